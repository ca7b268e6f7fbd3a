import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8020"; // `windycity serve`, for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../windycity/web/dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
