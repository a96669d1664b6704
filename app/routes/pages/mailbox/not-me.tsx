import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  blockMailbox,
  type NotMeSubject,
  isBlocked,
  readNotMe,
  unblockMailbox,
} from "~/abuse/mailboxes.server";
import { readForm } from "~/lib/http/read-body.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { OneButtonScreen } from "~/components/layout/one-button-screen.server";
import { notMeWords as words } from "~/content/pages/not-me";
import { invalidLinks } from "~/content/words/links";
import { deleteMailboxLeads } from "~/leads/erase.server";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { deleteEverything } from "~/notetaker/changes/change.server";
import { personalHeaders } from "../../personal-headers.server";
import { refuse, tokenIn } from "./mail-link.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const title = data?.isBlocked ? words.done.title : words.title;
  const { description } = words;
  return pageMeta({ page: "not-me", title, description, siteUrl: data?.siteUrl ?? "" });
};

export const headers = personalHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = await readLink(request, context);
  if (link === null) throw closedLink(words.unavailable, 503);
  const { about, isBlocked } = link;
  return { about, isBlocked, token: tokenIn(request), siteUrl: context.env.siteUrl };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const link = await readLink(request, context);
  if (context.overLimit) return refuse(429, words.problems.tooFast);
  if (link === null || !(await press(request, context, link))) {
    return refuse(503, words.problems.unavailable);
  }
  return redirect(href("not-me", { query: { token: tokenIn(request) } }), 303);
}

type Link = NotMeSubject & { readonly isExpired: boolean; readonly isBlocked: boolean };

/** Returns null if D1 is down. Throws the page of a forged link, or of an expired one without a block to undo. */
async function readLink(
  request: Request,
  { env, db, clock }: AppLoadContext,
): Promise<Link | null> {
  const subject = await readNotMe(env.siteSecret, tokenIn(request), clock());
  if (subject === null) throw closedLink(invalidLinks.notMe, 404);
  const blocked = await isBlocked(db, subject.mailboxKey).catch((error: unknown) => {
    log({ event: "not_me.unavailable", kind: kindOf(error) });
    return null;
  });
  if (blocked === null) return null;
  if (!blocked && subject.isExpired) throw closedLink(words.over, 410);
  return { ...subject, isBlocked: blocked };
}

const undoField = { name: "do", value: "undo" } as const;

/** Returns false if a part failed. Blocks the mailbox last: the page says "Done" as soon as it is blocked. */
async function press(
  request: Request,
  context: AppLoadContext,
  { mailboxKey, about, subjectId, isExpired }: Link,
): Promise<boolean> {
  const { db } = context;
  const now = context.clock();
  const form = await readForm(request, [undoField.name]);
  if (form.outcome !== "ok") return false;
  const isUndo = form.values[undoField.name] === undoField.value;
  // An expired link can only undo. It opens only while the mailbox is blocked, and the redirect shows the block.
  if (isExpired && !isUndo) return true;
  try {
    if (isUndo) {
      await unblockMailbox(db, mailboxKey, now);
    } else {
      if (about === "lead") await deleteMailboxLeads(db, { leadId: subjectId, mailboxKey });
      else if ((await deleteEverything(context, subjectId)).outcome === "unavailable") return false;
      await blockMailbox(db, mailboxKey, now);
    }
  } catch (error) {
    log({ event: "not_me.failed", kind: kindOf(error) });
    return false;
  }
  log({ event: "not_me.stored", about, undone: isUndo });
  return true;
}

export default function NotMe() {
  const { isBlocked, about, token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const page = { action: href("not-me", { query: { token } }), problem };
  if (!isBlocked) return <OneButtonScreen {...words} {...page} notes={words[about]} />;
  const { after, ...done } = words.done;
  return (
    <OneButtonScreen
      {...done}
      {...page}
      hiddenField={undoField}
      variant="secondary"
      notes={after}
    />
  );
}
