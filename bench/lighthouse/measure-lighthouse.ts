import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startApplication } from '../http/server-processes.ts'
import { median } from '../interleave.ts'
import { openChromium } from '../open-chromium.ts'

const PAGES = ['/', '/domiciliation-commerciale', '/blog', '/blog/creer-son-eurl', '/evenements']

const run = promisify(execFile)
const program = 'bench/peers/node_modules/lighthouse/cli/index.js'
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** The part of a Lighthouse report that is read here. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly code: string; readonly message: string }
}

interface Audit {
  readonly id: string
  readonly title: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly numericValue?: number
}

const scoreOf = (category: string) => (result: Result) => Math.round((result.categories[category]?.score ?? 0) * 100)
const numberOf = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Infinity

const FIGURES = {
  performance: scoreOf('performance'),
  accessibility: scoreOf('accessibility'),
  bestPractices: scoreOf('best-practices'),
  seo: scoreOf('seo'),
  lcpMs: numberOf('largest-contentful-paint'),
  cls: numberOf('cumulative-layout-shift'),
  tbtMs: numberOf('total-blocking-time'),
  bytes: numberOf('total-byte-weight'),
} as const

type Figures = Readonly<Record<keyof typeof FIGURES, number>>

/** Figures of Lighthouse for one page on a telephone: the median of each. */
export interface PageFigures extends Figures {
  readonly page: string
}

const everyFigure = (read: (figure: keyof Figures) => number): Figures =>
  Object.fromEntries(Object.keys(FIGURES).map((name) => [name, read(name as keyof Figures)])) as unknown as Figures

/** Prints the audits that a page does not pass. */
function tellFaults(url: string, { audits }: Result): void {
  for (const { id, score, scoreDisplayMode, title } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score !== 1) process.stderr.write(`${url}: ${id}: ${title}\n`)
  }
}

/** Errors of visits that the browser did not record: Lighthouse asks to repeat them. */
const UNRECORDED = new Set<string | undefined>(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP'])

/** One visit by Lighthouse, in a browser of its own, so that no cache remains from the visit before. */
async function visit(url: string): Promise<Result> {
  const port = await freePort()
  const browser = await openChromium([`--remote-debugging-port=${port}`])
  try {
    const options = [`--port=${port}`, '--output=json', '--quiet', '--only-categories=performance,accessibility,best-practices,seo']
    const { stdout } = await run(process.execPath, [program, url, ...options], { maxBuffer: MAX_OUTPUT_BYTES })
    return JSON.parse(stdout) as Result
  } finally {
    await browser.close()
  }
}

/** Figures of one visit; a visit that was not recorded is repeated, twice. */
async function look(url: string, triesLeft = 2): Promise<Figures> {
  const result = await visit(url)
  if (triesLeft > 0 && UNRECORDED.has(result.runtimeError?.code)) return look(url, triesLeft - 1)
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  tellFaults(url, result)
  return everyFigure((figure) => FIGURES[figure](result))
}

/** Has Lighthouse look at pages of the sample site, in rounds: what slows the machine for a while slows no page alone. */
export async function measureLighthouse(rounds: number): Promise<PageFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const application = await startApplication(folder)
  try {
    const visits = new Map<string, Figures[]>(PAGES.map((page) => [page, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, seen] of visits) seen.push(await look(`${application.url}${page}`))
    }
    return [...visits].map(([page, seen]) => ({ page, ...everyFigure((figure) => median(seen.map((visit) => visit[figure]))) }))
  } finally {
    await application.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
