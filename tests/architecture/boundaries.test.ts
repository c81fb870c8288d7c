import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IConfiguration } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

const { default: configuration } = (await import(pathToFileURL(resolve('.dependency-cruiser.mjs')).href)) as { default: IConfiguration }
const CRUISER = join(import.meta.dirname, '../../node_modules/.bin/depcruise')

/** A small project in good order: each folder imports something that it may import. */
const GOOD: Record<string, string> = {
  'schemas/errors/errors.ts': 'export const codes: readonly string[] = []',
  'schemas/generated/content.ts': 'export interface Block { id: string }',
  'src/domain/urls/slug.ts': "import { codes } from '#schemas/errors/errors.ts'\nexport const slug = codes.length",
  'machines/auth/auth.machine.ts':
    "import { slug } from '#domain/urls/slug.ts'\nimport { setup } from 'xstate'\nexport const machine = [slug, setup]",
  'src/engine/document/walk.ts': "import { slug } from '#domain/urls/slug.ts'\nexport const walk = slug",
  'src/engine/validation/purifier.ts': "import { useId } from 'dompurify'\nexport const purifier = useId",
  'src/renderer/view.ts':
    "import { walk } from '#engine/document/walk.ts'\nimport { useId } from 'react'\nexport const view = [walk, useId]",
  'src/ui/icons/Icon.tsx': "import { useId } from 'react'\nexport const Icon = useId",
  'src/view-parts/Part.tsx':
    "import { Icon } from '#ui/icons/Icon.tsx'\nimport { money } from '#i18n/money.ts'\nexport const Part = [Icon, money]",
  'src/i18n/money.ts': "import { codes } from '#schemas/errors/errors.ts'\nexport const money = codes",
  'src/api-client/blog.ts': "import { codes } from '#schemas/errors/errors.ts'\nexport const blog = codes",
  'src/site/entry-client.tsx':
    "import { views } from '#blocks/views.ts'\nimport { blog } from '#api-client/blog.ts'\nexport const entry = [views, blog]",
  'src/site/preview/frame.ts': "import { purifier } from '#engine/validation/purifier.ts'\nexport const frame = purifier",
  'src/site/document/ok.ts': 'export type Ok = 1',
  'src/site/loader/good.ts': "import '#site/document/ok.ts'",
  'src/engine/quality/good.ts': "import '#engine/document/walk.ts'",
  'src/composer/store/ok.ts': 'export type Ok = 1',
  'src/composer/workbench/good.ts': "import '#composer/store/ok.ts'",
  'src/composer/checks/ok.ts': "import '#composer/workbench/good.ts'",
  // Two names of one room.
  'src/composer/findings/good.ts': "import '#composer/checks/ok.ts'",
  'src/composer/bar/good.ts': "import '#composer/checks/ok.ts'\nimport '#composer/findings/good.ts'",
  'src/admin/texts/ok.ts': 'export type Ok = 1',
  'src/admin/media/good.ts': "import '#admin/texts/ok.ts'",
  'src/admin/entry-admin.tsx': "import '#admin/media/good.ts'",
  'blocks/hero/View.tsx':
    "import type { Block } from '#schemas/generated/content.ts'\nimport { Icon } from '#ui/icons/Icon.tsx'\nexport const View = (block: Block) => [block, Icon]",
  'blocks/hero/data.ts': "import { walk } from '#engine/document/walk.ts'\nexport const needs = walk",
  'blocks/hero/hero.test.tsx': "import { testBlock } from '#tests/support/test-block.ts'\ntestBlock()",
  'blocks/faq/View.tsx': 'export const View = () => null',
  'blocks/catalogue.ts': "import { needs } from './hero/data.ts'\nexport const catalogue = [needs]",
  'blocks/views.ts': "export const views = { hero: () => import('./hero/View.tsx') }",
  'server/app.ts':
    "import { createServer } from 'node:http'\nimport { catalogue } from '#blocks/catalogue.ts'\nexport const app = [createServer, catalogue]",
  ...Object.fromEntries(
    ['platform', 'sites', 'mail', 'people', 'content', 'shop', 'composition', 'http'].map((wing) => [
      wing === 'composition' ? 'server/composition/ok.ts' : `server/${wing}/area/ok.ts`,
      'export type Ok = 1',
    ]),
  ),
  'server/http/area/good.ts': "import '#server/http/area/ok.ts'\nimport '#server/composition/ok.ts'\nimport '#server/platform/area/ok.ts'",
  'scripts/start.mjs': "import '../server/app.ts'",
  'tests/support/test-block.ts': 'export const testBlock = () => undefined',
  'bench/run.ts': "import '../server/app.ts'",
}

const SEEDED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-circular', 'src/domain/a.ts', "import type { B } from './b.ts'\nexport interface A { b: B }"],
  ['every-file-has-a-room', 'src/attic/box.ts', "import '#domain/urls/slug.ts'"],
  ['every-file-has-a-room', 'attic/box.ts', "import '../src/domain/urls/slug.ts'"],
  ['nothing-imports-tests-or-bench', 'server/bad-tests.ts', "import '#tests/support/test-block.ts'"],
  ['unit-tests-take-tests-support-alone', 'src/domain/bad.test.ts', "import '#tests/architecture/secret.ts'"],
  ['only-the-ssr-plugin-opens-the-built-site', 'server/bad-dist.ts', "import '../dist/server/entry.js'"],
  ['visitors-load-no-purifier', 'src/site/bad-purifier.ts', "import '#engine/validation/purifier.ts'"],
  ['visitors-load-no-editor', 'src/site/bad-editor.ts', "import '#site/preview/frame.ts'"],
  ['visitors-load-no-editor', 'src/engine/bad-editor.ts', "import '#site/preview/frame.ts'"],
  ['visitors-load-no-editor', 'src/domain/bad-editor.ts', "import type {} from '#site/preview/frame.ts'"],
  ['no-undeclared-package', 'server/bad-package.ts', "import 'undeclared'"],
  ['no-dev-package-at-run-time', 'server/bad-dev.ts', "import 'vitest'"],
  ['nothing-unresolved', 'src/domain/bad-path.ts', "import './nowhere.ts'"],
  ['schemas-import-nothing-of-ours', 'schemas/bad.ts', "import '#domain/urls/slug.ts'"],
  ['schemas-import-nothing-of-ours-and-few-packages', 'schemas/bad-react.ts', "import 'react'"],
  ['schemas-import-nothing-of-ours-and-no-node', 'schemas/bad-node.ts', "import 'node:fs'"],
  ['domain-takes-schemas-alone', 'src/domain/bad-engine.ts', "import '#engine/document/walk.ts'"],
  ['domain-takes-schemas-alone-and-few-packages', 'src/domain/bad-react.ts', "import 'react'"],
  ['domain-takes-schemas-alone-and-no-node', 'src/domain/bad-node.ts', "import 'node:crypto'"],
  ['machines-take-schemas-and-domain', 'machines/auth/bad.ts', "import '#api-client/blog.ts'"],
  ['machines-take-schemas-and-domain', 'machines/cart/bad.ts', "import '#machines/auth/auth.machine.ts'"],
  ['machines-take-schemas-and-domain-and-few-packages', 'machines/auth/bad-react.ts', "import 'react'"],
  ['machines-take-schemas-and-domain-and-no-node', 'machines/auth/bad-node.ts', "import 'node:fs'"],
  ['engine-takes-schemas-and-domain', 'src/engine/bad.ts', "import '#renderer/view.ts'"],
  ['engine-takes-schemas-and-domain-and-few-packages', 'src/engine/bad-react.ts', "import 'react'"],
  ['engine-takes-schemas-and-domain-and-no-node', 'src/engine/bad-node.ts', "import 'node:fs'"],
  ['renderer-takes-the-engine', 'src/renderer/bad.ts', "import '#ui/icons/Icon.tsx'"],
  ['renderer-takes-the-engine-and-few-packages', 'src/renderer/bad-pg.ts', "import 'pg'"],
  ['renderer-takes-the-engine-and-no-node', 'src/renderer/bad-node.ts', "import 'node:fs'"],
  ['ui-takes-nothing-of-ours', 'src/ui/Bad.tsx', "import '#domain/urls/slug.ts'"],
  ['ui-takes-nothing-of-ours-and-few-packages', 'src/ui/BadPg.tsx', "import 'pg'"],
  ['ui-takes-nothing-of-ours-and-no-node', 'src/ui/BadNode.tsx', "import 'node:fs'"],
  ['i18n-takes-schemas', 'src/i18n/bad.ts', "import '#engine/document/walk.ts'"],
  ['i18n-takes-schemas-and-few-packages', 'src/i18n/bad-pg.ts', "import 'pg'"],
  ['i18n-takes-schemas-and-no-node', 'src/i18n/bad-node.ts', "import 'node:fs'"],
  ['api-client-takes-schemas', 'src/api-client/bad.ts', "import '#domain/urls/slug.ts'"],
  ['api-client-takes-schemas-and-few-packages', 'src/api-client/bad-pg.ts', "import 'pg'"],
  ['api-client-takes-schemas-and-no-node', 'src/api-client/bad-node.ts', "import 'node:fs'"],
  ['view-parts-take-what-views-take', 'src/view-parts/Bad.tsx', "import '#blocks/hero/View.tsx'"],
  ['view-parts-take-what-views-take-and-few-packages', 'src/view-parts/BadPg.tsx', "import 'pg'"],
  ['view-parts-take-what-views-take-and-no-node', 'src/view-parts/BadNode.tsx', "import 'node:fs'"],
  ['block-definitions-take-the-engine', 'blocks/faq/data.ts', "import './View.tsx'\nimport '#ui/Icon.tsx'"],
  ['block-definitions-take-the-engine', 'blocks/faq/stages.ts', "import './View.tsx'\nimport '#ui/Icon.tsx'"],
  ['block-definitions-take-the-engine-and-few-packages', 'blocks/faq/migrations.ts', "import 'react'"],
  ['block-definitions-take-the-engine-and-no-node', 'blocks/tabs/migrations.ts', "import 'node:fs'"],
  ['block-views-take-their-own-folder', 'blocks/faq/Neighbour.tsx', "import '../hero/View.tsx'"],
  ['block-views-take-their-own-folder', 'blocks/faq/Caller.tsx', "import '#api-client/blog.ts'"],
  [
    'block-views-take-their-own-folder-but-types',
    'blocks/faq/Value.tsx',
    "import { codes } from '#schemas/errors/errors.ts'\nexport const x = codes",
  ],
  ['block-views-take-their-own-folder-and-few-packages', 'blocks/faq/Pg.tsx', "import 'pg'"],
  ['block-views-take-their-own-folder-and-no-node', 'blocks/faq/Node.tsx', "import 'node:fs'"],
  ['block-lists-take-blocks', 'blocks/bad-list.ts', "import '#server/app.ts'"],
  ['block-lists-take-blocks-and-few-packages', 'blocks/bad-pg.ts', "import 'pg'"],
  ['block-lists-take-blocks-and-no-node', 'blocks/bad-node.ts', "import 'node:fs'"],
  ['site-puts-things-together', 'src/site/bad.ts', "import '#server/app.ts'"],
  ['site-puts-things-together', 'src/site/bad-block.ts', "import '#blocks/hero/View.tsx'"],
  ['site-puts-things-together-and-no-node', 'src/site/bad-node.ts', "import 'node:fs'"],
  ['preview-draws-drafts', 'src/site/preview/bad.ts', "import '#composer/store.ts'"],
  ['preview-draws-drafts-and-no-node', 'src/site/preview/bad-node.ts', "import 'node:fs'"],
  ['kit-takes-nothing-of-ours', 'src/kit/bad.ts', "import '#domain/urls/slug.ts'"],
  ['kit-takes-nothing-of-ours-and-few-packages', 'src/kit/bad-pg.ts', "import 'pg'"],
  ['kit-takes-nothing-of-ours-and-no-node', 'src/kit/bad-node.ts', "import 'node:fs'"],
  ['rich-text-takes-kit-and-engine', 'src/rich-text/bad.ts', "import '#api-client/blog.ts'"],
  ['rich-text-takes-kit-and-engine-and-few-packages', 'src/rich-text/bad-pg.ts', "import 'pg'"],
  ['rich-text-takes-kit-and-engine-and-no-node', 'src/rich-text/bad-node.ts', "import 'node:fs'"],
  ['forms-take-kit-and-texts', 'src/forms/bad.ts', "import '#api-client/blog.ts'"],
  ['forms-take-kit-and-texts-and-few-packages', 'src/forms/bad-pg.ts', "import 'pg'"],
  ['forms-take-kit-and-texts-and-no-node', 'src/forms/bad-node.ts', "import 'node:fs'"],
  ['composer-takes-forms-and-drafts', 'src/composer/bad.ts', "import '#renderer/view.ts'"],
  ['composer-takes-forms-and-drafts-and-few-packages', 'src/composer/bad-pg.ts', "import 'pg'"],
  ['composer-takes-forms-and-drafts-and-no-node', 'src/composer/bad-node.ts', "import 'node:fs'"],
  ['admin-puts-the-panel-together', 'src/admin/bad.ts', "import '#site/entry-client.tsx'"],
  ['admin-puts-the-panel-together-and-no-node', 'src/admin/bad-node.ts', "import 'node:fs'"],
  ['server-takes-no-react', 'server/bad-view.ts', "import '#blocks/hero/View.tsx'"],
  ['server-takes-no-react', 'server/bad-site.ts', "import '#site/entry-client.tsx'"],
  ['the-ground-of-the-server-takes-no-wing', 'server/database/bad.ts', "import '#server/platform/area/ok.ts'"],
  ['platform-takes-no-wing-above-it', 'server/platform/area/bad.ts', "import '#server/sites/area/ok.ts'"],
  ['sites-takes-no-wing-above-it', 'server/sites/area/bad.ts', "import '#server/mail/area/ok.ts'"],
  ['mail-takes-no-wing-above-it', 'server/mail/area/bad.ts', "import '#server/people/area/ok.ts'"],
  ['people-takes-no-wing-above-it', 'server/people/area/bad.ts', "import '#server/content/area/ok.ts'"],
  ['content-takes-no-wing-above-it', 'server/content/area/bad.ts', "import type { Ok } from '#server/shop/area/ok.ts'\nexport type A = Ok"],
  ['shop-takes-no-wing-above-it', 'server/shop/area/bad.ts', "import '#server/composition/ok.ts'"],
  ['composition-takes-no-wing-above-it', 'server/composition/bad.ts', "import '#server/http/area/ok.ts'"],
  ['http-takes-no-wing-above-it', 'server/http/area/bad.ts', "import '../../app.ts'"],
  ['every-server-folder-is-known', 'server/helpers/bad.ts', "import '#server/http/area/ok.ts'"],
  ['every-server-folder-is-known-to-import', 'server/platform/area/bad-helper.ts', "import '#server/helpers/alone.ts'"],
  ['no-loose-file-in-a-wing', 'server/content/loose.ts', "import '#server/platform/area/ok.ts'"],
  ['no-loose-file-in-a-wing-to-import', 'server/content/area/bad-loose.ts', "import '#server/content/alone.ts'"],
  ['no-loose-file-in-the-server', 'server/loose.ts', "import '#server/http/area/ok.ts'"],
  ['no-loose-file-in-the-server-to-import', 'server/http/area/bad-loose.ts', "import '#server/alone.ts'"],
  ['composer-editor-take-what-lies-below', 'src/composer/store/bad.ts', "import '#composer/checks/ok.ts'"],
  [
    'composer-editor-take-what-lies-below',
    'src/composer/document-key.ts',
    "import type { Ok } from '#composer/canvas/alone.ts'\nexport type A = Ok",
  ],
  ['composer-frame-take-what-lies-below', 'src/composer/canvas/bad.ts', "import '#composer/checks/ok.ts'"],
  ['composer-panels-take-what-lies-below', 'src/composer/help/bad.ts', "import '#composer/checks/ok.ts'"],
  ['composer-panels-take-what-lies-below', 'src/composer/notes/bad.ts', "import '#composer/bar/good.ts'"],
  ['every-room-of-composer-has-a-floor', 'src/composer/attic/bad.ts', "import '#composer/store/ok.ts'"],
  ['every-room-of-composer-has-a-floor', 'src/composer/loose.ts', "import '#composer/store/ok.ts'"],
  ['every-room-of-composer-has-a-floor-to-import', 'src/composer/bar/bad-attic.ts', "import '#composer/attic/alone.ts'"],
  ['admin-ground-take-what-lies-below', 'src/admin/texts/bad.ts', "import '#admin/media/good.ts'"],
  ['admin-resources-take-what-lies-below', 'src/admin/resources/bad.ts', "import '#admin/media/good.ts'"],
  ['admin-frame-take-what-lies-below', 'src/admin/frame/bad.ts', "import '#admin/media/good.ts'"],
  ['admin-screens-take-what-lies-below', 'src/admin/visits/bad.ts', "import '#admin/media/good.ts'"],
  ['every-room-of-admin-has-a-floor', 'src/admin/attic/bad.ts', "import '#admin/texts/ok.ts'"],
  ['every-room-of-admin-has-a-floor-to-import', 'src/admin/entry-bad.ts', "import '#admin/attic/alone.ts'"],
  ['engine-values-take-what-lies-below', 'src/engine/remember.ts', "import './registry/alone.ts'"],
  ['engine-registry-take-what-lies-below', 'src/engine/registry/bad.ts', "import '#engine/document/walk.ts'"],
  ['engine-text-take-what-lies-below', 'src/engine/text/bad.ts', "import '#engine/draft/alone.ts'"],
  ['engine-document-take-what-lies-below', 'src/engine/document/bad.ts', "import '#engine/draft/alone.ts'"],
  ['engine-needs-take-what-lies-below', 'src/engine/needs/bad.ts', "import '#engine/validation/purifier.ts'"],
  ['engine-visibility-take-what-lies-below', 'src/engine/visibility/bad.ts', "import '#engine/draft/alone.ts'"],
  ['engine-validation-take-what-lies-below', 'src/engine/validation/bad.ts', "import '#engine/quality/good.ts'"],
  ['engine-preparation-take-what-lies-below', 'src/engine/prepare-draft.ts', "import '#engine/draft/alone.ts'"],
  ['engine-draft-take-what-lies-below', 'src/engine/draft/bad.ts', "import '#engine/quality/good.ts'"],
  ['engine-references-take-what-lies-below', 'src/engine/references/bad.ts', "import '#engine/quality/good.ts'"],
  ['engine-quality-take-what-lies-below', 'src/engine/quality/bad.ts', "import '#engine/sections/alone.ts'"],
  ['every-room-of-engine-has-a-floor', 'src/engine/attic/bad.ts', "import '#engine/document/walk.ts'"],
  ['every-room-of-engine-has-a-floor-to-import', 'src/engine/sections/bad.ts', "import '#engine/attic/alone.ts'"],
  ['site-ground-take-what-lies-below', 'src/site/warn.ts', "import './document/ok.ts'"],
  ['site-document-take-what-lies-below', 'src/site/document/bad.ts', "import '#site/shop/alone.ts'"],
  ['site-navigation-take-what-lies-below', 'src/site/navigation/bad.ts', "import '#site/shop/alone.ts'"],
  ['site-actors-take-what-lies-below', 'src/site/actors/bad.ts', "import '#site/loader/good.ts'"],
  ['site-parts-take-what-lies-below', 'src/site/slider/bad.ts', "import '#site/shop/alone.ts'"],
  ['site-pages-take-what-lies-below', 'src/site/routes.tsx', "import './loader/good.ts'"],
  ['site-loader-take-what-lies-below', 'src/site/loader/bad.ts', "import '../entry-client.tsx'"],
  ['every-room-of-site-has-a-floor', 'src/site/attic/bad.ts', "import '#site/document/ok.ts'"],
  ['every-room-of-site-has-a-floor-to-import', 'src/site/preview/bad-attic.ts', "import '#site/attic/alone.ts'"],
  ['scripts-are-tools', 'scripts/bad.mjs', "import '../src/site/entry-client.tsx'"],
  ['tests-and-bench-look-at-everything', 'bench/bad.ts', "import '../docs/sample.ts'"],
]

const house = mkdtempSync(join(tmpdir(), 'vitrine-house-'))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

function installPackage(name: string): void {
  put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
  put(`node_modules/${name}/index.js`, 'export const useId = 1')
}

function cruise(): Violation[] {
  const { stdout, stderr } = spawnSync(CRUISER, ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '.'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stderr.length > 0) throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return summary.violations
}

beforeAll(() => {
  for (const file of [
    '.dependency-cruiser.mjs',
    'scripts/lint/server-wings.mjs',
    'scripts/lint/panel-rooms.mjs',
    'scripts/lint/floors.mjs',
    'scripts/lint/floor-breaches.json',
  ])
    cpSync(file, join(house, file))
  cpSync('tsconfig.json', join(house, 'tsconfig.json'))
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: unknown }
  put(
    'package.json',
    JSON.stringify({
      type: 'module',
      imports,
      dependencies: { react: '1.0.0', pg: '1.0.0', xstate: '1.0.0', dompurify: '1.0.0' },
      devDependencies: { vitest: '1.0.0' },
    }),
  )
  for (const name of ['react', 'pg', 'xstate', 'dompurify', 'vitest', 'undeclared']) installPackage(name)
  for (const [file, text] of Object.entries(GOOD)) put(file, text)
})

afterAll(() => {
  rmSync(house, { recursive: true })
})

describe('the import policy', () => {
  it('reports nothing for a project in good order', () => {
    expect(cruise().map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([])
  })

  it('reports a seeded breach of every rule, and has no rule without a seed', () => {
    put('src/domain/b.ts', "import type { A } from './a.ts'\nexport interface B { a: A }")
    put('dist/server/entry.js', 'export const render = 1')
    for (const folder of ['helpers/', 'content/', '']) put(`server/${folder}alone.ts`, 'export const alone = 1')
    for (const room of [
      'composer/canvas',
      'composer/attic',
      'admin/attic',
      'engine/attic',
      'engine/draft',
      'engine/registry',
      'engine/sections',
      'site/shop',
      'site/attic',
    ])
      put(`src/${room}/alone.ts`, 'export type Ok = 1')
    put('docs/sample.ts', 'export const sample = 1')
    put('tests/architecture/secret.ts', 'export const secret = 1')
    for (const [, file, code] of SEEDED) put(file, code)
    const found = new Set(cruise().map(({ from, rule }) => `${rule.name}: ${from}`))
    expect(SEEDED.map(([rule, file]) => `${rule}: ${file}`).filter((breach) => !found.has(breach))).toEqual([])
    const seededRules = new Set(SEEDED.map(([rule]) => rule))
    expect(configuration.forbidden?.map(({ name }) => name).filter((name) => name && !seededRules.has(name))).toEqual([])
  })

  it('has a comment with advice in every rule', () => {
    for (const { name, comment } of configuration.forbidden ?? []) expect(comment?.length, name).toBeGreaterThan(40)
  })
})
