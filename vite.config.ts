import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/vite/compiled-messages.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The packages' own exports name only their development files. */
const production = {
  'react-router/dom': file('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': file('node_modules/react-router/dist/production/index.mjs'),
}

/** Messages are compiled by the build: what reads ICU text stays out of the browser. */
const withoutParser = { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }

/** The visitors' site: `vite build` makes the browser's files, `vite build --ssr` the server's one. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), compiledMessages()],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: { alias: command === 'build' ? { ...production, ...withoutParser } : {} },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: file('src/site/entry-server.tsx'), output: { entryFileNames: 'entry-server.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        target: 'es2022',
        rollupOptions: {
          preserveEntrySignatures: 'exports-only',
          input: {
            loader: file('src/site/loader/entry-loader.ts'),
            app: file('src/site/entry-client.tsx'),
            base: file('src/ui/styles/base.css'),
            noscript: file('src/ui/styles/noscript.css'),
          },
        },
      },
  ssr: command === 'build' ? { noExternal: true } : {},
}))
