import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import { createSite } from "../../workers/site";
import { inviteNamed } from "../fixtures/invites";
import { post, sendAll, reconcileAll } from "./invites";
import { mailbox, sentMails } from "./delivery";
import { createWorld, withWork } from "./pipeline";
import { recallFetch } from "./recall-fetch";
import { newAddress, realBuild, site as origin } from "../worker/visit";

/**
 * Everything that strangers can do to the site, through the whole Worker: forms without script, JSON, calendar
 * mails and links. Uses the test world's clock and the fake provider.
 */

const site = createSite(realBuild);

export type Who = { readonly name: string; readonly email: string };
export type Where = {
  readonly code: string;
  /** Epoch milliseconds; null for a meeting that runs now. */
  readonly at: number | null;
};

export function openSite(now: number, vars: Readonly<Record<string, string>> = {}) {
  const world = createWorld(now);
  const box = mailbox();
  vi.spyOn(globalThis, "fetch").mockImplementation(recallFetch(world.provider));
  const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);

  async function visit(path: string, init: RequestInit & { network?: string } = {}) {
    const headers = new Headers(init.headers);
    headers.set("CF-Connecting-IP", init.network ?? newAddress());
    const request = new Request(`${origin}${path}`, { redirect: "manual", ...init, headers });
    return withWork(world, async ({ clock, waitUntil, provider, otherProviders }) => {
      const services = { clock, waitUntil, provider, otherProviders };
      const response = await site(request, { ...bindings, ...vars }, services);
      const location = response.headers.get("Location");
      const { status, headers: sent } = response;
      return { status, location, text: await textOf(response), headers: sent };
    });
  }

  function postForm(path: string, fields: Record<string, string>, network?: string) {
    const from = network === undefined ? {} : { network };
    return visit(path, { method: "POST", body: new URLSearchParams(fields), ...from });
  }

  return {
    world,
    visit,
    postForm,

    logged: (event: string) =>
      logged.mock.calls
        .map(([entry]) => entry as { readonly event: string; readonly count?: number })
        .filter((entry) => entry.event === event),

    /** Posts the form without script. `page` is the receipt if the request was accepted. */
    async byForm({ name, email }: Who, { code, at }: Where, network?: string) {
      const when = at === null ? {} : { isScheduled: "on", ...formTime(at) };
      const fields = { name, email, meetingLink: `meet.google.com/${code}`, ...when };
      const { status, location, text } = await postForm("/freenotetaker", fields, network);
      const page = location === null ? text : (await visit(location)).text;
      const token = new URL(location ?? "", origin).searchParams.get("sent") ?? "";
      return { status, page, token };
    },

    async byJson({ name, email }: Who, { code, at }: Where, network?: string) {
      const time = at === null ? null : formTime(at);
      const payload = {
        ...{ name, email, meetingLink: `meet.google.com/${code}`, agreeToTerms: true },
        isScheduled: at !== null,
        scheduledTime: time && `${time.scheduledDate} ${time.scheduledTime} (${time.timezone})`,
        isoScheduledTime: at === null ? null : new Date(at).toISOString(),
        epochTimeMs: at,
        timezone: time && time.timezone,
      };
      const { status, text } = await visit("/api/note-taker-registration", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(payload),
        ...(network === undefined ? {} : { network }),
      });
      return { status, page: text, token: /"liveToken":"([^"]+)"/.exec(text)?.[1] ?? "" };
    },

    /** A calendar mail that the mail servers vouch for; a higher `version` moves the meeting. */
    byInvite: (who: Who, where: Where, { version = 0 } = {}) =>
      post(world, { raw: inviteMail(who, where, version) }),

    /** Reconciles invites and sends due messages, as a tick does. Returns the mails of this tick. */
    async tick() {
      const before = box.mock.calls.length;
      await reconcileAll(world);
      await sendAll(world);
      return sentMails(box).slice(before);
    },

    mails: (to?: string) => sentMails(box).filter((mail) => to === undefined || mail.to === to),

    press: (token: string, action: string, fields: Record<string, string> = {}) =>
      postForm(`/notetaker-status?token=${token}`, { do: action, ...fields }),

    open: (token: string, query = "") => visit(`/notetaker-status?token=${token}${query}`),
  };
}

export type OpenSite = ReturnType<typeof openSite>;

/** Decodes files too, which workerd does not treat as text. Turns the entity for an apostrophe into the character. */
async function textOf(response: Response): Promise<string> {
  return new TextDecoder().decode(await response.arrayBuffer()).replaceAll("&#x27;", "'");
}

export function linkOf(mail: { readonly text: string } | undefined): string {
  return /notetaker-status\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

export function formTime(at: number) {
  const iso = new Date(at).toISOString();
  const hour = Number(iso.slice(11, 13));
  const half = hour < 12 ? "AM" : "PM";
  const scheduledTime = `${hour % 12 === 0 ? 12 : hour % 12}:${iso.slice(14, 16)} ${half}`;
  return { scheduledDate: iso.slice(0, 10), scheduledTime, timezone: "Europe/London" };
}

function inviteMail({ name, email }: Who, { code, at }: Where, version: number) {
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");
  const domain = email.slice(email.lastIndexOf("@") + 1);
  let raw = inviteNamed("utc");
  const changes = [
    ["ida@firm.example", email],
    ["firm.example", domain],
    ["Ida Iversen", name],
    ["UID:meeting@", `UID:${email.replace(/\W/g, "-")}@`],
    ["SEQUENCE:0", `SEQUENCE:${version}`],
    ["20261210T130000Z", stamp(at ?? 0)],
    ["20261119T090000Z", stamp(Date.UTC(2026, 10, 19, 9, version))],
    ["var-iant-abc", code],
    ["Message-ID: <utc@", `Message-ID: <${version}-${email.replace(/\W/g, "-")}@`],
  ] as const;
  for (const [from, to] of changes) raw = raw.replaceAll(from, to);
  return raw;
}
