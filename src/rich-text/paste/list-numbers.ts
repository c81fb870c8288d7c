/** The number of each item of a list, as a browser counts them. */
export function itemNumbers(list: Element): number[] {
  const items = [...list.children].filter(({ localName }) => localName === 'li')
  const step = list.hasAttribute('reversed') ? -1 : 1
  let next = wholeNumber(list.getAttribute('start')) ?? (step === 1 ? 1 : items.length)
  return items.map((item) => {
    const number = wholeNumber(item.getAttribute('value')) ?? next
    next = number + step
    return number
  })
}

/** The number that an attribute says; null for none. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\s*[+-]?\d{1,9}/.test(text) ? Number.parseInt(text, 10) : null
}

/** Gives a list the number that it begins at; a list that counts up from 1 needs none. */
export function startAt(list: Element, number: number): void {
  if (number === 1 && !list.hasAttribute('reversed')) list.removeAttribute('start')
  else list.setAttribute('start', String(number))
}

/** Divides each numbered list before an item with a number of its own: content has the start of a list and no number of an item. */
export function divideAtValues(body: Element): void {
  for (const list of [...body.querySelectorAll('ol')]) {
    const items = [...list.children].filter(({ localName }) => localName === 'li')
    if (items.every((item) => !item.hasAttribute('value'))) continue
    const numbers = itemNumbers(list)
    const step = list.hasAttribute('reversed') ? -1 : 1
    let last = list
    startAt(list, numbers[0] ?? 1)
    items.forEach((item, index) => {
      item.removeAttribute('value')
      const number = numbers[index] ?? 1
      if (index > 0 && number !== (numbers[index - 1] ?? 0) + step) last = dividedBefore(last, item, number)
    })
  }
}

function dividedBefore(list: HTMLOListElement, item: ChildNode, number: number): HTMLOListElement {
  const next = list.cloneNode(false) as HTMLOListElement
  const nodes = [...list.childNodes]
  next.append(...nodes.slice(nodes.indexOf(item)))
  startAt(next, number)
  list.after(next)
  return next
}
