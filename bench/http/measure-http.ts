import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median } from '../interleave.ts'
import type { BareAnswer } from './baseline-server.ts'
import { readCounter, requireRenders } from './read-metrics.ts'
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

/** How long requests are sent, or how many: the last of a number is waited for. */
type Extent = { readonly duration: number } | { readonly amount: number }

async function load(url: string, extent: Extent, cookie?: string): Promise<{ perSecond: number; requests: number }> {
  const headers = { ...requestHeaders, ...(cookie !== undefined && { cookie }) }
  const begin = performance.now()
  const result = await autocannon({ url, connections, ...extent, headers })
  const seconds = (performance.now() - begin) / 1000
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`)
  return { perSecond: result.requests.total / ('duration' in extent ? result.duration : seconds), requests: result.requests.total }
}

/** Signs a demo member in: the page of a member is in no cache. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'camille.roy@example.org', password: 'cinq plumes dans un encrier' }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  if (!answer.ok || cookies.length === 0) throw new Error(`the member could not sign in: ${answer.status} ${await answer.text()}`)
  return cookies.join('; ')
}

const readMetrics = async ({ url }: ServerProcess): Promise<string> => (await fetch(`${url}/metrics`)).text()

async function measured(application: ServerProcess, extent: Extent, cookie?: string): Promise<{ perSecond: number; cpuMs: number }> {
  const before = await readMetrics(application)
  const { perSecond, requests } = await load(`${application.url}/`, extent, cookie)
  const after = await readMetrics(application)
  const risen = (name: string) => readCounter(after, name) - readCounter(before, name)
  // A page in memory is rendered again when a job of the application changes its content.
  requireRenders(risen('pages_rendered_total'), { each: cookie === undefined ? 0 : 1, requests, others: 5 })
  return { perSecond, cpuMs: risen('process_cpu_seconds_total') * (1000 / requests) }
}

/** About as many rendered pages as a processor makes in a second. */
const RENDERED_PER_SECOND = 250

async function compare(
  application: ServerProcess,
  bare: ServerProcess,
  { rounds, secondsPerRound: duration }: Options,
): Promise<Omit<HttpFigures, 'bytes'>> {
  await load(`${application.url}/`, { duration: 1 })
  await load(bare.url, { duration: 1 })
  const found: { bare: number; cached: number; cpuMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const cached = await measured(application, { duration })
    found.push({ bare: (await load(bare.url, { duration })).perSecond, cached: cached.perSecond, cpuMs: cached.cpuMs })
  }
  const cookie = await signIn(application.url)
  const amount = RENDERED_PER_SECOND * duration
  // Warms up the JIT compiler, in which the first pages of a process cost several times as much, and code paths that have run only a few times.
  await load(`${application.url}/`, { amount: 4 * amount }, cookie)
  const rendered = await measured(application, { amount }, cookie)
  return {
    cachedRatio: median(found.map((each) => each.cached / each.bare)),
    cachedPerSecond: median(found.map(({ cached }) => cached)),
    barePerSecond: median(found.map((each) => each.bare)),
    cachedCpuMs: median(found.map(({ cpuMs }) => cpuMs)),
    renderedPerSecond: rendered.perSecond,
    renderedCpuMs: rendered.cpuMs,
  }
}

/** Measures the home page: cached, against plain node:http with the same bytes in alternating rounds, then as a member gets it, rendered for each request. */
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
