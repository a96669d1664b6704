import type { MediaKit } from "~/content/pages/media-kit";
import { kitTabs as words } from "~/content/pages/media-kit-tabs";
import type { Member } from "~/content/shared/team";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Headshot } from "~/components/ui/portrait";
import { showToast } from "~/components/ui/toaster";
import { useCopied } from "~/lib/browser/use-copied";

type MemberPictures = Pick<Member, "name" | "slug" | "portrait" | "headshot">;

export function Pictures({
  name,
  slug,
  portrait,
  headshot,
  oneLiner,
}: MemberPictures & { oneLiner: string }) {
  const { square, logos, introduce } = words.headshot;
  const extension = headshot.split(".").pop() ?? "";
  return (
    <>
      <div className="mt-6 grid gap-x-6 gap-y-8 border-t border-fg pt-6 md:grid-cols-2">
        <div className="md:row-span-2">
          <Headshot of={{ name, portrait }} className="aspect-square w-full rounded-card" />
          <Download {...square} file={headshot} saveAs={`${slug}.${extension}`} variant="primary" />
        </div>
        {logos.map((logo) => (
          <div key={logo.file}>
            <div
              className={`grid h-34 place-items-center rounded-card border ${logo.isLightLogo ? "border-ink-900 bg-ink-900" : ""}`}
            >
              <img
                src={logo.file}
                alt=""
                width={1600}
                height={400}
                className="w-full max-w-70 px-8"
              />
            </div>
            <Download {...logo} />
          </div>
        ))}
      </div>
      <h2 className="mt-10 text-h3">{introduce(name)}</h2>
      <p className="mt-3 max-w-measure text-lede text-muted">“{oneLiner}”</p>
    </>
  );
}

function Download({
  title,
  text,
  download,
  file,
  saveAs,
  variant = "secondary",
}: Readonly<Record<"title" | "text" | "download" | "file", string>> & {
  saveAs?: string;
  variant?: "primary" | "secondary";
}) {
  return (
    <>
      <h2 className="mt-3 text-ui font-semibold">{title}</h2>
      <p className="mb-3 text-small text-muted">{text}</p>
      <ButtonLink
        href={file}
        download={saveAs ?? file.split("/").pop()}
        variant={variant}
        onClick={() => showToast(words.headshot.toast)}
        className="max-phone:w-full"
      >
        <Icon name="download" className="size-4" />
        {download}
      </ButtonLink>
    </>
  );
}

export function Bios({ slug, bios }: { slug: string; bios: MediaKit["bios"] }) {
  return (
    <div className="mt-6 border-t border-fg">
      {words.bio.lengths.map(({ id, ...labels }) => (
        <Bio key={id} {...labels} text={bios[id]} file={`${slug}-${id}-bio.txt`} />
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
  const { justCopied, copy: copyText } = useCopied();
  const onCopy = async () => {
    if (await copyText(text)) showToast(toast);
    else showToast(failed, "error");
  };

  return (
    <div className="border-t py-6 first:border-0">
      <h2 className="flex items-baseline justify-between gap-4 text-h3">
        {label}
        <span className="font-body text-fine font-normal text-subtle">
          {words.bio.words(text.split(" ").length)}
        </span>
      </h2>
      <p className="mt-2 mb-4 max-w-[64ch]">{text}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button
          onClick={onCopy}
          variant="secondary"
          className="min-w-36 max-phone:w-full no-script:hidden"
        >
          <Icon name={justCopied ? "check" : "copy"} className="size-4" />
          {justCopied ? copied : copy}
        </Button>
        {/* The file is in its link, so that it can be saved without script as well. */}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={file}
          className="more inline-flex min-h-11 items-center"
        >
          {download}
        </a>
      </div>
    </div>
  );
}
