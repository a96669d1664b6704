import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { ownerOf, type Parts, vevent } from "../../tests/support/invite-mail";
import { senderOf as readSender } from "./sender";

const ida = "Ida Iversen <ida@firm.example>";
const passed = "mx.cloudflare.net; dmarc=pass header.from=firm.example";

async function senderOf(from: string, ...results: readonly string[]) {
  const lines = results.map((result) => `Authentication-Results: ${result}`);
  return vouched([...lines, `From: ${from}`, "", ""].join("\r\n"));
}

/** Returns the sender if a mail server vouches for it. */
async function vouched(raw: string) {
  const { proof, ...sender } = readSender(await PostalMime.parse(raw)) ?? { proof: "nobody" };
  return proof === "domain" ? sender : null;
}

test("the sender that a mail server vouches for is returned", async () => {
  expect(await senderOf(ida, passed)).toEqual({ email: "ida@firm.example", name: "Ida Iversen" });
  expect(await senderOf(ida)).toBeNull();
});

describe("the results of the mail server", () => {
  const about = (results: string) => `mx.cloudflare.net; ${results}`;

  test.each([
    ["another domain", about("dmarc=pass header.from=evil.example")],
    ["a domain with the same ending", about("dmarc=pass header.from=evil-firm.example")],
    ["another server", "mx.evil.example; dmarc=pass header.from=firm.example"],
    ["a server with the same beginning", passed.replace(".net;", ".net.evil.example;")],
    ["a failure beside a signature", about("dmarc=fail; dkim=pass header.d=firm.example")],
    ["a signature of a subdomain", about("dkim=pass header.d=mail.firm.example")],
    ["a signature of a top-level domain", about("dkim=pass header.d=example")],
    ["a signature of the end of the name", about("dkim=pass header.d=rm.example")],
    ["another sender's server", about("spf=pass smtp.mailfrom=ida@evil.example")],
    ["no result", about("dmarc=none header.from=firm.example")],
    ["a comment", about("spf=none (x; dmarc=pass header.from=firm.example)")],
    ["a nested comment", about("spf=none (a (b) ; dmarc=pass header.from=firm.example)")],
    [
      "an escaped parenthesis in a comment",
      about("spf=none (a \\) ; dmarc=pass header.from=firm.example (b))"),
    ],
    ["a quoted text", about('spf=none reason="; dmarc=pass header.from=firm.example"')],
    [
      "an escaped quote",
      about('spf=none reason="\\"; dmarc=pass header.from=firm.example; x=\\""'),
    ],
    ["a quote in a comment", about('spf=none ("; dmarc=pass header.from=firm.example)')],
    ["a comment that does not end", `${passed} (x`],
    ["a quoted text that does not end", `${passed} reason="x`],
  ])("do not prove the sender: %s", async (_what, results) => {
    expect(await senderOf(ida, results)).toBeNull();
  });

  test.each([
    ["the signature of her domain", about("dkim=pass header.d=firm.example")],
    ["the signature of her own address", about("dkim=pass header.i=@firm.example")],
    ["the server of her domain", about("spf=pass smtp.mailfrom=bounce@firm.example")],
    [
      "in any letter case, after a comment",
      "MX.Cloudflare.net (a; b); DMARC=Pass (p=none) header.from=Firm.example",
    ],
    ["a quote in a comment", about('spf=none (say "); dmarc=pass header.from=firm.example')],
    ["a parenthesis in quotes", about('spf=none reason="("; dmarc=pass header.from=firm.example')],
  ])("prove the sender: %s", async (_what, results) => {
    expect(await senderOf(ida, results)).toMatchObject({ email: "ida@firm.example" });
  });

  test("count only in the topmost header, because the sender may have written the others", async () => {
    expect(await senderOf(ida, "mx.evil.example; dmarc=none", passed)).toBeNull();
    expect(await senderOf(ida, passed, "mx.evil.example; dmarc=fail")).not.toBeNull();
  });

  test("may be in an ARC header", async () => {
    const chained = (instance: string) =>
      vouched(`ARC-Authentication-Results: ${instance}; ${passed}\r\nFrom: ${ida}\r\n\r\n`);
    expect(await chained("i=1")).not.toBeNull();
    expect(await chained("i=x")).toBeNull();
  });

  test("prove the senders at subdomains of the domain that they name", async () => {
    const below = "Ida <ida@mail.firm.example>";
    expect(await senderOf(below, about("dkim=pass header.d=firm.example"))).not.toBeNull();
    expect(await senderOf(below, passed)).toBeNull();
  });
});

describe("the From line", () => {
  test.each([
    ["two addresses", `${ida}, Eve <eve@evil.example>`],
    ["the same address twice", `${ida}, ${ida}`],
    ["a group", `Team: ${ida}, Eve <eve@evil.example>;`],
    ["a second line", `${ida}\r\nFrom: Eve <eve@evil.example>`],
    ["a quote that does not end", '"Ida <ida@firm.example>'],
    ["a comment that does not end", "(Ida <ida@firm.example>"],
    ["no domain", "Ida <ida>"],
    ["nothing", ""],
  ])("names no sender: %s", async (_what, from) => {
    expect(await senderOf(from, passed)).toBeNull();
  });

  test("with an address as display name takes the name from the mailbox", async () => {
    const quoting = '"eve@evil.example" <Ida@Firm.example>';
    expect(await senderOf(quoting, passed)).toEqual({ email: "ida@firm.example", name: "ida" });
  });

  test.each([
    ["Io <ida@firm.example>", "Io"],
    ["I <ida@firm.example>", "ida"],
    ["ida@firm.example", "ida"],
  ])("%s is called %s", async (from, name) => {
    expect(await senderOf(from, passed)).toMatchObject({ name });
  });
});

describe("an invite from Google Calendar that the sender's domain did not sign", () => {
  const google = "dkim=pass header.d=google.com header.s=20230601";
  const workspace = {
    "Authentication-Results": `mx.cloudflare.net; ${google}; dmarc=none header.from=firm.example`,
    From: ida,
    Sender: "Google Calendar <calendar-notification@google.com>",
    "Message-ID": "<calendar-1a2b-3c@google.com>",
  };
  const proofOf = async (changes: Readonly<Record<string, string>>) => {
    const lines = Object.entries({ ...workspace, ...changes }).map(
      ([key, one]) => `${key}: ${one}`,
    );
    const mail = await PostalMime.parse([...lines, "", ""].join("\r\n"));
    return readSender(mail)?.proof ?? null;
  };
  const results = (text: string) => ({ "Authentication-Results": `mx.cloudflare.net; ${text}` });

  test("is proven by Google's signature", async () => {
    expect(await proofOf({})).toBe("google");
    const lenient = `${google}; dmarc=fail header.from=firm.example policy.dmarc=none`;
    expect(await proofOf(results(lenient))).toBe("google");
  });

  test.each([
    ["another signer", results("dkim=pass header.d=evil.example")],
    ["a domain below Google's", results("dkim=pass header.d=x.google.com")],
    ["a domain that ends like it", results("dkim=pass header.d=evilgoogle.com")],
    ["an identity at Google's domain", results("dkim=pass header.i=@google.com")],
    ["a signature that fails", results("dkim=fail header.d=google.com")],
    ["a failure that is called a pass", results("dkim=passed header.d=google.com")],
    ["a comment", results("dkim=none (x; dkim=pass header.d=google.com)")],
    ["results that came with the mail", { "Authentication-Results": `mx.evil.example; ${google}` }],
    ["another sender", { Sender: "calendar-notification@google.com.evil.example" }],
    [
      "a display name that is the address",
      { Sender: '"calendar-notification@google.com" <a@evil.example>' },
    ],
    // A name in lower case adds a second header.
    ["two senders", { sender: "calendar-notification@google.com" }],
    ["another kind of mail", { "Message-ID": "<drive-1@google.com>" }],
    ["a Message-ID elsewhere", { "Message-ID": "<calendar-1@google.com.evil.example>" }],
    ["two Message-IDs", { "message-id": "<calendar-2@google.com>" }],
  ])("is not proven with %s", async (_what, changes) => {
    expect(await proofOf(changes)).toBe("nobody");
  });

  test.each(["reject", "quarantine", ""])(
    "is refused where DMARC fails under %j",
    async (policy) => {
      const failed = `${google}; dmarc=fail header.from=firm.example policy.dmarc=${policy}`;
      expect(await proofOf(results(failed))).toBeNull();
    },
  );
});

const organizer = (mailbox: string) => `ORGANIZER:mailto:${mailbox}`;
const her = "ida@firm.example";
const bo = "bo@firm.example";
const asked = `${her} asked`;
const munich = "ida@xn--mnchen-3ya.example";
const sales = "sales@firm.example";
const leary = "o&leary@firm.example";
const booking = "Booking <noreply@booking.example>";
const occurrenceOfBo = vevent({
  organizer: organizer(bo),
  event: "RECURRENCE-ID:20261211T130000Z",
});
const claimsGoogle = { auth: "none", head: "Sender: calendar-notification@google.com" };

test.each<[string, Parts, string | null]>([
  ["the organizer herself", {}, her],
  ["her address in another case", { from: "Ida <IDA@Firm.Example>" }, "ida@firm.example"],
  ["her address with a tag", { from: "Ida <ida+work@firm.example>" }, "ida+work@firm.example"],
  [
    "another spelling of a domain",
    { from: munich, organizer: organizer("ida@münchen.example") },
    munich,
  ],
  ["a shared mailbox", { from: sales, head: `Sender: ${her}`, organizer: organizer(sales) }, sales],
  [
    "EMAIL beside a number (RFC 7986 6.2)",
    { organizer: `ORGANIZER;EMAIL=${her}:mailto:2_GEYTM@imip.example` },
    her,
  ],
  ["an address with an ampersand", { from: leary, organizer: organizer(leary) }, leary],
  [
    "a cancellation without an organizer",
    { method: "CANCEL", mime: "CANCEL", organizer: "X-NO:organizer" },
    her,
  ],
  ["a booking tool", { from: booking, head: `Reply-To: ${her}` }, asked],
  ["a room", { from: "Room 3 <room3@firm.example>" }, asked],
  ["a ticket system", { from: "Support <support@desk.example>", head: "X-Ticket: 1" }, asked],
  ["a list", { from: "Team <team@lists.example>", head: "List-Id: <team.lists.example>" }, asked],
  [
    "an assistant",
    { from: bo, organizer: `ORGANIZER;SENT-BY="mailto:${bo}":mailto:${her}` },
    asked,
  ],
  ["her address without proof", { auth: "none" }, asked],
  ["another sender without proof", { from: booking, auth: "none" }, asked],
  [
    "a mail that only says it is from Google Calendar",
    { from: "E <eve@studio.example>", ...claimsGoogle },
    asked,
  ],
  ["no organizer", { organizer: "X-NO:organizer" }, null],
  ["an organizer that is no address", { organizer: "ORGANIZER:urn:uuid:1" }, null],
  ["two organizers", { event: "RRULE:FREQ=DAILY", more: occurrenceOfBo }, null],
])("an invite by %s has the right owner", async (_what, parts, owner) => {
  expect(await ownerOf(parts)).toBe(owner);
});
