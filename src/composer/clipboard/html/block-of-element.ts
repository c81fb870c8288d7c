import { isBlock } from '#rich-text/paste/paste-nodes.ts'
import { lineOf } from './line-of.ts'
import type { PastedBlock } from './pasted.ts'
import { purified, type BlockContext } from './purified.ts'
import { tableProps } from './table-props.ts'

/** The block of its own that an element is; null for one that belongs to the text around it. */
export function blockOfElement(element: Element, context: BlockContext): PastedBlock | null {
  if (/^h[2-6]$/.test(element.localName)) return made('heading', headingProps(element), context)
  if (element.localName === 'blockquote') return made('quote', quoteProps(element, context), context)
  if (element.localName === 'table') return made('table', tableProps(element, context), context)
  return null
}

function made(type: string, props: PastedBlock['props'] | null, { registry }: BlockContext): PastedBlock | null {
  return props && registry.types.get(type)?.validate(props) ? { kind: 'block', type, props } : null
}

// The text of a heading block has no formats: a heading with a link or a format that says something stays formatted text.
function headingProps(heading: Element): PastedBlock['props'] | null {
  const text = lineOf(heading)
  return text === null ? null : { text, level: Math.min(4, Number(heading.localName[1])) }
}

function quoteProps(quote: Element, context: BlockContext): PastedBlock['props'] | null {
  const paragraphs = [...quote.children].filter(({ localName }) => localName === 'p')
  const isLines = paragraphs.length > 0
  if ([...quote.childNodes].some((node) => isBlock(node) && !paragraphs.includes(node as Element))) return null
  const html = isLines ? paragraphs.map(({ innerHTML }) => innerHTML).join('<br>') : quote.innerHTML
  return { quote: purified(context, html, 'html-inline') }
}
