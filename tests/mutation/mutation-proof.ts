import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder } from '#tests/support/server/processes.ts'
import { count, type Proof, type ProofRow } from '#tests/proof/proof.ts'

const stryker = join(projectFolder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

const reportSchema = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })) })

/** A mutation run with its threshold. */
interface MutationPlan extends Pick<Proof, 'name' | 'title'> {
  /** The path of the configuration of Stryker. */
  readonly config: string
  /** The path of its report in the temporary folder. */
  readonly report: string
  /** In per cent. */
  readonly least: number
  readonly parts: readonly (readonly [name: string, files: RegExp])[]
  /** The environment of the configuration. */
  readonly env?: Readonly<Record<string, string>>
  /** The path of its incremental file in the temporary folder, from which an aborted run continues. */
  readonly unfinished?: string
}

/** Returns the score: detected mutants among the testable ones. */
function rowOf(what: string, statuses: readonly string[], least: number): ProofRow {
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  const score = noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed)
  return {
    what: `${count(noticed + missed)} mutations: ${what}`,
    seen: `${count(noticed)} noticed by a test, ${count(missed)} not: ${score.toFixed(1)} %`,
    promised: `at least ${least} %`,
    holds: score >= least,
  }
}

/** Returns the share of mutants with a runtime error. They are not tested, so a large share makes the score meaningless. */
function unaskedRow(statuses: readonly string[]): ProofRow {
  const unasked = statuses.filter((status) => status === 'RuntimeError').length
  return {
    what: 'mutations under which the tests did not begin',
    seen: `${count(unasked)} of ${count(statuses.length)}`,
    promised: 'at most 5 %',
    holds: unasked <= 0.05 * statuses.length,
  }
}

type Changed = Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>

/** Returns the score of each part; the last one contains the remaining files. */
export function rowsOfParts(files: Changed, { parts, least }: Pick<MutationPlan, 'parts' | 'least'>): ProofRow[] {
  const statusesOf = (isIn: (path: string) => boolean) =>
    Object.entries(files).flatMap(([path, { mutants }]) => (isIn(path) ? mutants.map(({ status }) => status) : []))
  const rows = parts.map(([what, pattern]) =>
    rowOf(
      what,
      statusesOf((path) => pattern.test(path)),
      least,
    ),
  )
  const others = statusesOf((path) => !parts.some(([, pattern]) => pattern.test(path)))
  return parts.length === 0 || others.length === 0 ? rows : [...rows, rowOf('the others', others, least)]
}

/** Stryker exits with another code when it was aborted or its own threshold is not reached. The report is incomplete then. */
export function endOf(code: number | null): ProofRow {
  return { what: 'Stryker ends in good order', seen: `code ${String(code)}`, promised: 'code 0', holds: code === 0 }
}

/** Creates the proof that tests detect nearly every mutation of some code. */
export function mutationProof({ name, title, config, report, least, parts, env, unfinished }: MutationPlan): Proof {
  return {
    ...{ name, title },
    async run() {
      const file = join(tmpdir(), report)
      await rm(file, { force: true })
      const child = spawn(process.execPath, [stryker, 'run', config], {
        cwd: projectFolder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...env },
      })
      const [code] = (await once(child, 'exit')) as [number | null]
      if (unfinished !== undefined && code !== null) await rm(join(tmpdir(), unfinished), { force: true })
      const { files } = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
      const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
      return [endOf(code), unaskedRow(statuses), rowOf('all', statuses, least), ...rowsOfParts(files, { parts, least })]
    },
  }
}
