import { EnvError, isPublic, readEnv } from "../../app/config/env.server.ts";
import { secretNames } from "../../app/config/published-secrets.server.ts";
import { secretKinds } from "./secrets.ts";
import { bindings } from "./values.ts";

export type Findings = {
  /** Sentences: with any of these the site would not answer, or not be safe. */
  readonly refusals: readonly string[];
  /** What will be off, and the secrets that would put it on. */
  readonly off: readonly (readonly [feature: string, secrets: readonly string[]])[];
};

/**
 * What can be said of a deployment before it is made, from `[vars]` of wrangler.toml and the names of the
 * secrets that are set; null: not asked for.
 */
export function judgeSettings(
  vars: Readonly<Record<string, unknown>>,
  secrets: readonly string[] | null,
): Findings {
  const put = (name: string) => `npx wrangler secret put ${name}`;
  const isAttendee = vars["BOT_PROVIDER"] === "attendee";
  const open = secretNames.filter((name) => vars[name] !== undefined);
  const absent = secretKinds.filter(({ name }) => secrets !== null && !secrets.includes(name));
  const otherBots = isAttendee ? "the notetaker" : "bots of your own";
  const features = new Map<string, string[]>();
  for (const { feature, name, isOptional } of absent) {
    if (feature === null || isOptional || feature === otherBots) continue;
    features.set(feature, [...(features.get(feature) ?? []), name]);
  }
  const refusals = [
    ...open.map((name) => {
      return `${name} stands in wrangler.toml, for all to read. Take it out, then: ${put(name)}`;
    }),
    ...wrongIn(vars),
    ...(isAttendee && !vars["ATTENDEE_BASE_URL"]
      ? ["ATTENDEE_BASE_URL in wrangler.toml is missing: it says where your bots are run."]
      : []),
    ...(absent.some(({ name }) => name === "SITE_SECRET")
      ? [`SITE_SECRET is not set: the site would not answer. ${put("SITE_SECRET")}`]
      : []),
  ];
  return { refusals, off: [...features] };
}

/** Judges the variables by the Worker's own rules, with stand-ins for what is not in the file. */
function wrongIn(vars: Readonly<Record<string, unknown>>): readonly string[] {
  const visible = Object.entries(vars).filter(([name]) => !secretNames.some((one) => one === name));
  try {
    const standIn = { SITE_SECRET: "x".repeat(32) };
    const { siteUrl } = readEnv({ ...bindings, ...standIn, ...Object.fromEntries(visible) });
    if (isPublic(siteUrl)) return [];
    return [`SITE_URL in wrangler.toml is ${siteUrl}: it must be the site's own https address.`];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.keys.map(
      (name) => `${name} in wrangler.toml is missing or not what it should be.`,
    );
  }
}
