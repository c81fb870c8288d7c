import type { Frame, Page } from '@playwright/test'

/** The work of a canvas since its counts began. */
export interface CanvasCounts {
  /** Frames that were painted. */
  readonly frames: number
  /** Times that React has written a tree of the frame. */
  readonly commits: number
  /** Hit tests, in all and most of one frame. */
  readonly looks: number
  readonly mostLooks: number
  /** Writes of the layer over the page, in all and most of one frame. */
  readonly writes: number
  readonly mostWrites: number
  /** Changes of the page's own elements. */
  readonly changes: number
  /** Shifts of the page's own elements. */
  readonly shifts: number
}

/** A layout shift, as Chromium reports it. */
interface Shift {
  readonly sources: readonly { readonly node: Node | null }[]
}

interface Counted {
  commits: number
  writes: number
  layers: ShadowRoot[]
}

type Counting = Window & typeof globalThis & { counted: Counted; counts?: Record<keyof CanvasCounts, number> }

/** Prepares the documents that a page opens: React reports each commit, and shadow trees can be watched. */
export async function prepareCounts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted = { commits: 0, writes: 0, layers: [] }
    const ignore = () => undefined
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        ...{ supportsFiber: true, isDisabled: false, renderers: new Map(), inject: () => 1, checkDCE: ignore },
        ...{ onCommitFiberRoot: () => (counted.commits += 1), onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore },
      },
    })
    const attach = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')?.value as Element['attachShadow']
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options)
      counted.layers.push(root)
      return root
    }
  })
}

/** Begins to count in a frame. What changes in one task is one write. */
export async function beginCounts(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const { counted } = window as Counting
    const counts = { frames: 0, commits: 0, looks: 0, mostLooks: 0, writes: 0, mostWrites: 0, changes: 0, shifts: 0 }
    Object.assign(window, { counts })
    counted.commits = 0
    let [looks, writes] = [0, 0]
    for (const name of ['elementFromPoint', 'elementsFromPoint'] as const) {
      const original = document[name].bind(document) as (x: number, y: number) => never
      document[name] = (x: number, y: number) => {
        looks += 1
        counts.looks += 1
        return original(x, y)
      }
    }
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    const layer = new MutationObserver(() => {
      writes += 1
      counts.writes += 1
    })
    for (const root of counted.layers) layer.observe(root, everything)
    const main = document.querySelector('main')
    if (!main) throw new Error('The frame has no page')
    new MutationObserver((records) => (counts.changes += records.length)).observe(main, everything)
    // The line of the layer is drawn elsewhere on purpose, and its tree is closed: what it moves has no node here.
    const isOfPage = ({ sources }: Shift) => sources.some(({ node }) => node !== null)
    new PerformanceObserver((list) => {
      counts.shifts += (list.getEntries() as unknown as Shift[]).filter(isOfPage).length
    }).observe({ type: 'layout-shift' })
    const tick = () => {
      Object.assign(counts, {
        ...{ frames: counts.frames + 1, commits: counted.commits },
        ...{ mostLooks: Math.max(counts.mostLooks, looks), mostWrites: Math.max(counts.mostWrites, writes) },
      })
      ;[looks, writes] = [0, 0]
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
}

/** Reads the counts after the next two frames. */
export const readCounts = (frame: Frame): Promise<CanvasCounts> =>
  frame.evaluate(
    () =>
      new Promise<CanvasCounts>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ ...((window as Counting).counts as CanvasCounts) })))
      }),
  )
