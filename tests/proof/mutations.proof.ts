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
  ['gardes des routes', /^server\/plugins\//],
  ['sessions, tentatives, preuves', /^server\/features\/sessions\//],
  ['mots de passe', /^(?:server\/features\/passwords|src\/domain)\//],
  ['budgets et clés d’idempotence', /^server\/features\/(?:budgets|idempotency)\//],
  ['jetons et codes', /^server\/features\/accounts\//],
  ['demandes vers l’extérieur', /^server\/adapters\/outbound\//],
]

/** Of the changes that a test could notice, how many it did. */
function rowOf(what: string, statuses: readonly string[]): ProofRow {
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  const score = noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed)
  return {
    what: `${count(noticed + missed)} altérations : ${what}`,
    seen: `${count(noticed)} vues par un test, ${count(missed)} non : ${score.toFixed(1).replace('.', ',')} %`,
    promised: `${leastScore} % au moins`,
    holds: score >= leastScore,
  }
}

/** The tests of what guards notice nearly every small change of it. */
export const mutations: Proof = {
  name: 'mutations',
  title: 'Altérations du code des gardes, sessions et jetons',
  async run() {
    await rm(reportFile, { force: true })
    const child = spawn(process.execPath, [stryker, 'run'], { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
    await once(child, 'exit')
    const { files } = reportSchema.parse(JSON.parse(await readFile(reportFile, 'utf8')))
    const statusesOf = (pattern: RegExp): string[] =>
      Object.entries(files).flatMap(([path, { mutants }]) => (pattern.test(path) ? mutants.map(({ status }) => status) : []))
    return [rowOf('toutes', statusesOf(/./)), ...parts.map(([name, pattern]) => rowOf(name, statusesOf(pattern)))]
  },
}
