import type { Browser } from "@playwright/test";
import { build } from "esbuild";
import { root } from "../../../scripts/parts/root.ts";
import { withoutScript } from "./limit.ts";

export type SinglePageApp = {
  readonly html: string;
  readonly script: string;
  readonly css: string;
};

/** An element as React's `createElement` takes it, or a text. */
type Drawn = string | readonly [tag: string, props: Record<string, string | true>, Drawn[]];

export const appFiles = { script: "/spa.js", css: "/spa.css" } as const;

/**
 * The same markup as a single-page application would draw it: React, wouter and TanStack Query in one
 * file, the stylesheet in another, as Vite lays them out. A real application has its other pages and
 * their behaviour beside it, so this twin is faster than what it stands for.
 */
export async function singlePageApp(
  browser: Browser,
  page: string,
  path: string,
): Promise<SinglePageApp> {
  const still = withoutScript(page);
  const [, head = ""] = /<head>([\s\S]*?)<\/head>/.exec(still) ?? [];
  const [, css = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(head) ?? [];
  const links = head.match(/<title>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>/g) ?? [];
  return {
    css,
    script: await bundle(programme(await drawn(browser, still), path)),
    html:
      `<!DOCTYPE html><html lang="en"><head>${links.join("")}` +
      `<script type="module" src="${appFiles.script}"></script>` +
      `<link rel="stylesheet" href="${appFiles.css}"></head>` +
      `<body><div id="root"></div></body></html>`,
  };
}

/** What a browser makes of the page's body. */
async function drawn(browser: Browser, html: string): Promise<Drawn[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body: html, contentType: "text/html" })
      : route.abort(),
  );
  await page.goto("http://twin.test/", { waitUntil: "domcontentloaded" });
  const tree = await page.evaluate(() => {
    type Node = string | [string, Record<string, string | true>, Node[]];
    const renamed: Record<string, string> = {
      class: "className",
      for: "htmlFor",
      value: "defaultValue",
      checked: "defaultChecked",
    };
    function read(parent: Element): Node[] {
      return [...parent.childNodes].flatMap((child): Node[] => {
        if (child instanceof Text) return [child.data];
        if (!(child instanceof Element) || child.localName === "script") return [];
        const props = [...child.attributes].map(({ name, value }) => {
          const bare = value === "" && !["alt", "value"].includes(name);
          return [renamed[name] ?? name, bare ? (true as const) : value] as const;
        });
        return [[child.localName, Object.fromEntries(props), read(child)]];
      });
    }
    return read(document.body);
  });
  await context.close();
  return tree;
}

function programme(tree: readonly Drawn[], path: string): string {
  return `
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { Route, Switch } from "wouter";

function Page() {
  useQuery({ queryKey: ["page"], queryFn: async () => null });
  return h("div", null, ${tree.map(code).join(",")});
}
const client = new QueryClient();
const routes = h(Switch, null, h(Route, { path: ${JSON.stringify(path)}, component: Page }));
createRoot(document.getElementById("root")).render(h(QueryClientProvider, { client }, routes));`;
}

function code(node: Drawn): string {
  if (typeof node === "string") return JSON.stringify(node);
  const [tag, props, children] = node;
  return `h(${[JSON.stringify(tag), JSON.stringify(props), ...children.map(code)].join(",")})`;
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles.map(({ text }) => text).join("");
}
