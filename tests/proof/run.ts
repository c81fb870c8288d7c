import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem, type } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { projectFolder } from '#tests/support/server/processes.ts'
import type { Proof, ProofRow } from './proof.ts'
import { mark, mergeReport, type Outcome } from './report.ts'

const isProof = (value: unknown): value is Proof => typeof value === 'object' && value !== null && 'run' in value && 'title' in value

async function readProofs(names: readonly string[]): Promise<Proof[]> {
  const folders = ['proof', 'mutation'].map((name) => join(projectFolder, 'tests', name))
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  )
  const files = found
    .flat()
    .filter((file) => file.endsWith('.proof.ts'))
    .toSorted((one, other) => basename(one).localeCompare(basename(other)))
  const modules: unknown[] = await Promise.all(files.map((file) => import(file)))
  const proofs = modules.flatMap((module) =>
    Object.values(Object(module) as object)
      .flat()
      .filter(isProof),
  )
  const isWanted = ({ name }: Proof) => names.some((wanted) => name === wanted || name.startsWith(`${wanted}-`))
  return names.length === 0 ? proofs : proofs.filter(isWanted)
}

async function runProof(proof: Proof): Promise<Outcome> {
  process.stdout.write(`\n${proof.title}\n`)
  const begin = performance.now()
  const failed = (error: unknown): ProofRow[] => [{ what: proof.title, seen: String(error), promised: 'no error', holds: false }]
  const rows = await proof.run().catch(failed)
  for (const row of rows) process.stdout.write(`  ${mark(row)} ${row.what}: ${row.seen} (promised: ${row.promised})\n`)
  return { proof, rows, seconds: Math.round((performance.now() - begin) / 1000) }
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${type()}, ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}, ${memory} GB, Node ${process.versions.node}`
}

/** Which state of the code was looked at: each proof stands in the report with its own. Nothing where the code lies outside of its repository. */
async function commit(): Promise<string> {
  const asked = promisify(execFile)('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: projectFolder })
  return asked.then(
    ({ stdout }) => ` at ${stdout.trim()}`,
    () => '',
  )
}

const names = process.argv.slice(2)
const chosen = await readProofs(names)
if (chosen.length === 0) throw new Error(`No proof has the name ${names.join(' or ')}`)
const outcomes: Outcome[] = []
for (const proof of chosen) outcomes.push(await runProof(proof))

const path = join(projectFolder, 'docs', 'proof.md')
const text = mergeReport(await readFile(path, 'utf8').catch(() => ''), {
  outcomes,
  names: (await readProofs([])).map(({ name }) => name),
  made: `made on ${new Date().toISOString().slice(0, 10)}${await commit()}, ${machine()}`,
})
await writeFile(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }))
const failures = outcomes.flatMap(({ rows }) => rows).filter(({ holds }) => holds === false).length
process.stdout.write(`\n${failures === 0 ? 'All promises are held.' : `${failures} promise(s) not held.`}\n`)
process.exitCode = failures === 0 ? 0 : 1
