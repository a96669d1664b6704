import { ActionLink } from "~/components/sections/action";
import { Card, Tile } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { notetaker } from "~/content/pages/notetaker";

const { how, what, why } = notetaker.panels;

/** "How It Works", "What You'll Get" and "Why Use Free Notetaker?": the mail is the large one. */
export function Panels() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[7fr_5fr]">
      <Card className="lg:col-start-2">
        <h2 className="text-h3">{how.title}</h2>
        <Points points={how.points} className="mt-5 space-y-5" />
      </Card>
      <Card className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <h2 className="text-h3">{what.title}</h2>
        <picture className="mb-7 mt-5 block overflow-hidden rounded-tile border border-paper-200 shadow-e3">
          <source
            media="(max-width: 39.99rem)"
            srcSet={what.picture.phone}
            width={340}
            height={544}
          />
          <img
            src={what.picture.src}
            alt={what.picture.alt}
            width={640}
            height={404}
            loading="lazy"
            className="w-full"
          />
        </picture>
        <Points points={what.points} className="grid gap-5 sm:grid-cols-2" />
      </Card>
      <Card className="lg:col-start-2">
        <h2 className="text-h3">{why.title}</h2>
        <CheckList items={why.points} className="mt-5" />
      </Card>
    </div>
  );
}

type PointsProps = {
  readonly points: typeof how.points | typeof what.points;
  readonly className: string;
};

function Points({ points, className }: PointsProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point.title} className="flex gap-3.5">
          <Tile icon={point.icon} />
          <div className="min-w-0">
            <h3 className="text-ui">{point.title}</h3>
            <p className="mt-0.5 text-small text-muted">{point.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const { title, text, action } = notetaker.more;

/** Below the panels: the way to a notetaker of one's own, in a dialog where script runs. */
export function More() {
  return (
    <div className="mt-11 grid gap-x-8 gap-y-5 border-t border-edge pt-11 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 text-lede text-muted">{text}</p>
      </div>
      <ActionLink action={action} />
    </div>
  );
}
