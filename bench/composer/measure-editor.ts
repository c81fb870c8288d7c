import { setTimeout as after } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'
import { median } from '../interleave.ts'
import { installKeyProbe, typeKeys } from './key-probe.ts'

/** An editor that is measured: how its page is opened, where its canvas is, and how the field of a title gets the focus. */
export interface MeasuredEditor {
  readonly name: string
  /** Opens the page of this many blocks; the editor is ready once the last block stands in the frame and the title's field on the screen. */
  readonly open: (page: Page, blocks: number) => Promise<void>
  readonly frame: string
  readonly lastBlock: (blocks: number) => string
  readonly choose: (page: Page) => Promise<Locator>
}

/** Cost of one size: waits from a key to its paint in milliseconds, and the processor time until the page can be edited. */
export interface EditorFigures {
  readonly name: string
  readonly blocks: number
  readonly throttle: number
  readonly p50: number
  readonly p95: number
  readonly loadCpuMs: number
  /** The same for the canvas without the editor around it, where it was measured. */
  readonly canvasCpuMs?: number
}

/** The value that this share of all does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** Waits until an editor that is ready has done its work: the network of one that hears of colleagues is never idle. */
async function settle(page: Page): Promise<void> {
  const late = after(120_000, undefined, { ref: false }).then(() => {
    throw new Error('the editor was still at work two minutes after it was ready')
  })
  await Promise.race([whenQuiet(page), late])
}

/** A visit to be made: how many blocks, how many keys, by how much the processor is slowed down, and what is done to the page before. */
interface Visiting {
  readonly blocks: number
  readonly keys: number
  readonly throttle: number
  readonly prepare?: (page: Page) => Promise<void>
}

/** One visit of an editor: the waits of its keys in milliseconds, and the processor time until the page could be edited. */
export interface EditorVisit {
  readonly waits: readonly number[]
  readonly loadCpuMs: number
}

/** Opens an editor in a browser of its own and types into a title. The first keys warm it up and do not count. */
export async function visitEditor(browser: Browser, editor: MeasuredEditor, visiting: Visiting): Promise<EditorVisit> {
  const { keys, throttle } = visiting
  const { page, session, close, field, loadCpuMs } = await openEditor(browser, editor, visiting)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await field.focus()
  await installKeyProbe(page, editor.frame)
  const waits = await typeKeys(page, keys + WARM_UP)
  await close()
  return { waits: waits.slice(WARM_UP), loadCpuMs }
}

/** Opens an editor in a browser of its own, until the field of a title can be typed into. */
export async function openEditor(browser: Browser, editor: MeasuredEditor, { blocks, prepare }: Pick<Visiting, 'blocks' | 'prepare'>) {
  const { page, session, close } = await openTab(browser, prepare)
  const before = await taskMs(session)
  await editor.open(page, blocks)
  await page
    .frameLocator(editor.frame)
    .locator(`[data-block="${editor.lastBlock(blocks)}"]`)
    .waitFor({ state: 'attached', timeout: 120_000 })
  const field = await editor.choose(page)
  await field.waitFor()
  await settle(page)
  return { page, session, close, field, loadCpuMs: (await taskMs(session)) - before }
}

/** Opens the canvas of a page without the editor around it: the processor time until it takes edits. */
export async function visitCanvas(
  browser: Browser,
  { prepare, open }: { readonly prepare: (page: Page) => Promise<void>; readonly open: (page: Page) => Promise<void> },
): Promise<number> {
  const { page, session, close } = await openTab(browser, prepare)
  const before = await taskMs(session)
  await open(page)
  await page.waitForFunction(() => 'vitrineCanvas' in window)
  await settle(page)
  const loadCpuMs = (await taskMs(session)) - before
  await close()
  return loadCpuMs
}

const WARM_UP = 5

async function openTab(browser: Browser, prepare?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await prepare?.(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session, close: () => context.close() }
}

/** The figures of all visits of one page: of all its keys together, and the middle of the processor times. */
export function figuresOf(page: Pick<EditorFigures, 'name' | 'blocks' | 'throttle'>, visits: readonly EditorVisit[]): EditorFigures {
  const waits = visits.flatMap((visit) => visit.waits)
  return { ...page, p50: quantile(waits, 0.5), p95: quantile(waits, 0.95), loadCpuMs: median(visits.map(({ loadCpuMs }) => loadCpuMs)) }
}
