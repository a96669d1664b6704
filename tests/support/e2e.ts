import { randomInt } from "node:crypto";
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { axeFindings } from "./accessibility.ts";
import { answerProvider } from "./calendar.ts";
import { expectNoSidewaysScroll } from "./look.ts";
import { startSite, type Site } from "./running-site.ts";
import { watchUsedCss } from "./used-css.ts";

type TestFixtures = {
  /** Console messages that a test expects; any other message fails the test. Set with `test.use`. */
  readonly allowedMessages: readonly RegExp[];
  /** true for tests of the pixel: a visitor's choice about the pixel is all that a browser may keep. */
  readonly keepsChoice: boolean;
  readonly noScriptPage: Page;
};

type WorkerFixtures = {
  /** Variables of the site besides those of `tests/support/site-vars.ts`. Set with `test.use` for a whole file. */
  readonly siteVars: Readonly<Record<string, string>>;
  readonly site: Site;
};

const scriptless = new WeakSet<Page>();
const copyTabs = new WeakMap<Browser, Promise<Page>>();

/** Playwright's `test` against the real Worker. Every console message or page error fails a test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteVars: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ siteVars }, use, { parallelIndex }) => {
      const site = await startSite(parallelIndex, siteVars);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  allowedMessages: [[], { option: true }],
  keepsChoice: [false, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  // Rate limits count by network address: each test has its own.
  extraHTTPHeaders: async ({}, use) => use({ "cf-connecting-ip": randomAddress() }),
  context: async ({ context, allowedMessages, keepsChoice, baseURL }, use) => {
    const messages = listen(context, allowedMessages);
    await answerProvider(context);
    await watchUsedCss(context);
    await use(context);
    if (!keepsChoice)
      expect(await storedNames(context, baseURL ?? ""), "nothing is kept").toEqual([]);
    expect(messages, "the console stays silent").toEqual([]);
  },
  noScriptPage: async ({ browser, baseURL, extraHTTPHeaders, viewport }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
    });
    const page = await context.newPage();
    scriptless.add(page);
    await use(page);
    await context.close();
  },
});

export { expect };

/** Opens a page and waits until React has taken over; earlier, forms and links work without script. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/**
 * React's root shows when React has taken over the document
 * (https://github.com/facebook/react/blob/v18.3.1/packages/react-reconciler/src/ReactFiberShellHydration.js);
 * the effects, in which pages begin to listen, follow in a message that is already posted then. An idle
 * network would not be enough: on a slow machine, a loaded script may not have run.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"));
    return root?.[1].stateNode.current.memoizedState.isDehydrated === false;
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

export async function expectSound(page: Page): Promise<void> {
  const checkedPage = scriptless.has(page) ? await copyWithScript(page) : page;
  expect(await axeFindings(checkedPage), "axe finds nothing").toEqual([]);
}

/** `expectSound`, and nothing scrolls sideways on a screen of 320 px. */
export async function expectWhole(page: Page): Promise<void> {
  await expectSound(page);
  const size = page.viewportSize();
  await expectNoSidewaysScroll(page, { width: 320, height: 800 });
  if (size) await page.setViewportSize(size);
}

/** Copies the document, without its scripts, into a tab with script, because axe is script itself. */
async function copyWithScript(page: Page): Promise<Page> {
  const html = (await page.content())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<\/?noscript>/g, "");
  const browser = page.context().browser()!;
  const tab = copyTabs.get(browser) ?? browser.newPage();
  copyTabs.set(browser, tab);
  const copy = await tab;
  await copy.setViewportSize(page.viewportSize()!);
  // Without this line, an address that differs only in its fragment would load nothing.
  await copy.goto("about:blank");
  await copy.unrouteAll();
  await copy.route(page.url(), (route) => route.fulfill({ body: html, contentType: "text/html" }));
  await copy.goto(page.url());
  return copy;
}

function listen(context: BrowserContext, allowed: readonly RegExp[]): readonly string[] {
  const messages: string[] = [];
  const hear = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) messages.push(text);
  };
  context.on("console", (message) => {
    hear(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => hear(`page error: ${event.error().message}`));
  return messages;
}

async function storedNames(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const { cookies, origins } = await context.storageState();
  const own = context.pages().filter((page) => page.url().startsWith(origin));
  const inTabs = await Promise.all(
    own.map((page) =>
      page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]),
    ),
  );
  return [
    ...cookies.map(({ name }) => `cookie ${name}`),
    ...origins
      .filter((one) => one.origin === origin)
      .flatMap(({ localStorage }) => localStorage.map(({ name }) => `localStorage ${name}`)),
    ...inTabs.flat(),
  ];
}

function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
