import { useEffect, useState, type ReactNode } from "react";
import type { MediaKit } from "~/content/pages/media-kit";
import { kitTabs as words } from "~/content/pages/media-kit-tabs";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Headshot } from "~/components/ui/portrait";
import { showToast } from "~/components/ui/toaster";

/** Milliseconds, as specified. */
const copiedMs = 2_000;

type Pictured = {
  readonly name: string;
  readonly slug: string;
  readonly portrait: string;
  readonly headshot: string;
};

type BioTexts = MediaKit["bios"];

export function Pictures({ name, slug, portrait, headshot, line }: Pictured & { line: string }) {
  const { square, logos, introduce } = words.headshot;
  const [dark, light] = logos;
  return (
    <>
      <div className="mt-6 grid gap-x-6 gap-y-8 border-t border-fg pt-6 sm:grid-cols-3">
        <Asset
          {...square}
          file={headshot}
          saveAs={`${slug}.${headshot.split(".").pop() ?? ""}`}
          variant="primary"
          ground="justify-items-start"
        >
          <Headshot of={{ name, portrait }} className="size-40" />
        </Asset>
        <Asset {...dark} ground="border bg-paper-0">
          <Logo file={dark.file} />
        </Asset>
        <Asset {...light} ground="border border-ink-900 bg-ink-900">
          <Logo file={light.file} />
        </Asset>
      </div>
      <h2 className="mt-10 text-h3">{introduce(name)}</h2>
      <p className="mt-3 max-w-measure text-lede text-muted">“{line}”</p>
    </>
  );
}

function Logo({ file }: { file: string }) {
  return <img src={file} alt="" width={1600} height={400} className="w-full max-w-70 px-8" />;
}

function Asset({
  title,
  text,
  download,
  file,
  saveAs,
  ground,
  variant = "secondary",
  children,
}: Readonly<Record<"title" | "text" | "download" | "file" | "ground", string>> & {
  saveAs?: string;
  variant?: "primary" | "secondary";
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start">
      <div className={`grid h-40 w-full place-items-center overflow-clip rounded-card ${ground}`}>
        {children}
      </div>
      <h2 className="mt-4 text-ui font-semibold">{title}</h2>
      <p className="mt-1 mb-4 max-w-[44ch] text-small text-muted">{text}</p>
      <ButtonLink
        href={file}
        download={saveAs ?? file.split("/").pop()}
        variant={variant}
        onClick={() => showToast(words.headshot.toast)}
        className="mt-auto max-phone:w-full"
      >
        <Icon name="download" className="size-4" />
        {download}
      </ButtonLink>
    </div>
  );
}

export function Bios({ name, bios }: { name: string; bios: BioTexts }) {
  return (
    <div className="mt-8 grid gap-5">
      {words.bio.lengths.map(({ id, ...labels }) => (
        <Bio key={id} {...labels} text={bios[id]} file={`${name.toLowerCase()}-${id}-bio.txt`} />
      ))}
    </div>
  );
}

function Bio({
  label,
  text,
  copy,
  download,
  file,
}: Readonly<Record<"label" | "text" | "copy" | "download" | "file", string>>) {
  const { copied, toast, failed } = words.bio;
  const [justCopied, setJustCopied] = useState(false);

  useEffect(() => {
    if (!justCopied) return;
    const timer = setTimeout(() => setJustCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [justCopied]);

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast(failed, "error");
      return;
    }
    setJustCopied(true);
    showToast(toast);
  };

  return (
    <Card className="flex flex-col">
      <h2 className="flex items-baseline justify-between gap-4 text-h3">
        {label}
        <span className="font-body text-fine font-normal text-subtle">
          {words.bio.words(text.split(" ").length)}
        </span>
      </h2>
      <p className="mb-6 mt-3 max-w-measure text-muted">{text}</p>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button onClick={onCopy} className="min-w-36 max-phone:w-full no-script:hidden">
          <Icon name={justCopied ? "check" : "copy"} className="size-4" />
          {justCopied ? copied : copy}
        </Button>
        {/* The file is in its link, so that it can be saved without script as well. */}
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={file}
          variant="secondary"
          className="max-phone:w-full"
        >
          <Icon name="download" className="size-4" />
          {download}
        </ButtonLink>
      </div>
    </Card>
  );
}
