/** An element in a browser that may not know `checkVisibility`. */
type Asked = Partial<Pick<Element, 'checkVisibility'>>

/** True for an element that is drawn. Browsers of before 2024 cannot say so: there it is one with a box that no style hides. */
export function isShown(element: Element, options?: CheckVisibilityOptions): boolean {
  const asked: Asked = element
  if (asked.checkVisibility) return element.checkVisibility(options)
  return element.getClientRects().length > 0 && !(options?.visibilityProperty && getComputedStyle(element).visibility !== 'visible')
}
