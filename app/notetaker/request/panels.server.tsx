import { href } from "~/lib/render/href";
import { Icon } from "~/components/ui/icon";
import { ActionLink } from "~/components/sections/action";
import { groundOf } from "~/components/ui/badge";
import { Card, Tile } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { notetaker } from "~/content/pages/notetaker";

export { ClientVoice } from "~/components/pages/transcript-sample";

const { title: heading, how, what, why } = notetaker.panels;

/** "How It Works", "What You'll Get" and "Why Use Free Notetaker?": the mail is the large one. */
export function Panels() {
  return (
    <>
      <h2 className="mb-6 text-h2 md:mb-11">{heading}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[7fr_5fr]">
        <div className={`rounded-card p-6 sm:p-7 lg:row-span-2 ${groundOf.agents}`}>
          <h3 className="text-h3">{what.title}</h3>
          <picture className="mb-7 mt-5 block overflow-hidden rounded-tile shadow-e3">
            <source
              media="(max-width: 39.99rem)"
              srcSet={what.picture.phone}
              width={340}
              height={606}
            />
            <img
              src={what.picture.src}
              alt={what.picture.alt}
              width={640}
              height={420}
              loading="lazy"
              className="w-full"
            />
          </picture>
          <dl className="grid gap-x-5 gap-y-4 text-small sm:grid-cols-2">
            {what.points.map((point) => (
              <div key={point.title}>
                <dt className="font-semibold">{point.title}</dt>
                <dd className="text-muted">{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Card>
          <h3 className="text-h3">{how.title}</h3>
          <ul className="mt-5">
            {how.points.map((point) => (
              <li key={point.title} className="flex gap-4 border-t border-paper-200 py-5">
                <Tile icon={point.icon} />
                <div>
                  <h4 className="text-ui">{point.title}</h4>
                  <p className="mt-0.5 text-small text-muted">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h3 className="text-h3">{why.title}</h3>
          <CheckList items={why.points} className="mt-5" />
        </Card>
      </div>
    </>
  );
}

const { title, text, page, call } = notetaker.more;

/** Below the panels: the way to a notetaker of one's own. The call opens in a dialog where script runs. */
export function More() {
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 rounded-card bg-pine-100 p-6 sm:p-7 lg:grid-cols-[1fr_auto] lg:items-center">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-phone:*:w-full">
        <ActionLink action={page} /> <ActionLink action={call} variant="secondary" />
      </div>
    </div>
  );
}

export function Intro() {
  return (
    <div>
      <a
        href={href("home")}
        className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-on-dark-muted hover:text-on-dark"
      >
        <Icon name="arrow-left" className="size-4" />
        {notetaker.backHome}
      </a>
      <h1 className="mt-2 text-h1 sm:mt-4 lg:mt-8">{notetaker.heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-balance text-on-dark-muted">
        {notetaker.lede}
      </p>
    </div>
  );
}
