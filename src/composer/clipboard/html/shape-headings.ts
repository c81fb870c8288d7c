const HEADINGS = 'h1,h2,h3,h4,h5,h6'

/** Makes headings of what other programs mark as such, and moves all down by one where the first rank is used: a page has one title of its own. */
export function shapeHeadings(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[role="heading"], p.MsoTitle')) {
    if (element.matches(HEADINGS)) continue
    const level = element.classList.contains('MsoTitle') ? 1 : Number(element.getAttribute('aria-level') ?? 2)
    renamed(element, `h${Math.min(6, Math.max(1, Number.isInteger(level) ? level : 2))}`)
  }
  if (body.querySelector('h1') === null) return
  for (const heading of body.querySelectorAll(HEADINGS)) {
    const level = Number(heading.localName[1])
    if (level < 6) renamed(heading, `h${level + 1}`)
  }
}

function renamed(element: Element, tag: string): void {
  const next = element.ownerDocument.createElement(tag)
  for (const name of ['dir', 'lang']) {
    const value = element.getAttribute(name)
    if (value !== null) next.setAttribute(name, value)
  }
  next.append(...element.childNodes)
  element.replaceWith(next)
}
