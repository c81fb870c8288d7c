import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

/** Scripts of the consent banner have a bound of their own, in consent/consent.spec.ts. */
const APART = /\/assets\/(?:consent|tarteaucitron)[^/]*\.js$/

/** The bytes of gzip of scripts by their paths: each is packed once, however many pages load it. */
export type ScriptWeights = Map<string, Promise<number>>

/** Counts the scripts that a page has loaded so far, in bytes of gzip, without consent; `stop` ends the count before the page is left. */
export function weighScripts(page: Page, known: ScriptWeights = new Map()): { weigh: () => Promise<number>; stop: () => void } {
  const loaded = new Set<string>()
  const listen = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (response.request().resourceType() !== 'script' || APART.test(pathname)) return
    loaded.add(pathname)
    if (!known.has(pathname))
      known.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  }
  page.on('response', listen)
  return {
    weigh: async () => {
      const weights = await Promise.all([...loaded].flatMap((path) => known.get(path) ?? []))
      return weights.reduce((sum, weight) => sum + weight, 0)
    },
    stop: () => void page.off('response', listen),
  }
}

/** Touches the page and scrolls to its end: all that it loads for that has come. */
export async function touchAll(page: Page): Promise<void> {
  await wakeApp(page, 'pointerdown')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await whenQuiet(page)
}

/** Opens a page, touches it, goes down to its end, and says what scripts it has loaded by then. */
export async function weighTouched(page: Page, address: string, known: ScriptWeights): Promise<number> {
  const { weigh, stop } = weighScripts(page, known)
  await page.goto(address)
  await touchAll(page)
  const touched = await weigh()
  stop()
  return touched
}
