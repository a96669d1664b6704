import { Icon } from "~/components/ui/icon";
import type { PageId } from "~/config/pages";
import { sentToWords } from "~/content/shared/mail-notes";
import { href } from "~/lib/render/href";

/** The address, and a link back to the form to correct it; `address` is null if no longer known. */
export function SentTo({ address, page }: { address: string | null; page: PageId }) {
  const { before, correct, unknown } = sentToWords;
  if (address === null) return unknown;
  return (
    <>
      {before} <strong className="break-words font-semibold text-fg">{address}</strong>.{" "}
      {correct.before}{" "}
      <a href={href(page)} className="text-fg underline underline-offset-4">
        {correct.link}
      </a>
      {correct.after}
    </>
  );
}

export function MailNotes({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <details className="group/notes border-t border-paper-200 pt-1 text-small">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {title}
        <Icon name="chevron-down" className="size-5 text-subtle group-open/notes:rotate-180" />
      </summary>
      <ul className="mt-1 list-disc space-y-1.5 pl-5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
