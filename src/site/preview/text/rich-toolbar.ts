import type { Command } from 'prosemirror-state'
import type { HtmlKind } from '#engine/validation/html-rules.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { removeLink, setLink, toggleFormat } from '#rich-text/commands/formats.ts'
import { toggleList } from '#rich-text/commands/lists.ts'
import type { ToolbarState } from '#rich-text/view/toolbar-state.ts'
import { formatWords } from '#site/preview/french.ts'

/** The buttons over a formatted text. */
export interface RichToolbar {
  readonly element: HTMLElement
  readonly show: (state: ToolbarState) => void
  /** Asks for the address of a link. */
  readonly askLink: () => void
}

interface ToolbarDeps {
  readonly page: Document
  readonly kind: HtmlKind
  readonly run: (command: Command) => void
  readonly href: () => string
}

interface Format {
  readonly name: string
  readonly sign: string
  readonly words: string
  readonly command: Command
}

const INLINE: readonly Format[] = [
  { name: 'strong', sign: 'G', words: formatWords.strong, command: toggleFormat('strong') },
  { name: 'em', sign: 'I', words: formatWords.em, command: toggleFormat('em') },
]
const LISTS: readonly Format[] = [
  { name: 'ul', sign: '•', words: formatWords.ul, command: toggleList('ul') },
  { name: 'ol', sign: '1.', words: formatWords.ol, command: toggleList('ol') },
]

/** Makes the buttons of a formatted text: bold, italic, link, and lists where the text may have them. */
export function createRichToolbar({ page, kind, run, href }: ToolbarDeps): RichToolbar {
  const element = page.createElement('div')
  element.className = 'toolbar'
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', formatWords.toolbar)
  const formats = kind === 'html' ? [...INLINE, ...LISTS] : INLINE
  const buttons = new Map(formats.map(({ name, sign, words, command }) => [name, button(page, { sign, words, act: () => run(command) })]))
  const link = linkField(page, { run, href })
  const ask = button(page, { sign: formatWords.a, words: formatWords.a, act: link.ask })
  element.append(...buttons.values(), ask, link.element)
  buttons.set('a', ask)
  // A button that took the focus would end the editing.
  element.addEventListener('mousedown', (event) => event.target instanceof HTMLInputElement || event.preventDefault())
  return {
    element,
    show: (state) => {
      for (const [name, each] of buttons) each.setAttribute('aria-pressed', String(state.has(name)))
    },
    askLink: link.ask,
  }
}

interface ButtonDeps {
  readonly sign: string
  readonly words: string
  readonly act: () => void
}

function button(page: Document, { sign, words, act }: ButtonDeps): HTMLButtonElement {
  const made = page.createElement('button')
  made.type = 'button'
  made.title = words
  made.setAttribute('aria-label', words)
  made.textContent = sign
  made.addEventListener('click', act)
  return made
}

function linkField(page: Document, { run, href }: Pick<ToolbarDeps, 'run' | 'href'>) {
  const input = page.createElement('input')
  input.setAttribute('aria-label', formatWords.address)
  input.placeholder = formatWords.address
  input.hidden = true
  const leave = () => {
    input.hidden = true
  }
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const address = input.value.trim() === '' ? '' : normaliseUrl(input.value)
    if (event.key === 'Enter' && address === null) return (input.setCustomValidity(formatWords.unsafe), void input.reportValidity())
    leave()
    run(event.key === 'Escape' ? () => true : !address ? removeLink : setLink(address, address))
  })
  input.addEventListener('input', () => input.setCustomValidity(''))
  return {
    element: input,
    ask: () => {
      input.value = href()
      input.hidden = false
      input.focus()
    },
  }
}
