/** The parts of the desk in their order, each with the controls that take the focus in it, the first one that is there. */
const PARTS: readonly (readonly string[])[] = [
  ['[data-part="left"] [role="treegrid"]', '[data-part="left"] input[type="search"]'],
  ['iframe[data-state]'],
  ['[data-part="fields"] [role="tab"][aria-selected="true"]', '[data-part="fields"] button'],
  ['[data-part="bar"] button'],
  ['[data-part="uploads"] button'],
  ['[data-part="toasts"] button'],
]

/** Gives the focus to the next part of the desk that is there, or to the one before: outline or palette, page, fields, bar, toast. */
export function focusNextPart(by: 1 | -1): void {
  const starts = PARTS.flatMap((selectors) => {
    const start = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])[0]
    return start ? [start] : []
  })
  const active = document.activeElement
  const here = starts.findIndex((start) => partOf(start).contains(active))
  const next = here < 0 ? starts.at(by === 1 ? 0 : -1) : starts.at((here + by) % starts.length)
  next?.focus()
}

const partOf = (start: HTMLElement): Element => start.closest('[data-part]') ?? start
