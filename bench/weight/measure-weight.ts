import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { FILLED_FORMS, weighFilled } from '#tests/e2e/journeys/filled-forms.ts'
import { isContent, SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'
import { touchAll, weighScripts, type ScriptWeights } from '#tests/e2e/checks/weigh-scripts.ts'
import { startApplication } from '../http/server-processes.ts'
import { openChromium } from '../open-chromium.ts'

/** The scripts of a page before and after the first interaction, in gzip bytes. */
export interface PageWeight {
  readonly site: string
  readonly page: string
  readonly untouched: number
  readonly touched: number
}

/** The scripts of a page with a form: after the first interaction, at most during the input, and after the submission. */
export interface FormWeight {
  readonly site: string
  readonly page: string
  readonly touched: number
  readonly filled: number
  readonly sent: number
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

async function weighForms(browser: Browser, url: string, known: ScriptWeights): Promise<FormWeight[]> {
  const weights: FormWeight[] = []
  for (const form of FILLED_FORMS) {
    const origin = SAMPLE_SITES.find(({ name }) => name === form.site)?.origin(url) ?? url
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
    const bytes = (await weighFilled(page, origin + form.path, form, known)).map(([, weight]) => weight)
    await page.close()
    weights.push({
      ...{ site: form.site, page: form.path, touched: bytes[0] ?? NaN },
      ...{ filled: Math.max(...bytes.slice(1, -1)), sent: bytes.at(-1) ?? NaN },
    })
  }
  return weights
}

/** Opens every content page of the sample sites in a browser and weighs its scripts, the heaviest first, then those of its forms. */
export async function measureWeight(): Promise<{ readonly pages: readonly PageWeight[]; readonly forms: readonly FormWeight[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const browser = await openChromium(['--host-resolver-rules=MAP *.localhost 127.0.0.1'])
  try {
    // The rate limits do not matter here.
    const application = await startApplication(folder, { RATE_LIMIT_FACTOR: '1000' })
    const known: ScriptWeights = new Map()
    const pages: PageWeight[] = []
    for (const { name, origin, paths } of SAMPLE_SITES)
      for (const path of paths.filter(isContent))
        pages.push({ site: name, page: path, ...(await weigh(browser, origin(application.url) + path, known)) })
    const forms = await weighForms(browser, application.url, known)
    await application.stop()
    return { pages: pages.toSorted((one, other) => other.touched - one.touched), forms }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
