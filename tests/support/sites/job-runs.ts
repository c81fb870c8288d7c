import { expect } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs, type Jobs } from '#server/platform/jobs/service.ts'
import type { TestApp } from '#tests/support/server/app.ts'

/** The default time of job runs. */
export const jobsRunAt = new Date('2026-11-20T12:00:00Z')

/** Durations in milliseconds. */
export const second = 1000
export const day = 86_400_000

/** Adds milliseconds to an instant. */
export const plus = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** Creates the jobs of an application with a fixed clock. */
export function jobsAt({ app, database }: TestApp, at = jobsRunAt): Jobs {
  return createJobs({ db: database.db, features: app.features, dataDir: '/nowhere', jobs, clock: () => at.getTime(), log: silentLog })
}

/** Runs a job and returns its counts. */
export async function runJob(test: TestApp, name: string, { at = jobsRunAt, dryRun = false } = {}) {
  return (await jobsAt(test, at).run(name, { dryRun })).counts
}

/** Runs a job on two servers concurrently, after a dry run that must return the same and change nothing. */
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
