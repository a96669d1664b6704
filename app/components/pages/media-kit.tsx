import { useEffect, useState, type ReactNode } from "react";
import { kitTabs as words, type KitTab } from "~/content/pages/media-kit-tabs";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Container } from "../ui/container";
import { Icon } from "../ui/icon";
import { Headshot } from "../ui/portrait";
import { showToast } from "../ui/toaster";
import { UrlTabs } from "../ui/url-tabs";

/** How long the button says that it copied, as specified. */
const copiedMs = 2_000;

type Pictured = {
  readonly name: string;
  readonly portrait: string;
  /** To download. */
  readonly headshot: string;
};

/** The headshot and the bio of one member in tabs, below the `title` of the kit and beside its `facts`. */
export function MediaKitTop({
  title,
  facts,
  member,
  shortBio,
  bio,
  tab,
  path,
}: {
  title: ReactNode;
  facts: ReactNode;
  member: Pictured;
  shortBio: string;
  bio: string;
  tab: KitTab;
  path: string;
}) {
  return (
    <section className="section-pad bg-paper-50 pt-8!">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          {title}
          <UrlTabs
            label={words.label}
            tabs={words.items}
            path={path}
            active={tab}
            panel={({ id }) =>
              id === "bio" ? (
                <Bios name={member.name} short={shortBio} long={bio} />
              ) : (
                <Picture {...member} />
              )
            }
          />
        </div>
        <div className="self-end">{facts}</div>
      </Container>
    </section>
  );
}

function Picture({ name, portrait, headshot }: Pictured) {
  const { text, download, toast, logo } = words.headshot;
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-[20rem_1fr] md:items-center">
      <Headshot
        of={{ name, portrait }}
        className="aspect-square h-auto w-full max-w-100 rounded-card md:max-w-80"
      />
      <div>
        <p className="mb-6 max-w-[48ch] text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            href={headshot}
            download={headshot.split("/").pop()}
            onClick={() => showToast(toast)}
            className="max-phone:w-full"
          >
            <Icon name="download" className="size-4" />
            {download}
          </ButtonLink>
          <ButtonLink
            href={logo.file}
            download={logo.file.split("/").pop()}
            variant="secondary"
            onClick={() => showToast(toast)}
            className="max-phone:w-full"
          >
            <Icon name="download" className="size-4" />
            {logo.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Bios({ name, short, long }: { name: string; short: string; long: string }) {
  const { short: shortLabel, long: longLabel, ...labels } = words.bio;
  const file = name.toLowerCase();
  return (
    <div className="mt-8 grid gap-5">
      <Bio
        label={shortLabel}
        text={short}
        copy={labels.copyShort}
        download={labels.downloadShort}
        file={`${file}-short-bio.txt`}
      />
      <Bio
        label={longLabel}
        text={long}
        copy={labels.copy}
        download={labels.download}
        file={`${file}-bio.txt`}
      />
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
