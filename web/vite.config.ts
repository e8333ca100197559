import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { breakpoints } from "./plugins/breakpoints";
import { compressed } from "./plugins/compressed";
import { rigs } from "./plugins/rigs";
import { rulebook } from "./plugins/rulebook";
import { words } from "./plugins/words";

const server = process.env["KAIJU_SERVER_ADDRESS"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    breakpoints(),
    rigs(),
    svelte(),
    words("../src/kaiju/locale"),
    rulebook("../src/kaiju/locale/rules"),
    compressed(),
  ],
  build: {
    outDir: "../src/kaiju/server/web/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no inline scripts or styles
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // Isolated files would load the client anew for each of them; nothing in it keeps state in a module.
  test: { include: ["tests/**/*.test.ts"], isolate: false },
});
