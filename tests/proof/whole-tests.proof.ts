import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder, temporaryFolder } from '#tests/support/server/processes.ts'
import { filesByTurn, type ProjectByTurn } from '#tests/support/files-by-turn.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const vitest = join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs')

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

/** Group of tests: the words for what it shows, its vitest project, and parts of the paths of its files. */
export type Group = readonly [what: string, project: string, files: readonly string[]]

/** The files of a project that `npm test` runs by turn. */
const groupByTurn = (project: ProjectByTurn): Group => [
  `every test file that npm test runs by turn: ${project}`,
  project,
  filesByTurn[project].flatMap(({ files }) => files),
]

/** Tests that `npm test` samples or leaves out, by vitest project and parts of their paths. */
export const wholeGroups: readonly Group[] = [
  [
    'a new block type by `npm run new-block`: contract kit, architecture, types, lint',
    'proof',
    ['tests/proof/scaffolds/new-block.test.ts'],
  ],
  [
    'a new resource by `npm run new-resource`: generated tests, lists, lint, types, size',
    'proof',
    ['tests/proof/scaffolds/new-resource.test.ts'],
  ],
  ['a body of too many names, levels or faults to each call of both registries', 'contract', ['tests/contract/large-bodies']],
  ['cost of a rendered page', 'proof', ['tests/proof/render-cost.test.ts']],
  ['cost of a cached page', 'proof', ['tests/proof/serve-cost.test.ts']],
  [
    'search words of all pages, facts of all bottles, 240 slips, duration of a search',
    'integration',
    ['words-found', 'product-facts-found', 'mistyped-words', 'server/content/search/search.integration'],
  ],
  ['mails of two servers, and of two careless ones', 'integration', ['server/mail/delivery/mail-worker']],
  ['pages beside a database that takes three seconds for each query', 'integration', ['tests/integration/slow-database']],
  ['every command where there is no database', 'integration', ['tests/faults/beside-no-database']],
  [
    'the preview of every page, and 1,000 saves of one draft',
    'integration',
    ['server/http/preview/same-html', 'server/content/drafts/drafts'],
  ],
  [
    'servers that are killed, asked to stop, started twice or by another account, and documents that take long to check',
    'integration',
    [
      ...['accounts', 'killed-server', 'second-start', 'graceful-stop', 'mail-server-down', 'run-job', 'refused-starts'].map(
        (name) => `tests/faults/${name}`,
      ),
      'server/platform/uploads/check-pdf-in-worker',
    ],
  ],
  [
    'cost of the saves of one draft by ten editors, and of pages beside 200 logins and 1,000 messages',
    'measured',
    ['tests/integration/autosave-cost', 'tests/integration/crowd-cost'],
  ],
  [
    'linear time of hostile texts: four times as much in less than five times the time',
    'unit',
    ['schemas/text/strip-ends', 'strip-tags', 'session-cookies', 'sheet-sections', 'parse-form'],
  ],
  ['each hostile name in each place of each call', 'contract', ['tests/contract/names-from-outside']],
  ['linear time of the texts of an administrator', 'property', ['tests/property/linear-texts', 'tests/property/texts']],
  ['linear time of requests, drawings and pages under hostile texts', 'contract', ['tests/contract/bounded']],
  [
    'time of the change of an address with many links, and of a plan on two servers',
    'integration',
    ['server/content/addresses/follow-address', 'tests/integration/item-plan-on-two-servers'],
  ],
  [
    'every caller by header and by cookie, every forged write, type, origin and text of SQL of every route',
    'contract',
    ['access-matrix', 'headers', 'sql-texts', 'prototypes', 'paths', 'page-forms'].map((name) => `tests/contract/${name}.test`),
  ],
  [
    'every call by each profile, each view through a profile, and the writes of a view',
    'contract',
    ['tests/contract/rights/who-may-what', 'tests/contract/view-as'],
  ],
  [
    'every caller for every object, every value in every field of an order, every setting',
    'contract',
    ['access-matrix-objects', 'tampered-orders', 'settings'].map((name) => `tests/contract/${name}.test`),
  ],
  ['the pages of a media library of 100,000 files, served by indexes', 'integration', ['tests/integration/media-plans']],
  ['every list of a catalogue of 20,000 products, served by indexes', 'integration', ['tests/integration/catalogue-plans']],
  ['the pages of an inbox of 100,000 items, served by indexes', 'integration', ['server/content/inbox/inbox-plans']],
  ['the pages of 100,000 members, served by indexes', 'integration', ['server/people/members/member-plans']],
  ['the pages of 100,000 mails, served by indexes', 'integration', ['server/mail/outbox/mail-plans']],
  [
    'lists of 100,000 items of every resource: plans of each order, filter and search, and their time',
    'integration',
    ['tests/integration/resource-lists'],
  ],
  ['every event in the 315 states of an order', 'integration', ['server/shop/order-events/apply-event']],
  [
    'every kind of a million bytes, way through the question of the cookies and number of lines of a paper',
    'unit',
    ['server/platform/uploads/pdf', 'src/site/consent/consent-browser', 'server/shop/documents/page-breaks'],
  ],
  ['every regular expression, by an automaton or fuzzed', 'architecture', ['tests/architecture/regexes']],
  ['all hostile texts in all block types', 'unit', ['blocks/']],
  ['the form of every example of every block type', 'unit', ['src/forms/every-block']],
  ['every block type in every slot by palette, paste, keys and list of places', 'unit', ['src/composer/commands/every-slot']],
  ['40 weeks of opening hours, at every quarter of an hour of a year', 'property', ['tests/property/hours-everywhere']],
  ['1,000 sets of colours of a theme: no pair that is too pale is published', 'property', ['tests/property/theme-colors']],
  groupByTurn('unit'),
  groupByTurn('property'),
  groupByTurn('contract'),
  groupByTurn('integration'),
  ['2,000 HTML fragments of the rules through the text editor and back', 'property', ['src/rich-text/document/round-trip']],
]

/** Those that have proofs of their own. */
export const siteGroups = {
  administrators: [
    '1,000 interleavings of two administrators on items of every resource: no change is lost',
    'contract',
    ['tests/contract/resources/two-administrators'],
  ],
  references: [
    'the references of 200 generated sites, against a scan of all their contents',
    'integration',
    ['server/content/references/references'],
  ],
  moves: [
    '1,000 moves of entries of the menu by two people while pages move and go offline, then a crawl of every link',
    'integration',
    ['server/content/drafts/menu-moves'],
  ],
  addresses: ['1,000 generated sites whose pages change their addresses', 'integration', ['tests/integration/moved-addresses']],
  links: ['1,000 generated sites with more than 200 links to a page that moves', 'integration', ['tests/integration/moved-links']],
  unpublished: [
    'drafts, plans and hidden rows in no answer of any route, to any reader',
    'contract',
    ['tests/contract/unpublished-contents'],
  ],
} as const satisfies Readonly<Record<string, Group>>

/** Runs a group in full, or with the samples and clocks of other settings. */
export async function runGroup(
  [what, project, files]: Group,
  settings: Readonly<Record<string, string>> = { FULL: '1' },
): Promise<ProofRow> {
  const folder = await temporaryFolder()
  const report = join(folder.path, 'report.json')
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files]
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined, ...settings },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const { numPassedTests, numFailedTests, numPendingTests } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
  await folder.remove()
  return {
    what,
    seen: `${count(numPassedTests)} passed, ${count(numFailedTests)} failed`,
    promised: '0 failed',
    holds: code === 0 && numPassedTests > 0 && numFailedTests + numPendingTests === 0,
  }
}

/** A check that reads only the changed files in `npm test`. */
async function checkRow(what: string, script: string): Promise<ProofRow> {
  const child = spawn(process.execPath, [script, '--all'], { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { what, seen: `code ${code}`, promised: 'code 0', holds: code === 0 }
}

/** Everything that `npm test` samples or leaves out of the tests without a browser passes in full. */
export const wholeTests: Proof = {
  name: 'whole-tests',
  title: 'Tests that npm test samples or leaves out',
  async run() {
    const rows: ProofRow[] = []
    for (const group of wholeGroups) rows.push(await runGroup(group))
    rows.push(await checkRow('the format of every file', 'scripts/lint/check-format.mjs'))
    rows.push(await checkRow('the lint rules on every file', 'scripts/lint/check-lint.mjs'))
    return rows
  },
}
