import { social, type Shot } from "~/content/pages/social";

const { enlarge } = social.features;

/** Each card is a link to its picture; with script the `Lightbox` shows it over the page. */
export function ShotCards({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {shots.map(({ src, title, text }) => (
        <li key={src}>
          <a
            href={src}
            className="block h-full overflow-hidden rounded-card border border-paper-200 bg-paper-0 transition-colors hover:border-pine-600/40"
          >
            <img
              src={src}
              alt=""
              width={960}
              height={640}
              loading="lazy"
              className="aspect-3/2 w-full border-b border-paper-200"
            />
            <span className="block p-6">
              <span className="sr-only">{enlarge("")}</span>
              <span className="block text-h3 font-display">{title}</span>
              <span className="mt-1.5 block text-small text-muted">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
