import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder, temporaryFolder } from '#tests/support/server/processes.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const vitest = join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs')

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

/** Tests that `npm test` samples or leaves out, by vitest project and parts of their paths. */
export const wholeGroups: readonly (readonly [what: string, project: string, files: readonly string[]])[] = [
  ['a new block type by `npm run new-block`: contract kit, architecture, types, lint', 'proof', ['tests/proof/new-block.test.ts']],
  ['cost of a rendered page', 'proof', ['tests/proof/render-cost.test.ts']],
  ['cost of a cached page', 'proof', ['tests/proof/serve-cost.test.ts']],
  [
    'search words of all pages, facts of all bottles, 240 slips, duration of a search',
    'integration',
    ['words-found', 'product-facts-found', 'mistyped-words', 'server/content/search/search.integration'],
  ],
  ['mails of two servers, and of two careless ones', 'integration', ['server/mail/delivery/mail-worker']],
  ['every command where there is no database', 'integration', ['tests/faults/beside-no-database']],
  [
    'the preview of every page, and 1,000 saves of one draft',
    'integration',
    ['server/http/preview/same-html', 'server/content/drafts/drafts'],
  ],
  ['cost of 1,000 saves of one draft', 'measured', ['tests/integration/autosave-cost']],
  ['all hostile texts in all block types', 'unit', ['blocks/']],
  ['the form of every example of every block type', 'unit', ['src/forms/every-block']],
  ['every block type in every slot by palette, paste, keys and list of places', 'unit', ['src/composer/commands/every-slot']],
  ['2,000 HTML fragments of the rules through the text editor and back', 'property', ['src/rich-text/document/round-trip']],
]

async function runGroup([what, project, files]: (typeof wholeGroups)[number]): Promise<ProofRow> {
  const folder = await temporaryFolder()
  const report = join(folder.path, 'report.json')
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files]
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FULL: '1', NODE_ENV: undefined },
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

/** Everything that `npm test` samples or leaves out of the tests without a browser passes in full. */
export const wholeTests: Proof = {
  name: 'whole-tests',
  title: 'Tests that npm test samples or leaves out',
  async run() {
    const rows: ProofRow[] = []
    for (const group of wholeGroups) rows.push(await runGroup(group))
    return rows
  },
}
