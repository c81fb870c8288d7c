import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { BENCH_ADMIN, signInAdmin } from '../composer/our-editor.ts'
import { startApplication } from '../http/server-processes.ts'
import { median } from '../interleave.ts'
import { openChromium } from '../open-chromium.ts'

const LISTS = ['/admin/news', '/admin/review'] as const
/** The factor by which the processor is slowed down. */
const THROTTLE = 4

type Watched = Window & typeof globalThis & { firstRowAt?: number }

/** Times of one list until its first rows are painted, in milliseconds, and the scripts that were loaded by then. */
export interface ListFigures {
  readonly path: string
  /** Visit of a browser that has nothing of the panel. */
  readonly first: readonly number[]
  /** Next visit of the same browser. */
  readonly again: readonly number[]
  readonly scriptBytes: number
}

async function visitTwice(browser: Browser, base: string, path: string): Promise<{ first: number; again: number; bytes: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${base}/robots.txt`)
    await signInAdmin(page, base)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    await page.addInitScript(() => {
      const note = () => ((window as Watched).firstRowAt ??= performance.now())
      const watcher = new MutationObserver(() => {
        if (document.querySelector('[data-row]') === null) return
        watcher.disconnect()
        requestAnimationFrame(() => setTimeout(note))
      })
      watcher.observe(document, { subtree: true, childList: true })
    })
    const visit = async () => {
      await page.goto(base + path)
      await page.waitForFunction(() => (window as Watched).firstRowAt !== undefined)
      return page.evaluate(() => {
        const at = (window as Watched).firstRowAt ?? NaN
        const files = performance.getEntriesByType('resource').map((entry) => entry as PerformanceResourceTiming)
        const scripts = files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < at)
        return { at, bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) }
      })
    }
    const first = await visit()
    return { first: first.at, again: (await visit()).at, bytes: first.bytes }
  } finally {
    await page.context().close()
  }
}

/** Measures lists of the panel on a slower processor: each visit in a context of its own, without a cache. */
export async function measureLists(rounds: number): Promise<ListFigures[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const server = await startApplication(dataDir, { ADMIN_EMAIL: BENCH_ADMIN.email, ADMIN_PASSWORD: BENCH_ADMIN.password })
  const browser = await openChromium()
  try {
    const figures: ListFigures[] = []
    for (const path of LISTS) {
      // The first visit compiles what the server runs.
      await visitTwice(browser, server.url, path)
      const visits = []
      for (let round = 0; round < rounds; round += 1) visits.push(await visitTwice(browser, server.url, path))
      const scriptBytes = median(visits.map(({ bytes }) => bytes))
      figures.push({ path, first: visits.map(({ first }) => first), again: visits.map(({ again }) => again), scriptBytes })
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
