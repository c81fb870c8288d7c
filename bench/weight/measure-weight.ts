import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { startApplication } from '../http/server-processes.ts'
import { openChromium } from '../open-chromium.ts'

/** What one page loads of scripts, in bytes of gzip, before and after the first touch. */
export interface PageWeight {
  readonly page: string
  readonly untouched: number
  readonly touched: number
}

const PAGES = ['/', '/domiciliation-commerciale', '/blog', '/sale-terms']
const QUIET_MS = 700

/** Counts what scripts have come so far. */
function scale(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

async function weigh(browser: Browser, url: string, path: string): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const weight = scale(page)
  await page.goto(`${url}${path}`, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  const untouched = await weight()
  await page.locator('main').dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  const touched = await weight()
  await page.close()
  return { page: path, untouched, touched }
}

/** Opens pages of the sample site in a browser and weighs their scripts. */
export async function measureWeight(): Promise<PageWeight[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const browser = await openChromium()
  try {
    const application = await startApplication(folder)
    const weights: PageWeight[] = []
    for (const path of PAGES) weights.push(await weigh(browser, application.url, path))
    await application.stop()
    return weights
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
