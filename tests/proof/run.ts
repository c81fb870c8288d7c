import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { projectFolder } from '#tests/support/server/processes.ts'
import type { Proof, ProofRow } from './proof.ts'
import { chooseNext, describeAge, readAges, type ProofAge } from './proof-ages.ts'
import { readProofs } from './read-proofs.ts'
import { mark, mergeReport, type Outcome } from './report.ts'

const path = join(projectFolder, 'docs', 'proof.md')
const readReport = (): Promise<string> => readFile(path, 'utf8').catch(() => '')

/** Nothing where the code lies outside of its repository. */
async function git(...args: string[]): Promise<string> {
  const asked = promisify(execFile)('git', args, { cwd: projectFolder, maxBuffer: 2 ** 26 })
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${type()}, ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}, ${memory} GB, Node ${process.versions.node}`
}

/** The report names the state of the code that was looked at, for each proof its own. */
async function madeAt(commit: string): Promise<string> {
  return `made on ${new Date().toISOString().slice(0, 10)}${commit === '' ? '' : ` at ${commit}`}, ${machine()}`
}

const proofs = await readProofs()

/** Writes an outcome as soon as it is there, so that a later proof that is stopped takes nothing with it. */
async function record(outcome: Outcome, commit: string): Promise<void> {
  const text = mergeReport(await readReport(), { outcomes: [outcome], names: proofs.map(({ name }) => name), made: await madeAt(commit) })
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }))
}

/** Runs a proof, records its outcome, and returns how many of its promises are not held. */
async function runProof(proof: Proof): Promise<number> {
  process.stdout.write(`\n${proof.title}\n`)
  const [begin, commit] = [performance.now(), await git('rev-parse', '--short=8', 'HEAD')]
  const failed = (error: unknown): ProofRow[] => [{ what: proof.title, seen: String(error), promised: 'no error', holds: false }]
  const rows = await proof.run().catch(failed)
  for (const row of rows) process.stdout.write(`  ${mark(row)} ${row.what}: ${row.seen} (promised: ${row.promised})\n`)
  await record({ proof, rows, seconds: Math.round((performance.now() - begin) / 1000) }, commit)
  return rows.filter(({ holds }) => holds === false).length
}

function chooseByName(names: readonly string[]): Proof[] {
  const isWanted = ({ name }: Proof) => names.some((wanted) => name === wanted || name.startsWith(`${wanted}-`))
  const chosen = names.length === 0 ? proofs : proofs.filter(isWanted)
  if (chosen.length === 0) throw new Error(`No proof has the name ${names.join(' or ')}`)
  return chosen
}

async function ages(): Promise<ProofAge[]> {
  const history = (await git('rev-list', 'HEAD')).split('\n').filter(Boolean)
  return readAges(
    await readReport(),
    proofs.map(({ name }) => name),
    history,
  )
}

/** The proofs whose outcomes are oldest, as many as there is time for. */
async function* oldestWithin(minutes: number): AsyncGenerator<Proof> {
  const end = performance.now() + minutes * 60_000
  const [known, run] = [await ages(), new Set<string>()]
  for (;;) {
    const next = chooseNext(known, run, (end - performance.now()) / 1000)
    const proof = proofs.find(({ name }) => name === next?.name)
    if (next === null || proof === undefined) return
    process.stdout.write(`\n${describeAge(next)}\n`)
    run.add(next.name)
    yield proof
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string', default: '20' } } })
const minutes = Number(values.minutes)
if (!(minutes >= 0)) throw new Error(`--minutes is a number, not « ${values.minutes} »`)

if (positionals[0] === 'ages') process.stdout.write(`${(await ages()).map(describeAge).join('\n')}\n`)
else {
  let failures = 0
  for await (const proof of positionals[0] === 'next' ? oldestWithin(minutes) : chooseByName(positionals)) failures += await runProof(proof)
  process.stdout.write(`\n${failures === 0 ? 'All promises are held.' : `${failures} promise(s) not held.`}\n`)
  process.exitCode = failures === 0 ? 0 : 1
}
