import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median } from '../interleave.ts'
import type { BareAnswer } from './baseline-server.ts'
import { startApplication, startBareServer, type ServerProcess } from './server-processes.ts'

/** The results of the HTTP bench. */
export interface HttpFigures {
  /** Requests per second of a cached page relative to plain node:http with the same bytes: the median of the rounds. */
  readonly cachedRatio: number
  readonly cachedPerSecond: number
  readonly barePerSecond: number
  readonly cachedCpuMs: number
  readonly renderedPerSecond: number
  readonly renderedCpuMs: number
  readonly bytes: number
}

interface Options {
  readonly rounds: number
  readonly secondsPerRound: number
  /** An existing data folder. Without it a temporary one is created. */
  readonly dataDir?: string
}

const connections = 20
const requestHeaders = { 'accept-encoding': 'br', host: 'localhost' }
// Node sets these headers itself, on both sides.
const hopHeaders = ['connection', 'keep-alive', 'date', 'transfer-encoding']

function readAnswer(url: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: requestHeaders }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          value === undefined || hopHeaders.includes(name) ? [] : [[name, [value].flat().join(', ')]],
        )
        resolve({ headers: Object.fromEntries(headers) as Record<string, string>, body: Buffer.concat(chunks).toString('base64') })
      })
    })
    sent.on('error', reject).end()
  })
}

async function load(url: string, seconds: number, anew = false): Promise<{ perSecond: number; requests: number }> {
  let serial = 0
  const requests = anew ? [{ setupRequest: (sent: autocannon.Request) => ({ ...sent, path: `/?anew=${(serial += 1)}` }) }] : undefined
  const result = await autocannon({ url, connections, duration: seconds, headers: requestHeaders, ...(requests && { requests }) })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`)
  return { perSecond: result.requests.total / result.duration, requests: result.requests.total }
}

async function cpuSeconds(application: ServerProcess): Promise<number> {
  const text = await (await fetch(`${application.url}/metrics`)).text()
  const found = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]
  if (found === undefined) throw new Error('the application does not tell the processor time it took')
  return Number(found)
}

async function measured(application: ServerProcess, seconds: number, anew: boolean): Promise<{ perSecond: number; cpuMs: number }> {
  const before = await cpuSeconds(application)
  const { perSecond, requests } = await load(`${application.url}/`, seconds, anew)
  return { perSecond, cpuMs: ((await cpuSeconds(application)) - before) * (1000 / requests) }
}

async function compare(
  application: ServerProcess,
  bare: ServerProcess,
  { rounds, secondsPerRound }: Options,
): Promise<Omit<HttpFigures, 'bytes'>> {
  await load(`${application.url}/`, 1)
  await load(bare.url, 1)
  const found: { bare: number; cached: number; cpuMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const cached = await measured(application, secondsPerRound, false)
    found.push({ bare: (await load(bare.url, secondsPerRound)).perSecond, cached: cached.perSecond, cpuMs: cached.cpuMs })
  }
  // Warms up the JIT compiler: the first pages of a process cost several times as much.
  await load(`${application.url}/`, 2 * secondsPerRound, true)
  // Warms up the code paths that have run only a few times so far.
  await load(`${application.url}/`, 2 * secondsPerRound, true)
  const rendered = await measured(application, secondsPerRound, true)
  return {
    cachedRatio: median(found.map((each) => each.cached / each.bare)),
    cachedPerSecond: median(found.map(({ cached }) => cached)),
    barePerSecond: median(found.map((each) => each.bare)),
    cachedCpuMs: median(found.map(({ cpuMs }) => cpuMs)),
    renderedPerSecond: rendered.perSecond,
    renderedCpuMs: rendered.cpuMs,
  }
}

/** Measures the home page: cached, against plain node:http with the same bytes in alternating rounds, then rendered for each request. */
export async function measureHttp(options: Options): Promise<HttpFigures> {
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'vitrine-bench-')))
  const application = await startApplication(folder)
  try {
    await readAnswer(`${application.url}/`)
    const answer = await readAnswer(`${application.url}/`)
    const bare = await startBareServer(answer)
    try {
      return { ...(await compare(application, bare, options)), bytes: Buffer.byteLength(answer.body, 'base64') }
    } finally {
      await bare.stop()
    }
  } finally {
    await application.stop()
    if (options.dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
}
