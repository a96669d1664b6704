import { useActionData, useLoaderData } from "@remix-run/react";
import { lateForm } from "~/components/forms/late-form";
import { Still } from "~/components/ui/still";
import {
  Done,
  GuidesForm,
  MembersForm,
  Part,
  type PartName,
  WorkspaceForm,
} from "./lead-parts.server";
import type { action, loader } from "./lead-route.server";

export { action, headers, loader, meta } from "./lead-route.server";

export const handle = { hydrate: true };

const forms = {
  "free-resources": lateForm(
    GuidesForm,
    async () => (await import("~/leads/guides-form")).GuidesForm,
    { eager: true },
  ),
  ai4b: lateForm(MembersForm, async () => (await import("~/leads/members-form")).MembersForm, {
    nativeRules: true,
  }),
  "free-workspace-email": lateForm(
    WorkspaceForm,
    async () => (await import("~/leads/workspace-form")).WorkspaceForm,
  ),
};

const twoColumns = "column grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:pt-14";
const layouts = {
  "free-resources": { band: "section-tight border-t", columns: "column" },
  ai4b: {
    band: "on-tint overflow-clip",
    columns: `${twoColumns} lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:pb-24`,
  },
  "free-workspace-email": {
    band: "on-tint overflow-clip",
    columns: `${twoColumns} lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr_auto] lg:pb-48`,
  },
};

export default function LeadPage() {
  const { page, sent, token } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const Form = forms[page];
  const { band, columns } = layouts[page];
  const part = (name: PartName) => (
    <Still id={name}>
      <Part page={page} name={name} />
    </Still>
  );

  return (
    <>
      {part("before")}
      <section className={band}>
        <div className={columns}>
          {part("intro")}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {sent ? (
              <Still id="done">
                <Done page={page} sent={sent} />
              </Still>
            ) : (
              <Form token={token} returned={returned} />
            )}
            {part("voice")}
          </div>
          {part("points")}
        </div>
      </section>
      {part("preview")}
    </>
  );
}
