import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './check-page.ts'

const TWICE_AS_LARGE = ':root { font-size: 200% !important }'

/** The settings of readers: the spacing of WCAG 1.4.12, or text twice as large. */
const WISHES = [
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  TWICE_AS_LARGE,
]

async function wish(page: Page, css: string): Promise<void> {
  // A sheet that is made by a program is one that the policy lets in.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** The texts that are cut off where nothing can be scrolled, or lie where no window scrolls to, and those that lie on each other. */
function lostTexts(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.site-mark-tagline, .skip-link, [aria-hidden=true]') === null
  const ancestors = (element: Element): Element[] => (element === document.body ? [] : [element, ...ancestors(element.parentElement!)])
  const sides = [
    ['overflowX', 'left', 'right'],
    ['overflowY', 'top', 'bottom'],
  ] as const
  /** The visible part of a box inside its clipping ancestors: all of it, a part that can be scrolled to, or nothing. */
  const within = (box: DOMRect, clip: Element): DOMRect | null => {
    const style = getComputedStyle(clip)
    const edge = clip.getBoundingClientRect()
    // What is one pixel large is there to be heard.
    if (box.width === 0 || edge.width <= 1 || edge.height <= 1) return new DOMRect()
    const cut = sides.filter(
      ([overflow, from, to]) => style[overflow] !== 'visible' && (box[from] < edge[from] - 2 || box[to] > edge[to] + 2),
    )
    if (cut.some(([overflow]) => /hidden|clip/.test(style[overflow]))) return null
    if (cut.length === 0) return box
    const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)]
    return new DOMRect(left, top, Math.min(box.right, edge.right) - left, Math.min(box.bottom, edge.bottom) - top)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  const lines: { readonly node: Node; readonly words: string; readonly box: DOMRect }[] = []
  const overlaps = () => {
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top)
    return sorted.flatMap(({ node, words, box }, index) => {
      const rest = sorted.slice(index + 1)
      const below = rest.findIndex((other) => other.box.top >= box.bottom)
      return rest.slice(0, below === -1 ? rest.length : below).flatMap((other) => {
        const high = Math.min(box.bottom, other.box.bottom) - other.box.top
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        // The boxes of two lines that are set close share the room of their accents.
        const isOn = other.node !== node && wide > 4 && high > Math.min(box.height, other.box.height) / 2
        return isOn ? [`on each other: ${words} / ${other.words}`] : []
      })
    })
  }
  /** Returns true when something begins where no window scrolls to. */
  const isBefore = (part: DOMRect) => part.width > 4 && part.left + scrollX < -2
  const keep = (node: Node, words: string, part: DOMRect | null) => {
    if (!part) lost.push(`cut off: ${words}`)
    else if (part.width > 4 && part.height > 4) lines.push({ node, words, box: part })
  }
  const read = (node: Node) => {
    const words = (node.textContent ?? '').trim().slice(0, 50)
    const element = node.parentElement
    if (!element || words === '' || !isSeen(element)) return
    const clips = ancestors(element)
    const isInBar = clips.some((clip) => {
      const { position } = getComputedStyle(clip)
      return /fixed|sticky/.test(position) || (position === 'absolute' && clip.matches('.site-header details[open] > *'))
    })
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const part = clips.reduce<DOMRect | null>((left, clip) => left && within(left, clip), box)
      if (part && isBefore(part)) lost.push(`left of the window: ${words}`)
      // Bars stay where they are while the page goes on below them, and what unfolds from them lies on it.
      if (!isInBar) keep(node, words, part)
    }
  }
  while (texts.nextNode()) read(texts.currentNode)
  return [...new Set([...lost, ...overlaps()])]
}

/** With the spacing of the method, and with text twice as large, no text is cut off or lies on another, and nothing is wider than the screen. */
export async function expectTextAdapts(page: Page, wishes: readonly string[] = WISHES): Promise<void> {
  for (const css of wishes) {
    await wish(page, css)
    expect(await page.evaluate(lostTexts)).toEqual([])
    await expectNoOverflow(page)
  }
  await wish(page, '')
}

/** The amounts of money that are broken over two lines. */
function brokenAmounts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/[−-]?\d[\d\s.,]*\s€/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + amount.length)
      if (range.getClientRects().length > 1) broken.push(`${amount} in ${node.parentElement.outerHTML.slice(0, 110)}`)
    }
  }
  return broken
}

/** No amount of money is broken: however narrow what it stands in, the sign stays beside its figures. */
export async function expectWholeAmounts(page: Page): Promise<void> {
  expect(await page.evaluate(brokenAmounts)).toEqual([])
}

/** The rows of tables with content that hangs out over the rows after them. */
function spilledRows(): string[] {
  return [...document.querySelectorAll('tr')]
    .filter((row) => row.checkVisibility() && row.scrollHeight > row.clientHeight + 2)
    .map((row) => `${row.scrollHeight - row.clientHeight} px: ${row.innerText.slice(0, 80)}`)
}

/** Every row of a table is as high as what its cells say, also where they stand one under the other beside their labels. */
export async function expectWholeRows(page: Page): Promise<void> {
  expect(await page.evaluate(spilledRows)).toEqual([])
}

/** The words that are broken over two lines in a button. */
function brokenWords(): string[] {
  return [...document.querySelectorAll('a.button, button')].flatMap((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (button.checkVisibility() && range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** No button breaks a word when a reader's own sheet makes text twice as large, which media queries do not see. */
export async function expectWholeButtons(page: Page, check: () => Promise<void>): Promise<void> {
  await enlargeText(page, async () => {
    expect(await page.evaluate(brokenWords)).toEqual([])
    await check()
  })
}

/** Looks at a page while a sheet of the reader's own makes its text twice as large. */
export async function enlargeText(page: Page, check: () => Promise<void>): Promise<void> {
  await wish(page, TWICE_AS_LARGE)
  await check()
  await wish(page, '')
}

/** With text twice as large alone. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await expectTextAdapts(page, [TWICE_AS_LARGE])
}
