import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#domain/clock.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { readEnvironment } from '#server/config/env.ts'
import { silentLog } from '#server/database/log.ts'
import { visitDatabase } from '#server/database/visit-database.ts'
import { createFeatures } from '#server/features/features.ts'
import { jobs } from '#server/features/jobs/jobs.ts'
import { createJobs, type JobReport } from '#server/features/jobs/service.ts'

const usage = 'npm run job -- <nom> [--dry-run]'

function listJobs(): string {
  const rows = jobs.map(({ name, cron, about }) => `  ${name.padEnd(28)} ${cron.padEnd(14)} ${about}`)
  return [`Tâches (${usage})\u00a0:`, ...rows].join('\n')
}

function describe({ job, dryRun, counts, lines }: JobReport): string {
  const title = dryRun ? `${job}, à blanc\u00a0: voici ce qui aurait été fait.` : `${job}\u00a0: fait.`
  return [title, ...Object.entries(counts).map(([what, count]) => `  ${what}: ${count}`), ...lines.map((line) => `  ${line}`)].join('\n')
}

async function runJob(name: string, dryRun: boolean): Promise<JobReport> {
  const env = readEnvironment()
  const database = await visitDatabase(env, silentLog)
  try {
    const files = createLocalFileStore(join(env.DATA_DIR, 'files'))
    const features = await createFeatures({ db: database.db, files, publicUrl: env.PUBLIC_URL, log: silentLog })
    const service = createJobs({ db: database.db, features, dataDir: env.DATA_DIR, jobs, clock: systemClock, log: silentLog })
    return await service.run(name, { dryRun })
  } finally {
    await database.stop()
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } })
const [name] = positionals
if (name === undefined || !jobs.some((job) => job.name === name)) {
  console.log(listJobs())
  process.exitCode = name === undefined ? 0 : 1
} else console.log(describe(await runJob(name, values['dry-run'])))
