import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { aiFramework, frameworkSheet as words } from "~/content/shared/ai-framework";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const siteUrl = data?.siteUrl ?? "";
  return pageMeta({ page: "ai4b-framework", ...words, siteUrl, indexed: false });
};

export function loader({ context }: LoaderFunctionArgs) {
  return { siteUrl: context.env.siteUrl };
}

/** A page to print and to write on. It ships no script. */
export default function FrameworkSheet() {
  const { heading, lede, print, stuck } = words;
  return (
    <div className="column pb-24 pt-10 print:py-0">
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-4 max-w-[60ch] text-lede text-muted">{lede}</p>
      <p className="no-print mt-2 text-small text-subtle">{print}</p>
      <ol className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2 print:mt-5 print:grid-cols-2 print:gap-5">
        {aiFramework.map((step, nth) => (
          <Step key={step.name} step={step} nth={nth + 1} />
        ))}
      </ol>
      <p className="no-print mt-10 text-small text-muted">
        {stuck.before}
        <a href={href("book")} className="text-fg underline underline-offset-4">
          {stuck.link}
        </a>
        .
      </p>
    </div>
  );
}

function Step({ nth, step }: { nth: number; step: (typeof aiFramework)[number] }) {
  const { name, question, how, columns, rows } = step;
  return (
    <li className="break-inside-avoid">
      <h2 className="flex items-baseline gap-3 text-h3">
        <span className="font-display tabular-nums text-pine-600">{nth}</span>
        {name}
      </h2>
      <p className="mt-1 font-semibold">{question}</p>
      <p className="mt-1 max-w-[56ch] text-small text-muted">{how}</p>
      <table className="mt-3 w-full table-fixed border-collapse text-left text-fine">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border border-edge px-2 py-1.5 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column} className="h-9 border border-edge print:h-7" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}
