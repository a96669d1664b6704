import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Tile } from "~/components/ui/tile";
import { notetaker } from "~/content/pages/notetaker";

const { how, what, why } = notetaker.panels;

/** "How It Works", "What You'll Get" and "Why Use Free Notetaker?", side by side where there is room. */
export function Panels() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {[how, what].map(({ title, points }) => (
        <Card key={title}>
          <h2 className="text-h3">{title}</h2>
          <ul className="mt-5 space-y-5">
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
        </Card>
      ))}
      <Card className="md:col-span-2 lg:col-span-1">
        <h2 className="text-h3">{why.title}</h2>
        <CheckList items={why.points} className="mt-5" />
      </Card>
    </div>
  );
}
