import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** The same for all files: with other extensions for some, TypeScript would read everything again and again. */
const TYPED = {
  project: "./tsconfig.json",
  tsconfigRootDir: import.meta.dirname,
  extraFileExtensions: [".svelte"],
};

export default defineConfig(
  { ignores: [".svelte-check/", "public/", "src/wire.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: TYPED } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...TYPED, parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "TSEnumDeclaration", message: "Write a union of strings." },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A number has one way to be written; anything else in a text is a mistake.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => act()` is how a handler is written, and {@render} looks like an expression to it.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // The types know which names there are, and which enums: none.
      "no-undef": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // What shall be seen is $state.raw and replaced as a whole; a Map or a Set beside it is bookkeeping.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // The props of another component are any to it, and svelte-check knows what they are.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
