import type { Block } from '#schemas/generated/content.ts'
import type { RenderProblem } from '#schemas/runtime/site-rendering.ts'

/** Dependencies of renderIsolated: the blocks, the render functions and the error reporter. */
export interface IsolatedRendering {
  readonly blocks: readonly (readonly Block[])[]
  readonly renderAll: (skipped: ReadonlySet<string>) => string
  readonly renderOne: (block: Block, skipped: ReadonlySet<string>) => string
  readonly report: (problem: RenderProblem) => void
}

/** The maximum HTML of a block without its children, in UTF-16 units. */
export const MAX_BLOCK_HTML = 512 * 1024

const NONE: ReadonlySet<string> = new Set()
const WRAPPER_START = '<div class="b" data-block="'
const FAILED_SUSPENSE = '<!--$!-->'

/** Renders a page once. If a block throws or its HTML is too large, finds the block, skips it and reports it. */
export function renderIsolated(page: IsolatedRendering): string {
  let failure: Error | undefined
  try {
    const html = page.renderAll(NONE)
    if (isHealthy(html)) return html
  } catch (error) {
    failure = error instanceof Error ? error : new Error('A view threw what is no error', { cause: error })
  }
  const skipped = findCulprits(page)
  if (skipped.size === 0 && failure !== undefined) throw failure
  return page.renderAll(skipped)
}

function isHealthy(html: string): boolean {
  return !html.includes(FAILED_SUSPENSE) && (html.length <= MAX_BLOCK_HTML || longestStretch(html) <= MAX_BLOCK_HTML)
}

/** Returns the longest HTML between two block wrappers, an upper bound of the own HTML of each block. */
function longestStretch(html: string): number {
  let longest = 0
  let from = html.indexOf(WRAPPER_START)
  while (from !== -1) {
    const next = html.indexOf(WRAPPER_START, from + WRAPPER_START.length)
    longest = Math.max(longest, (next === -1 ? html.length : next) - from)
    from = next
  }
  return longest
}

function findCulprits(page: IsolatedRendering): ReadonlySet<string> {
  const skipped = new Set<string>()
  for (const blocks of page.blocks) for (const block of blocks) inspect(block, page, skipped)
  return skipped
}

/** Renders a block after its children were checked, and returns the length of its HTML, or 0 when it is skipped. */
function inspect(block: Block, page: IsolatedRendering, skipped: Set<string>): number {
  let inside = 0
  for (const children of Object.values(block.slots ?? {})) for (const child of children) inside += inspect(child, page, skipped)
  const problem = { blockId: block.id, type: block.type, v: block.v }
  try {
    const { length } = page.renderOne(block, skipped)
    if (length - inside <= MAX_BLOCK_HTML) return length
    page.report({ ...problem, code: 'HTML_TOO_LARGE' })
  } catch (error) {
    page.report({ ...problem, code: 'RENDER_FAILED', error })
  }
  skipped.add(block.id)
  return 0
}
