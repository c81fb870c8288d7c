const MAGNIFY = '--canvas-magnify'

/** Gives the words of the editor on the page their own size in the panel, which draws the page at a scale. */
export function magnifyWords(page: Document, scale: number): void {
  page.documentElement.style.setProperty(MAGNIFY, String(1 / scale))
}

/** How much larger than the page the words of the editor are drawn. */
export function magnificationOf(page: Document): number {
  return Number(page.documentElement.style.getPropertyValue(MAGNIFY)) || 1
}
