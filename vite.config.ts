import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { compiledMessages } from './scripts/vite/compiled-messages.ts'
import { listedPackages } from './scripts/vite/sbom.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The packages' own exports name only their development files. */
const production = {
  'react-router/dom': file('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': file('node_modules/react-router/dist/production/index.mjs'),
}

/** The package names its old bundle alone; what is taken of its modules needs no run time of theirs. */
const modules = { find: /^leaflet$/, replacement: file('node_modules/leaflet/dist/leaflet-src.esm.js') }

/** Messages are compiled by the build: what reads ICU text stays out of the browser. */
const withoutParser = { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }

/** The frame of the composer loads the validator of a block type with its view, not all of them with its first file. */
const validatorsByType = { '#schemas/generated/props-validators.js': file('src/site/preview/loading/frame-validators.ts') }

const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: true,
  copyPublicDir: false,
  rolldownOptions: {
    input: { 'entry-server': file('src/site/entry-server.tsx'), 'entry-preview-server': file('src/site/preview/entry-preview-server.tsx') },
    output: { entryFileNames: '[name].js' },
  },
}

const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  modulePreload: {
    polyfill: false,
    // A file that is imported at once needs no preload of itself: its name would stand in the app twice.
    resolveDependencies: (name, files) => files.filter((each) => each !== name),
  },
  target: 'es2022',
  emptyOutDir: false,
}

/** The scripts that documents link. The loader stands alone, so that it brings nothing of the app with it. */
const first: BuildEnvironmentOptions = {
  ...browser,
  manifest: 'first.json',
  rolldownOptions: {
    input: {
      loader: file('src/site/loader/entry-loader.ts'),
      'late-parts': file('src/site/loader/entry-late-parts.ts'),
      base: file('src/ui/styles/base.css'),
      noscript: file('src/ui/styles/noscript.css'),
      canvas: file('src/site/preview/overlay/canvas.css'),
    },
  },
}

/** The names of files of a build that Vite takes for a library. */
const HASHED = 'assets/[name]-[hash].js'

/**
 * The script for consent, alone too: a page that loads nothing from outside never fetches it. It is built as a library, whose imports on demand
 * are the browser's own: the helper that preloads files weighs more than all it could preload here.
 */
const consent: BuildEnvironmentOptions = {
  ...browser,
  manifest: 'consent.json',
  copyPublicDir: false,
  lib: { entry: { consent: file('src/site/consent/entry-consent.ts') }, formats: ['es'] },
  rolldownOptions: {
    // The entry has no importer: the code that its parts share lies in it.
    preserveEntrySignatures: false,
    output: { entryFileNames: HASHED, chunkFileNames: HASHED, assetFileNames: 'assets/[name]-[hash][extname]', minify: true },
  },
}

/** The loader of a shop, which counts the articles of the cart: a build of its own, so that it shares no file with the other loader. */
const shop: BuildEnvironmentOptions = {
  ...browser,
  manifest: 'shop.json',
  copyPublicDir: false,
  rolldownOptions: { input: { 'loader-shop': file('src/site/loader/entry-shop-loader.ts') } },
}

/** The page of a draft in the composer's frame: it shares no file with visitors, and its styles are those of their pages. */
const preview: BuildEnvironmentOptions = {
  ...browser,
  manifest: 'preview.json',
  assetsDir: 'assets/preview',
  copyPublicDir: false,
  cssCodeSplit: false,
  chunkSizeWarningLimit: 900,
  rolldownOptions: { input: { preview: file('src/site/preview/entry-preview.tsx') } },
}

/** The views of bars and footers, which the first navigation needs, with the words that a footer alone writes. */
const SHELL = /\/blocks\/(?:top-bar|app-bar|mobile-app-bar|bottom-bar|footer|menu)\/|\/src\/i18n\/format\/format-amount\.ts$/

/** Icons that any page may show. */
const ICONS = /\/src\/ui\/icons\/(?:Icon\.tsx|icons\.ts)$/

/** The parts of forms with their dependencies. */
const FORMS =
  /\/src\/(?:ui\/forms\/(?:fields\/)?(?!NewPassword|Password|CapsLock|fields\/)[^/]+|ui\/(?:layout\/FormLayout\.tsx|use-hydrated\.ts)|renderer\/form-field\.ts)$/

/** The fields of passwords: only pages of accounts have them. */
const PASSWORDS = /\/src\/ui\/forms\/fields\/(?:NewPassword|Password|CapsLock)[^/]*$/

/** The runtime of all machines in one file, since a page hardly ever needs only a part of it. */
const MACHINES = /\/node_modules\/xstate\/|\/src\/site\/actors\/block-actor\.ts$/

/** The build that the first touch loads: the app in one file, the views one by one; the styles of blocks are few enough for one file. */
const app: BuildEnvironmentOptions = {
  ...browser,
  manifest: 'app.json',
  copyPublicDir: false,
  cssCodeSplit: false,
  rolldownOptions: {
    input: { app: file('src/site/entry-client.tsx') },
    output: {
      // The app names all its files: 42 bits tell them apart, and what is random cannot be compressed.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        // A group takes what it names; what several files need besides is parted by who needs it.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'app', tags: ['$initial'], priority: 2 },
          { name: 'icons', test: ICONS },
          { name: 'shell', test: SHELL },
          { name: 'forms', test: FORMS },
          { name: 'passwords', test: PASSWORDS },
          { name: 'machines', test: MACHINES },
        ],
      },
    },
  },
}

/** The panel of administrators: its files lie apart from those of visitors. */
const panel: BuildEnvironmentOptions = {
  ...browser,
  manifest: 'panel.json',
  copyPublicDir: false,
  assetsDir: 'assets/panel',
  rolldownOptions: { input: { panel: file('src/admin/entry-admin.tsx') } },
}

const modes: Readonly<Record<string, BuildEnvironmentOptions>> = { first, consent, shop, preview, panel }

/** Writes beside each text file of a browser build its smallest compressed copies, which the server sends. */
const compressed = compression({
  include: /\.(?:js|css|svg)$/,
  threshold: 1024,
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
  ],
  logLevel: 'silent',
})

/** The visitors' site in five builds, `--mode first`, `--mode consent`, `--mode shop`, `--mode app` and `--ssr`, drafts in `--mode preview`, and the panel in `--mode panel`. */
export default defineConfig(({ mode, isSsrBuild, command }) => ({
  plugins: [react(), compiledMessages(), isSsrBuild ? listedPackages() : compressed],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: [
      modules,
      ...(command === 'build' ? Object.entries({ ...production, ...withoutParser, ...(mode === 'preview' && validatorsByType) }) : []).map(
        ([find, replacement]) => ({
          find,
          replacement,
        }),
      ),
    ],
  },
  build: isSsrBuild ? server : (modes[mode] ?? app),
  ssr: command === 'build' ? { noExternal: true } : {},
}))
