/** The folders of `app/` that are no feature. Every other folder there is one. */
const foundations = [
  "config",
  "lib",
  "db",
  "email",
  "outbox",
  "abuse",
  "forms",
  "content",
  "components",
  "routes",
  "styles",
] as const;

type Foundation = (typeof foundations)[number];
type Layer = Foundation | "a feature" | "the app's entry" | "workers" | "the Remix build" | "tests";

const everythingInApp: readonly Layer[] = [...foundations, "a feature", "the app's entry"];

/** What a layer may import beside itself. Features are checked for each other apart. */
const arrowsOut: Readonly<Record<Layer, readonly Layer[]>> = {
  config: [],
  lib: ["styles", "config"],
  styles: [],
  content: ["config", "lib"],
  db: ["lib", "config"],
  email: ["content", "lib", "config"],
  outbox: ["db", "lib", "config"],
  abuse: ["db", "lib", "config"],
  forms: ["components", "content", "lib", "config"],
  components: ["a feature", "styles", "forms", "content", "lib", "config"],
  "a feature": ["abuse", "outbox", "email", "db", "forms", "content", "lib", "config"],
  routes: everythingInApp,
  "the app's entry": everythingInApp,
  workers: everythingInApp.filter((layer) => layer !== "routes" && layer !== "components"),
  "the Remix build": [],
  tests: [...everythingInApp, "workers", "the Remix build"],
};

/** `file` is a path within the project with forward slashes; its extension may be missing. */
export function layerOf(file: string): Layer {
  const [top = "", folder = "", ...rest] = file.split("/");
  if (/\.test\.tsx?$/.test(file) || top === "tests" || top === "scripts") return "tests";
  if (top === "workers") return "workers";
  if (top === "build") return "the Remix build";
  if (top !== "app") return "tests";
  if (rest.length === 0) return "the app's entry";
  return foundations.find((name) => name === folder) ?? "a feature";
}

/** `typeOnly`: nothing of the import is left at run time. */
export function mayImport(importer: string, target: string, typeOnly: boolean): boolean {
  const from = layerOf(importer);
  const to = layerOf(target);

  if (from === "a feature" && to === "a feature") return featureOf(importer) === featureOf(target);
  if (from === to || arrowsOut[from].includes(to)) return true;
  // A feature's state table has no imports of its own: the schema and the words share its lists.
  const isStateTable = to === "a feature" && /\/status(\.ts)?$/.test(target);
  if (isStateTable && (from === "db" || from === "content")) return true;
  if (!typeOnly) return false;
  return from === "content" ? everythingInApp.includes(to) : from === "lib" && to === "content";
}

export function mayImportServerCode(importer: string): boolean {
  const layer = layerOf(importer);
  if (layer === "tests" || layer === "workers" || layer === "routes") return true;
  return /\.server\.tsx?$/.test(importer) || importer === "app/root.tsx";
}

function featureOf(file: string): string | undefined {
  return file.split("/")[1];
}
