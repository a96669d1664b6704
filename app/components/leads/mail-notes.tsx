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
