import type { PageId } from "~/config/pages";
import { sentToWords } from "~/content/shared/mail-notes";
import { href } from "~/lib/render/href";

/** Which address it was, and the way back to the form; `address` is null where it is not known any more. */
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

/** What to look for when a mail does not come. */
export function MailNotes({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="mt-6 rounded-tile border border-paper-200 bg-paper-50 p-4">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-small text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
