/**
 * Rules of imports. Default: deny. Each room lists the rooms and packages it may take. Other imports are refused with advice.
 * ARCHITECTURE.md says the same in words; tests/architecture/boundaries.test.ts shows that each rule bites.
 */

import { floorRules } from './scripts/lint/floors.mjs'
import { PANEL_ROOMS } from './scripts/lint/panel-rooms.mjs'
import { serverFolderRules, TEST_FILES, wingRules } from './scripts/lint/server-wings.mjs'

const IN_NODE = '^node_modules/'

/** Rooms that a page of the site may load: the site, and all that the rows below let it take. */
const VISITED = '^(src/(site|renderer|view-parts|ui|engine|domain|i18n|api-client)|blocks|machines|schemas)/'

/**
 * A room of the house: `from` its files, `except` those that a later row rules, `takes` the files it may import,
 * `packages` the npm packages it may import (null: any), `node` whether it may take what Node brings.
 */
const ROOMS = [
  {
    name: 'schemas-import-nothing-of-ours',
    from: '^schemas/',
    takes: ['^schemas/'],
    packages: ['zod', 'ajv', 'ajv-formats'],
    comment: 'Contracts stand at the bottom of the house. Move the rule that needs more into src/domain, and let it import the schema.',
  },
  {
    name: 'domain-takes-schemas-alone',
    from: '^src/domain/',
    takes: ['^src/domain/', '^schemas/'],
    packages: ['zod', '@zxcvbn-ts/language-common', 'libphonenumber-js'],
    comment: 'Rules are pure and run in browser and server. Take what is missing as an argument; side effects belong to the caller.',
  },
  {
    name: 'machines-take-schemas-and-domain',
    from: '^machines/[^/]+/',
    captures: '^machines/([^/]+)/',
    takes: ['^machines/$1/', '^machines/[^/]+\\.ts$', '^src/domain/', '^schemas/'],
    packages: ['xstate'],
    comment: 'A machine is pure: no React, no fetch, no other machine. What asks the server is an actor, which the app provides.',
  },
  {
    name: 'engine-takes-schemas-and-domain',
    from: '^src/engine/',
    takes: ['^src/engine/', '^src/domain/', '^schemas/'],
    packages: ['ajv', 'ajv-formats', '@noble/hashes', 'dompurify'],
    comment:
      'The engine runs anywhere and knows no React, no server and no block. Blocks reach it as definitions given to createRegistry().',
  },
  {
    name: 'renderer-takes-the-engine',
    from: '^src/renderer/',
    takes: ['^src/renderer/', '^src/engine/', '^src/domain/', '^schemas/'],
    packages: ['react', 'react-dom', '@tanstack/react-query', 'react-intl'],
    comment: 'The renderer is given its registry, views and site as arguments. It never imports a block, src/ui or the site.',
  },
  {
    name: 'ui-takes-nothing-of-ours',
    from: '^src/ui/',
    takes: ['^src/ui/'],
    packages: ['react', 'react-dom', 'leaflet', '@fontsource-variable/[^/]+', '@fortawesome/free-(solid|regular|brands)-svg-icons'],
    comment: 'The design system knows no domain word. Pass texts, addresses and states as props.',
  },
  {
    name: 'i18n-takes-schemas',
    from: '^src/i18n/',
    takes: ['^src/i18n/', '^schemas/', '^src/domain/shop/pricing/euros-to-cents\\.ts$'],
    packages: ['react', 'react-intl', '@formatjs/[^/]+', 'intl-messageformat'],
    comment: 'Messages and formats stand beside the contracts. A sentence that needs a rule gets its result as a value.',
  },
  {
    name: 'api-client-takes-schemas',
    from: '^src/api-client/',
    takes: ['^src/api-client/', '^schemas/'],
    packages: [],
    comment: 'The client sends and receives, no more. Locale, token and site come in by createClient(); toasts and stores are the site’s.',
  },
  {
    name: 'view-parts-take-what-views-take',
    from: '^src/view-parts/',
    takes: ['^src/(view-parts|ui|i18n|renderer)/'],
    packages: ['react'],
    comment: 'Parts that several blocks show. They know no block, machine or api-client. A part without texts belongs in src/ui.',
  },
  {
    name: 'block-definitions-take-the-engine',
    from: '^blocks/[^/]+/(data|migrations|stages)\\.ts$',
    takes: ['^blocks/$1/', '^src/engine/', '^src/domain/', '^schemas/'],
    captures: '^blocks/([^/]+)/(data|migrations|stages)\\.ts$',
    packages: [],
    comment: 'data.ts, migrations.ts and stages.ts are loaded by the server: no React, no view, no other block. Use #engine and pure code.',
  },
  {
    name: 'block-views-take-their-own-folder',
    from: '^blocks/[^/]+/',
    except: '^blocks/[^/]+/(data|migrations|stages)\\.ts$',
    captures: '^blocks/([^/]+)/',
    takes: ['^blocks/$1/', '^src/(view-parts|ui|i18n|renderer)/'],
    takesTypes: ['^schemas/', '^src/engine/'],
    packages: ['react', 'react-intl', '@fortawesome/free-(solid|regular|brands)-svg-icons', 'uqr'],
    comment:
      'A block never imports another block, a machine or the api-client. What two views share is src/view-parts, or src/ui without texts; data arrives through data.ts, actions go out through the renderer’s context.',
  },
  {
    name: 'block-lists-take-blocks',
    from: '^blocks/[^/]+\\.ts$',
    takes: ['^blocks/', '^src/(engine|renderer)/', '^schemas/'],
    packages: ['react'],
    comment: 'catalogue.ts and views.ts only list what the block folders hold. Logic belongs in the engine or in the block.',
  },
  {
    name: 'site-puts-things-together',
    from: '^src/site/',
    except: '^src/site/preview/',
    takes: ['^src/(site|renderer|engine|domain|ui|i18n|api-client)/', '^blocks/(views|views\\.server)\\.ts$', '^schemas/', '^machines/'],
    packages: null,
    comment:
      'The site reaches blocks by blocks/views.ts, and never the composer, the admin panel or the server. Ask the server through #api-client.',
  },
  ...PANEL_ROOMS,
  {
    name: 'server-takes-no-react',
    from: '^server/',
    takes: ['^server/', '^schemas/', '^src/(domain|engine|i18n)/', '^blocks/((catalogue|stages)\\.ts|[^/]+/block\\.json)$'],
    packages: null,
    node: true,
    comment:
      'The server loads manifests by blocks/catalogue.ts and never a view. HTML comes from the site’s built entry, which only the server-rendering plugin opens.',
  },
  {
    name: 'scripts-are-tools',
    from: '^scripts/',
    takes: [
      '^scripts/',
      '^server/',
      '^schemas/',
      '^blocks/',
      '^src/(engine|domain|i18n)/',
      // The guides of keys are made from the tables of acts and of keys.
      '^src/composer/(acts/acts|keys/(hand|shortcut-text))\\.ts$',
      '^[^/]+\\.(json|mjs|[jt]s)$',
    ],
    packages: null,
    node: true,
    comment: 'Scripts start, generate and check. Code that the product needs while it runs belongs in server or src.',
  },
  {
    name: 'tests-and-bench-look-at-everything',
    from: '^(tests|bench)/',
    takes: ['^(tests|bench|schemas|blocks|machines|src|server|scripts|dist)/', '^[^/]+\\.(json|mjs|[jt]s)$', '^@puckeditor/'],
    packages: null,
    node: true,
    comment: 'Tests and bench may look at every room; a peer that is only measured has its own package.json under bench/peers.',
  },
]

const either = (patterns) => (patterns.length === 1 ? patterns[0] : `(${patterns.join('|')})`)
const source = ({ from, captures, except }) => ({ path: captures ?? from, pathNot: either([TEST_FILES, ...(except ? [except] : [])]) })
const packagePattern = (packages) => `^node_modules/(?!(${[...packages, '@types/[^/]+'].join('|')})/)`

function rulesOf(room) {
  const { name, comment, takes, takesTypes = [], packages, node = false } = room
  const own = {
    name,
    comment,
    severity: 'error',
    from: source(room),
    to: { pathNot: either([IN_NODE, ...takes, ...takesTypes]), dependencyTypesNot: ['core'] },
  }
  const rules = [own]
  if (takesTypes.length > 0) {
    rules.push({
      name: `${name}-but-types`,
      comment: `Only types come from here (import type). ${comment}`,
      severity: 'error',
      from: source(room),
      to: { path: either(takesTypes), dependencyTypesNot: ['type-only'] },
    })
  }
  if (packages) {
    rules.push({
      name: `${name}-and-few-packages`,
      comment: `This package is not for this room (list: .dependency-cruiser.mjs). ${comment}`,
      severity: 'error',
      from: source(room),
      to: { path: packagePattern(packages) },
    })
  }
  if (!node) {
    rules.push({
      name: `${name}-and-no-node`,
      comment: `This code also runs in a browser: what Node brings belongs in server or scripts. ${comment}`,
      severity: 'error',
      from: source(room),
      to: { dependencyTypes: ['core'] },
    })
  }
  return rules
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one thing or three: move what both need into a file of its own. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-file-has-a-room',
      comment: 'This folder has no row in .dependency-cruiser.mjs: give it one, and a paragraph in ARCHITECTURE.md.',
      severity: 'error',
      from: { path: '\\.[cm]?[jt]sx?$', pathNot: either([IN_NODE, '^[^/]+$', '^dist/', ...ROOMS.map(({ from }) => from)]) },
      to: {},
    },
    {
      name: 'nothing-imports-tests-or-bench',
      comment:
        'What the product needs is no test code: move it to its room. Test files and the settings of the test runners may take tests/support.',
      severity: 'error',
      from: { pathNot: either([TEST_FILES, '^(tests|bench)/', '^(playwright|vitest)[.]config[.]ts$']) },
      to: { path: '^(tests|bench)/' },
    },
    {
      name: 'unit-tests-take-tests-support-alone',
      comment: 'A test beside its file takes tests/support; fixtures are opened by it, and no test imports another.',
      severity: 'error',
      from: { path: TEST_FILES, pathNot: '^(tests|bench)/' },
      to: { path: `^((tests|bench)/(?!support/)|.*${TEST_FILES})` },
    },
    {
      name: 'only-the-ssr-plugin-opens-the-built-site',
      comment: 'HTML is made in one place: ask the server-rendering plugin (server/http/page-routes/ssr.ts).',
      severity: 'error',
      from: { path: '^(server|src|blocks|schemas)/', pathNot: either(['^server/http/page-routes/ssr\\.ts$', TEST_FILES]) },
      to: { path: '^dist/' },
    },
    {
      name: 'visitors-load-no-purifier',
      comment: 'The purifier is for the server and for editors. Pages of the site show HTML that the server has cleaned.',
      severity: 'error',
      // The preview is a page for editors, with an entry of its own.
      from: { path: '^(src/site|src/renderer|src/view-parts|src/ui|blocks)/', pathNot: either([TEST_FILES, '^src/site/preview/']) },
      to: { path: '^node_modules/dompurify/', reachable: true },
    },
    {
      name: 'visitors-load-no-editor',
      comment: 'What visitors load holds nothing of the panel or of the preview, which have entries of their own.',
      severity: 'error',
      // All rooms that visitors reach are named, so that direct imports suffice: to follow every path took half of the time of this check.
      from: { path: VISITED, pathNot: either([TEST_FILES, '^src/site/preview/']) },
      to: { path: '^(src/(site/preview|kit|rich-text|forms|composer|admin)/|node_modules/(@mantine/|prosemirror-))' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'Add the package to package.json, pinned exactly: what only happens to be installed can go away.',
      severity: 'error',
      from: { pathNot: '^bench/peers/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package-at-run-time',
      comment: 'The product runs without development packages: move it to dependencies, or the code to scripts or tests.',
      severity: 'error',
      // Vite serves the sources while developing; production never loads that plugin.
      from: {
        path: '^(schemas|blocks|machines|src|server)/',
        pathNot: either([TEST_FILES, '^server/http/development/development-site\\.ts$']),
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'This import leads nowhere: mend the path (imports end in .ts, .tsx or .json).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(\\?|^virtual:|^dist/|views\\.server\\.ts$|^@puckeditor/)' },
    },
    ...ROOMS.flatMap(rulesOf),
    ...wingRules(),
    ...serverFolderRules(),
    ...floorRules(),
  ],
  options: {
    doNotFollow: { path: '^(node_modules|dist)/' },
    exclude: { path: '^(data|coverage|\\.cache|test-results|playwright-report|bench/peers)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
