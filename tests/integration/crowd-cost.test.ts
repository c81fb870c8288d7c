import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '#tests/support/sampling.ts'
import { endPrograms } from '#tests/support/server/processes.ts'
import { hashesMade, remoteCall, startTwoServers, type TwoServers } from '#tests/support/server/two-servers.ts'

let two: TwoServers

beforeAll(async () => {
  two = await startTwoServers({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(async () => {
  await two.close()
  await endPrograms()
})

/** Returns the resident memory of a server in MiB. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`
  // Small Linux images have no ps, other systems have no /proc.
  const kibibytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return Number(kibibytes ?? execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

interface Reading {
  readonly p95: number
  /** The duration of the work in milliseconds. */
  readonly lasted: number
}

let reads = 0

/** Reads the site repeatedly until the work is done and counts the reads. Returns their times. */
async function readBeside(work: Promise<unknown>): Promise<Reading> {
  const [times, begin]: [number[], number] = [[], performance.now()]
  reads = 0
  let isOver = false
  void work.finally(() => (isOver = true)).catch(() => undefined)
  while (!isOver) {
    const begun = performance.now()
    const { status } = await remoteCall(two.servers[0], ['GET', '/site/info'])
    expect(status).toBe(200)
    times.push(performance.now() - begun)
    reads += 1
  }
  const lasted = Math.round(performance.now() - begin)
  const sorted = times.sort((a, b) => a - b)
  return { p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Infinity), lasted }
}

const at = (index: number) => ({ 'x-forwarded-for': `203.0.113.${(index % 250) + 1}` })
const tell = (what: string, { p95, lasted }: Reading, more: string) =>
  process.stdout.write(`${what} in ${lasted} ms: ${reads} reads beside, 95 % within ${p95} ms; ${more}\n`)

describe('two hundred concurrent logins', () => {
  it('are hashed a few at a time: memory stays low and pages are served', async () => {
    const [server] = two.servers
    await remoteCall(server, ['POST', '/login'], { body: { email: 'x@example.org', password: 'faux mot de passe' }, headers: at(249) })
    const [hashed, before] = [await hashesMade(server), memoryOf(server.pid)]
    let most = before
    const watch = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 250)
    const crowd = Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        remoteCall(server, ['POST', '/login'], {
          body: { email: `foule-${index}@example.org`, password: 'faux mot de passe' },
          headers: at(index),
        }),
      ),
    )
    const reading = await readBeside(crowd)
    clearInterval(watch)
    tell('two hundred sign-ins', reading, `${Math.round(most - before)} MiB more`)
    // A login that waits too long is rejected with a retry. None is accepted without a check.
    expect((await crowd).filter(({ status }) => status !== 401 && status !== 503)).toEqual([])
    expect((await hashesMade(server)) - hashed).toBeLessThanOrEqual(200)
    expect(most - before).toBeLessThan(150)
    expect(reads).toBeGreaterThan(1)
    if (isFull) expect(reading.p95).toBeLessThan(reading.lasted / 4)
  })
})

describe('a thousand messages of one IP address', () => {
  it('are rejected over the rate limit, and pages are served', async () => {
    const [server] = two.servers
    const statuses: number[] = []
    const flood = async (): Promise<void> => {
      for (let begun = 0; begun < 1000; begun += 50) {
        const batch = Array.from({ length: 50 }, () =>
          remoteCall(server, ['POST', '/message'], { body: { email: 'x@example.org', content: 'Bonjour' }, headers: at(1) }),
        )
        statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
      }
    }
    const reading = await readBeside(flood())
    tell('a thousand messages', reading, `${statuses.filter((status) => status === 429).length} refused`)
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(20)
    expect(statuses).toHaveLength(1000)
    expect(reads).toBeGreaterThan(1)
    if (isFull) expect(reading.p95).toBeLessThan(reading.lasted / 4)
  })
})
