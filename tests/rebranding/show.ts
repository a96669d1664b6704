/**
 * Run in a project that was built, with the name of a file: writes there, as JSON, everything that
 * anybody outside of it gets to see. Its keys say what is seen, its values are the texts.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "../../scripts/parts/root.ts";
import { openBuild } from "../../scripts/parts/rendered-pages.ts";
import { openSite } from "./site.ts";

type Seen = Record<string, string>;

const build = await openBuild();
const { pages } = await import("../../app/config/pages.ts");
const { resources } = await import("../../app/config/resources.ts");
const site = openSite(build);
const seen: Seen = {
  ...(await answers()),
  ...(await notetaker()),
  ...(await mails()),
  ...(await pictures()),
  ...files("public/build"),
  "public/_headers": readFileSync(`${root}public/_headers`, "utf8"),
};
writeFileSync(String(process.argv[2]), JSON.stringify(seen));

/** Status, headers and body of every address, and of what there is none for. */
async function answers(): Promise<Seen> {
  const paths = [
    ...pages.flatMap((page) => page.paths),
    ...resources.map(({ path }) => path),
    "/x",
  ];
  const found: Seen = {};
  for (const path of paths) {
    found[`GET ${path}`] = await site.get(path);
    found[`POST ${path}`] = await site.post(path, "");
  }
  return found;
}

/** A request for the notetaker: its mails, what the provider of bots is sent, and its personal page. */
async function notetaker(): Promise<Seen> {
  const { names } = await import("../../app/config/names.ts");
  const asked = await site.post(
    "/api/note-taker-registration",
    JSON.stringify({
      email: "ada@example.com",
      name: "Ada",
      meetingLink: `${names.meetingService.host}/abc-defg-hij`,
      isScheduled: false,
      agreeToTerms: true,
    }),
  );
  await site.tick();
  const sent = site.sent.map((mail) => JSON.stringify(mail));
  const links =
    sent.join().match(/\/(?:notetaker-status|not-me|notetaker-opt-out)\?[^\s"\\<]+/g) ?? [];
  const personal = await Promise.all(links.map((link) => site.get(link)));
  return {
    asked,
    ...numbered("sent mail", sent),
    ...numbered("call", site.calls),
    ...numbered("personal page", personal),
  };
}

async function mails(): Promise<Seen> {
  const { sampleMails } = await import("../../scripts/ops/mails/samples.ts");
  return Object.fromEntries(
    sampleMails().map(({ id, mail }) => [`mail ${id}`, JSON.stringify(mail)]),
  );
}

/** What the pictures are drawn from. */
async function pictures(): Promise<Seen> {
  const { drawings } = await import("../../scripts/parts/pictures/drawings.ts");
  const { botPicture } = await import("../../scripts/parts/pictures/bot-picture.ts");
  const { memberIds, memberPortrait } = await import("../../scripts/parts/pictures/people/cast.ts");
  const { mark } = await import("../../scripts/parts/pictures/mark.ts");
  const { shareCard } = await import("../../scripts/parts/pictures/share-card.ts");
  return {
    ...Object.fromEntries(drawings()),
    ...numbered(
      "headshot",
      memberIds.map((member) => memberPortrait(member)),
    ),
    ...numbered(
      "share card",
      pages.map(({ id }) => shareCard(id, "", mark)),
    ),
    "bot picture": botPicture(mark),
  };
}

/** By name and content. */
function files(folder: string): Seen {
  const names = readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(?:js|css|svg)$/.test(name));
  return Object.fromEntries(
    texts.map((name) => [
      `${folder}/${name}`,
      `${name}\n${readFileSync(`${root}${folder}/${name}`, "utf8")}`,
    ]),
  );
}

function numbered(what: string, texts: readonly string[]): Seen {
  return Object.fromEntries(texts.map((text, nth) => [`${what} ${nth + 1}`, text]));
}
