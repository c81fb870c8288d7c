import { expect } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs, type Jobs } from '#server/platform/jobs/service.ts'
import type { TestApp } from '#tests/support/server/app.ts'

/** The instant at which jobs run, unless a test says otherwise. */
export const jobsRunAt = new Date('2026-11-20T12:00:00Z')

/** Lengths of time, in milliseconds. */
export const second = 1000
export const day = 86_400_000

/** An instant so many milliseconds after another. */
export const plus = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** The jobs of an application, by a clock that stands still. */
export function jobsAt({ app, database }: TestApp, at = jobsRunAt): Jobs {
  return createJobs({ db: database.db, features: app.features, dataDir: '/nowhere', jobs, clock: () => at.getTime(), log: silentLog })
}

/** Runs a job, and answers what it counted. */
export async function runJob(test: TestApp, name: string, { at = jobsRunAt, dryRun = false } = {}) {
  return (await jobsAt(test, at).run(name, { dryRun })).counts
}

/** Runs a job on two servers at once, after a dry run that has to tell the same and leave everything. */
export async function runTwice(
  test: TestApp,
  name: string,
  { expected, rows }: { readonly expected: Readonly<Record<string, number>>; readonly rows: () => Promise<unknown> },
): Promise<void> {
  const before = await rows()
  expect(await runJob(test, name, { dryRun: true })).toEqual(expected)
  expect(await rows()).toEqual(before)
  const counts = await Promise.all([runJob(test, name), runJob(test, name)])
  const nothing = Object.fromEntries(Object.keys(expected).map((key) => [key, 0]))
  expect(counts).toContainEqual(expected)
  expect(counts).toContainEqual(nothing)
}
