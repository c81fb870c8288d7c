import type { DrawnSlot } from '#schemas/runtime/preview-rendering.ts'
import { addWords, attributeWords } from '#site/preview/french.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import type { FoundText } from './find-texts.ts'

interface HintsDeps {
  readonly page: Document
  readonly overlay: Pick<Overlay, 'pin'>
  /** The element of the selected block. */
  readonly host: () => Element | null
  readonly open: (found: FoundText) => void
  /** The empty slots that are offered beside the block. */
  readonly slots: () => readonly DrawnSlot[]
  readonly add: (slot: string) => void
}

/** Shows buttons for the texts of a block that are no words of the page: absent ones where they would be, the others beside their element. Slots that are offered stand at its end. None covers words: a button without a free place is hidden, and the form has its field. */
export type ShowHints = (found: readonly FoundText[]) => void

/** Makes the buttons over the selected block; another list replaces the former ones. */
export function createHints({ page, overlay, host, open, slots, add }: HintsDeps): ShowHints {
  let unpin: (() => void)[] = []
  return (found) => {
    for (const end of unpin) end()
    const buttons = new Map([...groupsOf(found)].map(([anchor, texts]) => [anchor, texts.map((text) => hint(page, text, open))]))
    const offered = slots().map(({ name, label }) => button(page, addWords(label), () => add(name)))
    if (offered.length > 0) buttons.set(null, [...(buttons.get(null) ?? []), ...offered])
    unpin = [...buttons].map(([anchor, own]) => {
      const group = page.createElement('div')
      group.className = 'hints'
      group.append(...own)
      const around = () => host()?.getBoundingClientRect() ?? null
      return overlay.pin(group, () => anchor?.getBoundingClientRect() ?? endOf(host()), around)
    })
  }
}

/** The texts with a button, by the element that it stands at; null is the end of the block. */
function groupsOf(found: readonly FoundText[]): ReadonlyMap<Element | null, readonly FoundText[]> {
  const groups = new Map<Element | null, FoundText[]>()
  for (const each of found) {
    const { place, text } = each
    if (place.kind === 'gap') {
      // A list has many texts that it leaves out: they are added in the form.
      if (!/\/\d+(?:\/|$)/.test(text.pointer)) groups.set(place.before, [...(groups.get(place.before) ?? []), each])
    } else if (place.kind === 'attribute') groups.set(place.element, [...(groups.get(place.element) ?? []), each])
    // One button leads to the first choice; Tab leads to the others.
    else if (place.kind === 'choice' && !groups.has(place.element)) groups.set(place.element, [each])
  }
  return groups
}

function hint(page: Document, found: FoundText, open: (found: FoundText) => void): HTMLButtonElement {
  const { place, text } = found
  const words = place.kind === 'attribute' || place.kind === 'choice' ? namesOf(attributeWords(place)) : addWords(text.label.fr)
  return button(page, words, () => open(found))
}

function button(page: Document, { short, long }: ReturnType<typeof addWords>, press: () => void): HTMLButtonElement {
  const made = page.createElement('button')
  made.type = 'button'
  made.textContent = short
  made.setAttribute('aria-label', long)
  made.title = long
  made.addEventListener('mousedown', (event) => event.preventDefault())
  made.addEventListener('click', press)
  return made
}

const namesOf = (words: string) => ({ short: words, long: words })

function endOf(host: Element | null): DOMRect | null {
  const rect = host?.getBoundingClientRect()
  return rect ? new DOMRect(rect.left, rect.bottom, rect.width, 0) : null
}
