import { fileURLToPath } from "node:url";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { arrows } from "./eslint-rules/arrows.ts";
import { noZonelessDate } from "./eslint-rules/no-zoneless-date.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = ["{app,workers,tests,scripts,migrations}/**/*.{ts,tsx}", "*.ts"];

const styleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: "The CSP forbids style attributes: use a class.",
};
const rawMarkup = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Markup comes from components, never from a string.",
};

const loadsDocuments =
  "Every link and form loads a document, or a Still breaks (app/components/ui/still.tsx).";
/** Exports that change the page without loading a document, and the router underneath. */
const clientNavigation = {
  paths: [
    {
      name: "@remix-run/react",
      message: loadsDocuments,
      importNames: [
        ...["Form", "Link", "NavLink", "Navigate", "PrefetchPageLinks", "redirect", "replace"],
        ...["useFetcher", "useFormAction", "useLinkClickHandler", "useNavigate"],
        ...["useSearchParams", "useSubmit"],
      ],
    },
    { name: "remix-validated-form", message: loadsDocuments, importNames: ["ValidatedForm"] },
  ],
  patterns: [{ regex: "^(react-router(-dom)?|@remix-run/router)(/|$)", message: loadsDocuments }],
};

export default defineConfig(
  {
    ignores: [
      "build/**",
      "dist/**",
      "public/**",
      ".wrangler/**",
      ".cache/**",
      "test-results/**",
      "playwright-report/**",
    ],
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: {
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: sources,
    extends: [tseslint.configs.strict, jsxA11y.flatConfigs.recommended],
    plugins: {
      local: {
        rules: { arrows, "no-zoneless-date": noZonelessDate },
      },
    },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    rules: {
      "local/arrows": "error",
      "local/no-zoneless-date": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "no-console": "error",
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }],
      "no-restricted-syntax": ["error", styleAttribute, rawMarkup],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: { "no-restricted-imports": ["error", clientNavigation] },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    // Expressions that meet a stranger's text: what makes one of them quadratic is found here.
    files: ["{app,workers}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": [
        "error",
        { report: "potential", ignorePartial: false, ignoreSticky: false },
      ],
      "regexp/no-contradiction-with-assertion": "error",
      "regexp/no-dupe-characters-character-class": "error",
      "regexp/no-empty-alternative": "error",
      "regexp/no-misleading-unicode-character": "error",
      "regexp/no-useless-assertions": "error",
    },
  },
  {
    // The stylesheet itself, from the build, and what the server has rendered before.
    files: ["app/components/layout/page-frame.server.tsx", "app/components/ui/still.tsx"],
    rules: { "no-restricted-syntax": ["error", styleAttribute] },
  },
  {
    // Their loaders demand a default export.
    files: [
      "app/{root,entry.client,entry.server}.tsx",
      "app/routes/**",
      "workers/{app,handlers}.ts",
      "**/*.config.ts",
      "tests/e2e/global-setup.ts",
    ],
    rules: { "no-restricted-exports": "off" },
  },
  {
    files: ["**/*.d.ts"],
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": "off",
      "@typescript-eslint/no-namespace": "off",
      "no-restricted-exports": "off",
    },
  },
  {
    files: [
      "app/lib/log/log.server.ts",
      "app/lib/log/browser-console.ts",
      "scripts/**",
      "tests/**",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: ["app/lib/time/instant.ts"],
    rules: { "local/no-zoneless-date": "off" },
  },
  {
    // Tests may read dates and nullable values as they are.
    files: ["**/*.test.{ts,tsx}", "tests/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "local/no-zoneless-date": "off",
    },
  },
);
