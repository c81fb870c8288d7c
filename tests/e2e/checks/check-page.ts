import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { axeLevels } from '#tests/support/documents/axe-levels.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until all finite animations have ended: while a page fades in, its contrast is too low. */
async function waitUntilStill(page: Page, scripts: boolean): Promise<void> {
  await page.evaluate(async (hasFrames) => {
    const endsByItself = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity)
    const ending = () => document.getAnimations().filter(endsByItself)
    const frame = () => new Promise(requestAnimationFrame)
    // An overlay is drawn without colour for two frames before it begins to fade in. Where scripts are off no frame calls back.
    const begin = async () => {
      for (let count = 0; hasFrames && count < 3; count += 1) await frame()
    }
    await begin()
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await begin()
    }
  }, scripts)
}

/** Where scripts are off timers never ring, and axe puts its work off by one: what is put off is done at once. */
async function ringAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ring = (work: (...given: unknown[]) => void, _ms?: number, ...given: unknown[]): number => {
      void Promise.resolve().then(() => work(...given))
      return 0
    }
    globalThis.setTimeout = ring as typeof setTimeout
  })
}

type Violations = axe.AxeResults['violations']

/** The violations that axe finds in a page without frames. The script is loaded once per document, and the violations alone are returned, which takes half the time. */
async function violationsOfDocument(page: Page, options: axe.RunOptions): Promise<Violations> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { readonly axe: { run: (on: Document, options: object) => Promise<axe.AxeResults> } }
    return (await axe.run(document, given)).violations
  }, options)
}

/** The violations that axe finds in a page and its frames. */
async function violationsWithFrames(page: Page, options: axe.RunOptions, alone: boolean): Promise<Violations> {
  return (await new AxeBuilder({ page }).options(options).setLegacyMode(alone).withTags(axeLevels).analyze()).violations
}

interface Looked {
  readonly scripts?: boolean
  /** False where a frame shows on purpose what visitors do not see. */
  readonly frames?: boolean
}

/** No violation of WCAG 2.2 AA that axe can see, once the page stands still; with scripts off the page is looked at as it is, and nothing of it runs. */
export async function expectAccessible(page: Page, { scripts = true, frames = true }: Looked = {}): Promise<void> {
  await waitUntilStill(page, scripts)
  if (!scripts) await ringAtOnce(page)
  // Passed rules are not read. With stopped timers axe must not wait for stylesheets, which none of these rules needs.
  const options = { preload: scripts, resultTypes: ['violations'] } satisfies axe.RunOptions
  const violations =
    page.frames().length === 1 || !frames
      ? await violationsOfDocument(page, { ...options, iframes: false, runOnly: { type: 'tag', values: axeLevels } })
      : // Another page in which axe ends its work, for the sake of frames of other origins, would have no timers either where scripts are off.
        await violationsWithFrames(page, options, !scripts)
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`) })),
  ).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') return true
      }
      return false
    }
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && isSeen(element) && !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(wide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

/** No words of a table run over the next cell. */
export async function expectCellsApart(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('td, th')]
      .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).overflowX === 'visible' && cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.outerHTML.slice(0, 120)),
  )
  expect(wide).toEqual([])
}
