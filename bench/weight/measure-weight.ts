import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { isContent, SAMPLE_SITES } from '#tests/e2e/site-pages.ts'
import { touchAll, weighScripts, type ScriptWeights } from '#tests/e2e/weigh-scripts.ts'
import { startApplication } from '../http/server-processes.ts'
import { openChromium } from '../open-chromium.ts'

/** What one page loads of scripts, in bytes of gzip, before and after the first touch. */
export interface PageWeight {
  readonly site: string
  readonly page: string
  readonly untouched: number
  readonly touched: number
}

const QUIET_MS = 700

async function weigh(browser: Browser, address: string, known: ScriptWeights): Promise<Pick<PageWeight, 'untouched' | 'touched'>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const scale = weighScripts(page, known)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  const untouched = await scale.weigh()
  await touchAll(page)
  const touched = await scale.weigh()
  await page.close()
  return { untouched, touched }
}

/** Opens every content page of the sample sites in a browser and weighs its scripts, the heaviest first. */
export async function measureWeight(): Promise<PageWeight[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const browser = await openChromium(['--host-resolver-rules=MAP *.localhost 127.0.0.1'])
  try {
    // Nobody else is there to be kept from asking too often.
    const application = await startApplication(folder, { RATE_LIMIT_FACTOR: '1000' })
    const known: ScriptWeights = new Map()
    const weights: PageWeight[] = []
    for (const { name, origin, paths } of SAMPLE_SITES)
      for (const path of paths.filter(isContent))
        weights.push({ site: name, page: path, ...(await weigh(browser, origin(application.url) + path, known)) })
    await application.stop()
    return weights.toSorted((one, other) => other.touched - one.touched)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
