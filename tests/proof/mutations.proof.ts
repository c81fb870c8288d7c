import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder } from '#tests/support/processes.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const leastScore = 85
const stryker = join(projectFolder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const reportFile = join(tmpdir(), 'vitrine-mutations.json')

const reportSchema = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })) })

/** What is changed, by what it guards. */
const parts: readonly (readonly [name: string, files: RegExp])[] = [
  ['guards of routes', /^server\/plugins\//],
  ['sessions, tries, proofs', /^server\/features\/sessions\//],
  ['passwords', /^(?:server\/features\/passwords|src\/domain)\//],
  ['budgets and idempotency keys', /^server\/features\/(?:budgets|idempotency)\//],
  ['tokens and codes', /^server\/features\/accounts\//],
  ['requests to the outside', /^server\/adapters\/outbound\//],
]

/** Of the changes that a test could notice, how many it did. */
function rowOf(what: string, statuses: readonly string[]): ProofRow {
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  const score = noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed)
  return {
    what: `${count(noticed + missed)} mutations: ${what}`,
    seen: `${count(noticed)} noticed by a test, ${count(missed)} not: ${score.toFixed(1)} %`,
    promised: `at least ${leastScore} %`,
    holds: score >= leastScore,
  }
}

/** Stryker ends with another code when it broke off, or when its own threshold is not reached: a report that it left is not all then. */
export function endOf(code: number | null): ProofRow {
  return { what: 'Stryker ends in good order', seen: `code ${String(code)}`, promised: 'code 0', holds: code === 0 }
}

/** The tests of what guards notice nearly every small change of it. */
export const mutations: Proof = {
  name: 'mutations',
  title: 'Mutations of the code of guards, sessions and tokens',
  async run() {
    await rm(reportFile, { force: true })
    const child = spawn(process.execPath, [stryker, 'run'], { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = (await once(child, 'exit')) as [number | null]
    const { files } = reportSchema.parse(JSON.parse(await readFile(reportFile, 'utf8')))
    const statusesOf = (pattern: RegExp): string[] =>
      Object.entries(files).flatMap(([path, { mutants }]) => (pattern.test(path) ? mutants.map(({ status }) => status) : []))
    return [endOf(code), rowOf('all', statusesOf(/./)), ...parts.map(([name, pattern]) => rowOf(name, statusesOf(pattern)))]
  },
}
