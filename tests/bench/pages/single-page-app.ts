import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import { root } from "../../../scripts/parts/root.ts";
import { withoutScript } from "./limit.ts";

/** What is sent for each page of the application, and the files that all of them share. */
export type SinglePageApp = {
  readonly html: (path: string) => string;
  readonly script: string;
  readonly css: string;
};

/** An element as React's `createElement` takes it, or a text. */
type Drawn = string | readonly [tag: string, props: Record<string, string | true>, Drawn[]];

export const appFiles = { script: "/spa.js", css: "/spa.css" } as const;

/**
 * The site as a single-page application: the same markup, React, wouter and TanStack Query, all pages in
 * one file, the stylesheet in another, as Vite builds it where nobody splits it by hand. Header and
 * footer are there once. The behaviour of the pages is not, so this twin is faster than a real one.
 */
export async function singlePageApp(
  browser: Browser,
  pages: Readonly<Record<string, string>>,
): Promise<SinglePageApp> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const trees: Record<string, Drawn[]> = {};
  for (const [path, html] of Object.entries(pages)) {
    trees[path] = await drawn(page, withoutScript(html));
  }
  await context.close();
  return {
    css: Array.from(new Set(Object.values(pages).map(styleOf))).join(""),
    script: await bundle(programme(trees)),
    html: (path) =>
      `<!DOCTYPE html><html lang="en"><head>${linksOf(pages[path] ?? "")}` +
      `<script type="module" src="${appFiles.script}"></script>` +
      `<link rel="stylesheet" href="${appFiles.css}"></head>` +
      `<body><div id="root"></div></body></html>`,
  };
}

function linksOf(html: string): string {
  const [, head = ""] = /<head>([\s\S]*?)<\/head>/.exec(withoutScript(html)) ?? [];
  return (head.match(/<title>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>/g) ?? []).join("");
}

function styleOf(html: string): string {
  return /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
}

/** What a browser makes of the page's body. */
async function drawn(page: Page, html: string): Promise<Drawn[]> {
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
  await page.unrouteAll();
  return tree;
}

function programme(trees: Readonly<Record<string, readonly Drawn[]>>): string {
  const parts = new Map<string, string>();
  /** What several pages draw is drawn by one component. */
  const counts = new Map<string, number>();
  for (const node of Object.values(trees).flat()) {
    const drawing = code(node);
    counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
  }
  const use = (node: Drawn) => {
    const drawing = code(node);
    if (typeof node === "string" || counts.get(drawing) === 1) return drawing;
    const name = parts.get(drawing) ?? `Part${parts.size}`;
    parts.set(drawing, name);
    return `h(${name})`;
  };
  const routes = Object.entries(trees).map(
    ([path, tree]) =>
      `h(Route, { path: ${JSON.stringify(path)}, component: function Page() {
        useQuery({ queryKey: ["page"], queryFn: async () => null });
        return h("div", null, ${tree.map(use).join(",")});
      } })`,
  );
  return `
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { Route, Switch } from "wouter";

${Array.from(parts, ([drawing, name]) => `function ${name}() { return ${drawing}; }`).join("\n")}
const client = new QueryClient();
const routes = h(Switch, null, ${routes.join(",\n")});
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
