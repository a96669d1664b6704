/**
 * The layers of `app/`, from the ground up; each may use those below it that its row in `arrowsOut`
 * names. A folder of `app/` that is none of them is a feature.
 */
const folders = [
  ["config", "config"],
  ["styles", "styles"],
  ["lib", "lib"],
  ["db", "db"],
  // The port to bot providers: knows neither jobs nor people.
  ["notetaker/provider", "provider"],
  ["email", "email"],
  ["jobs", "jobs"],
  ["abuse", "abuse"],
  // Words of forms, errors, controls and the frame of every page.
  ["content/words", "words"],
  ["components", "components"],
  ["content", "content"],
  ["tracking", "tracking"],
  ["routes", "routes"],
] as const;

type Folder = (typeof folders)[number][1];
type Layer =
  Folder | "world" | "a feature" | "the app's entry" | "workers" | "the Remix build" | "tests";

const everythingInApp: readonly Layer[] = [
  ...folders.map(([, layer]) => layer),
  "world",
  "a feature",
  "the app's entry",
];

const ground = ["lib", "config"] as const;
const views = ["content", "components", "words", "styles", ...ground] as const;

/** Layers that a layer may import besides itself. `mayImport` checks imports between two features. */
const arrowsOut: Readonly<Record<Layer, readonly Layer[]>> = {
  config: [],
  styles: [],
  lib: ["styles", "config"],
  db: ground,
  provider: ground,
  world: ["provider", "db", ...ground],
  email: ground,
  jobs: ["email", "world", "db", ...ground],
  abuse: ["jobs", "db", ...ground],
  words: ground,
  components: ["words", "styles", ...ground],
  content: ["components", "words", ...ground],
  tracking: [...views, "db"],
  "a feature": ["tracking", ...views, "abuse", "jobs", "email", "world", "provider", "db"],
  routes: everythingInApp,
  "the app's entry": everythingInApp,
  workers: everythingInApp.filter((layer) => layer !== "routes"),
  "the Remix build": [],
  tests: [...everythingInApp, "workers", "the Remix build"],
};

/** `file` is a path within the project with forward slashes; its extension may be missing. */
export function layerOf(file: string): Layer {
  const [top = "", , ...rest] = file.split("/");
  if (/\.test\.tsx?$/.test(file) || top === "tests" || top === "scripts") return "tests";
  if (top === "workers") return "workers";
  if (top === "build") return "the Remix build";
  if (top !== "app") return "tests";
  if (/^app\/world\.server(\.ts)?$/.test(file)) return "world";
  if (rest.length === 0) return "the app's entry";
  const [, layer] = folders.find(([folder]) => file.startsWith(`app/${folder}/`)) ?? [];
  return layer ?? "a feature";
}

/** Type imports count too: a type that a lower layer needs from a higher one stands in the wrong file. */
export function mayImport(importer: string, target: string): boolean {
  const from = layerOf(importer);
  const to = layerOf(target);

  if (from === "a feature" && to === "a feature") return featureOf(importer) === featureOf(target);
  if (from === to || arrowsOut[from].includes(to)) return true;
  // These files have no imports of their own: the schema and the words share their lists and types.
  const isStateTable =
    to === "a feature" && /\/(?:status|payment-state|meeting-plan)(\.ts)?$/.test(target);
  return isStateTable && ["db", "provider", "words", "content"].includes(from);
}

export function mayImportServerCode(importer: string): boolean {
  const layer = layerOf(importer);
  if (layer === "tests" || layer === "workers" || layer === "routes") return true;
  return /\.server\.tsx?$/.test(importer) || importer === "app/root.tsx";
}

function featureOf(file: string): string | undefined {
  return file.split("/")[1];
}
