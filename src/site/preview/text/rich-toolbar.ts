import BoldIcon from 'lucide-react/icons/bold'
import ItalicIcon from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import ListIcon from 'lucide-react/icons/list'
import ListOrderedIcon from 'lucide-react/icons/list-ordered'
import type { Command } from 'prosemirror-state'
import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { insertValue } from '#rich-text/commands/blocks.ts'
import { removeLink, setLink, toggleFormat } from '#rich-text/commands/formats.ts'
import { toggleList } from '#rich-text/commands/lists.ts'
import type { ToolbarState } from '#rich-text/view/toolbar-state.ts'
import { formatWords } from '#site/preview/french.ts'
import { createValueChoice, type ChoosableValue } from './value-choice.ts'

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
  /** The values of the site that the text can name. */
  readonly values: readonly ChoosableValue[]
}

type Drawing = ComponentType<{ readonly size: string; readonly strokeWidth: number; readonly 'aria-hidden': 'true' }>

interface Format {
  readonly name: string
  readonly sign: Drawing
  readonly words: string
  readonly command: Command
}

const INLINE: readonly Format[] = [
  { name: 'strong', sign: BoldIcon, words: formatWords.strong, command: toggleFormat('strong') },
  { name: 'em', sign: ItalicIcon, words: formatWords.em, command: toggleFormat('em') },
]
const LISTS: readonly Format[] = [
  { name: 'ul', sign: ListIcon, words: formatWords.ul, command: toggleList('ul') },
  { name: 'ol', sign: ListOrderedIcon, words: formatWords.ol, command: toggleList('ol') },
]

/** Makes the buttons of a formatted text: bold, italic, link, lists where the text may have them, and the values of the site. */
export function createRichToolbar({ page, kind, run, href, values }: ToolbarDeps): RichToolbar {
  const element = page.createElement('div')
  element.className = 'toolbar'
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', formatWords.toolbar)
  const formats = kind === 'html' ? [...INLINE, ...LISTS] : INLINE
  const buttons = new Map(formats.map(({ name, sign, words, command }) => [name, button(page, { sign, words, act: () => run(command) })]))
  const link = linkField(page, { run, href })
  const ask = button(page, { sign: LinkIcon, words: formatWords.a, act: link.ask })
  const choice = createValueChoice({ page, values, onChoose: (placeholder) => run(insertValue(placeholder)) })
  buttons.set('a', ask)
  element.append(...buttons.values(), ...(choice ? [choice] : []), link.element)
  // A button that took the focus would end the editing.
  element.addEventListener('mousedown', (event) => isField(event.target) || event.preventDefault())
  return {
    element,
    show: (state) => {
      for (const [name, each] of buttons) each.setAttribute('aria-pressed', String(state.has(name)))
    },
    askLink: link.ask,
  }
}

const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLSelectElement

interface ButtonDeps {
  readonly sign: Drawing
  readonly words: string
  readonly act: () => void
}

function button(page: Document, { sign, words, act }: ButtonDeps): HTMLButtonElement {
  const made = page.createElement('button')
  made.type = 'button'
  made.title = words
  made.setAttribute('aria-label', words)
  const root = createRoot(made)
  flushSync(() => root.render(createElement(sign, { size: '1.125em', strokeWidth: 1.75, 'aria-hidden': 'true' })))
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
