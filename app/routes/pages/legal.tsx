import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActionLink, BackLink } from "~/components/sections/action";
import { Clauses, type LegalDocument } from "~/components/sections/clauses";
import { Icon } from "~/components/ui/icon";
import { botProviders } from "~/config/names";
import { pageAt } from "~/config/pages";
import { legalDocuments } from "~/content/pages/index";
import { legalContact } from "~/content/words/site";
import { pageMeta } from "~/lib/seo/seo.server";
import { ConsentForm } from "~/tracking/views.server";

/** Serves terms and privacy without a script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data, ...data.content }) : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageAt(new URL(request.url).pathname)?.id;
  const { env, pixelState } = context;
  const hasPixel = env.pixelId !== null;
  const content = page && legalDocuments[page]?.(botProviders[env.botProvider], hasPixel);
  if (!page || !content) throw new Response(null, { status: 404 });
  const hasChoice = page === "privacy" && hasPixel;
  return { page, content, siteUrl: env.siteUrl, pixelState: hasChoice ? await pixelState() : null };
}

export default function LegalPage() {
  const { content, pixelState } = useLoaderData<typeof loader>();
  const { heading, subject, back, updated, indexTitle, summary, clauses, contact } = content;
  return (
    <div className="column pb-24 pt-8">
      <BackLink action={back} />
      <h1 className="mt-8 text-h1">{heading}</h1>
      <p className="mt-4 text-lede text-muted">{subject}</p>
      <p className="mt-2 text-small text-subtle">{updated}</p>
      <Summary {...summary} />
      {pixelState === null ? null : <ConsentForm state={pixelState} />}
      <Clauses indexTitle={indexTitle} clauses={clauses} />
      <Contact title={contact} />
    </div>
  );
}

function Contact({ title }: { title: string }) {
  return (
    <section
      aria-labelledby="contact"
      className="no-print mt-16 flex flex-wrap items-center justify-between gap-6 border-t border-fg pt-6"
    >
      <div>
        <h2 id="contact" className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-muted">{legalContact.text}</p>
      </div>
      <ActionLink action={legalContact.action} variant="secondary" className="max-phone:w-full" />
    </section>
  );
}

function Summary({ title, points }: LegalDocument["summary"]) {
  return (
    <section aria-labelledby="summary" className="mb-14 mt-10 rounded-card bg-pine-100 p-6 sm:p-8">
      <h2 id="summary" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 gap-x-10 md:columns-2">
        {points.map((point) => (
          <li key={point} className="mb-3 grid break-inside-avoid grid-cols-[20px_1fr] gap-3">
            <Icon name="check" className="mt-1 size-5 text-pine-600" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
