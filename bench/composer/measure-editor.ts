import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
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

/** Opens an editor in a browser of its own and types into a title. The first keys warm it up and do not count. */
export async function measureEditor(
  browser: Browser,
  editor: MeasuredEditor,
  { blocks, keys, throttle, prepare }: { blocks: number; keys: number; throttle: number; prepare?: (page: Page) => Promise<void> },
): Promise<EditorFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await prepare?.(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskMs(session)
  await editor.open(page, blocks)
  await page
    .frameLocator(editor.frame)
    .locator(`[data-block="${editor.lastBlock(blocks)}"]`)
    .waitFor({ state: 'attached', timeout: 120_000 })
  const field = await editor.choose(page)
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  const loadCpuMs = (await taskMs(session)) - before
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await field.focus()
  await installKeyProbe(page, editor.frame)
  const waits = await typeKeys(page, keys + 5)
  await context.close()
  const counted = waits.slice(5)
  return { name: editor.name, blocks, throttle, p50: quantile(counted, 0.5), p95: quantile(counted, 0.95), loadCpuMs }
}
