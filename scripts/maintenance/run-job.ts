import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#domain/dates/clock.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { silentLog } from '#server/database/log.ts'
import { createFeatures } from '#server/composition/features.ts'
import { countLabels } from '#server/platform/jobs/format-counts.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs, type JobReport } from '#server/platform/jobs/service.ts'
import { runMaintenance, onDatabase } from './run-maintenance.ts'

const usage = 'npm run job -- <nom> [--dry-run]'

function listJobs(): string {
  const rows = jobs.map(({ name, cron, about }) => `  ${name.padEnd(28)} ${cron.padEnd(14)} ${about}`)
  return [`Tâches (${usage})\u00a0:`, ...rows].join('\n')
}

function describe({ job, dryRun, counts, lines }: JobReport): string {
  const title = dryRun ? `${job}, à blanc\u00a0: voici ce qui aurait été fait.` : `${job}\u00a0: fait.`
  return [
    title,
    ...Object.entries(counts).map(([what, count]) => `  ${countLabels[what] ?? what}\u00a0: ${count}`),
    ...lines.map((line) => `  ${line}`),
  ].join('\n')
}

async function runJob(name: string, dryRun: boolean): Promise<JobReport> {
  return onDatabase(async (db, { DATA_DIR: dataDir, PUBLIC_URL: publicUrl }) => {
    const files = createLocalFileStore(join(dataDir, 'files'))
    const features = await createFeatures({ db, files, publicUrl, log: silentLog })
    const service = createJobs({ db, features, dataDir, jobs, clock: systemClock, log: silentLog })
    return service.run(name, { dryRun })
  })
}

interface Wish {
  readonly name: string | undefined
  readonly dryRun: boolean
}

/** Parses the command line; returns a message when it cannot be parsed. */
function readWish(): Wish | string {
  const { tokens, positionals } = parseArgs({ allowPositionals: true, strict: false, tokens: true })
  const strange = tokens.find((token) => token.kind === 'option' && (token.name !== 'dry-run' || token.value !== undefined))
  if (strange?.kind === 'option') return `L’option «\u202f${strange.rawName}\u202f» est inconnue.`
  const [name, more] = positionals
  if (more !== undefined) return 'Une seule tâche à la fois.'
  if (name !== undefined && !jobs.some((job) => job.name === name)) return `La tâche «\u202f${name}\u202f» est inconnue.`
  return { name, dryRun: tokens.some((token) => token.kind === 'option') }
}

async function perform({ name, dryRun }: Wish): Promise<void> {
  if (name === undefined) return console.log(listJobs())
  const report = await runJob(name, dryRun)
  console.log(describe(report))
  if (report.alarms.length > 0) process.exitCode = 1
}

const wish = readWish()
await runMaintenance(typeof wish === 'string' ? `${wish}\n\n${listJobs()}` : wish, perform)
