import { DOMParser as ModelParser, type Node as ModelNode } from 'prosemirror-model'
import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import type { HtmlKind } from '#engine/validation/html-rules.ts'
import { blockTags } from './elements.ts'
import { flowTags, LINE, schemas, VALUE_TAG } from './schema.ts'

const parsers: Readonly<Record<HtmlKind, ModelParser>> = {
  html: ModelParser.fromSchema(schemas.html),
  'html-inline': ModelParser.fromSchema(schemas['html-inline']),
}

/** Reads an HTML text as a document of the editor. No script of it runs, and no picture is loaded. */
export function readHtml(html: string, kind: HtmlKind): ModelNode {
  return parsers[kind].parse(preparedBody(html, kind))
}

/** Parses an HTML text in an inert document, with its bare lines and its values of the site as elements. */
export function preparedBody(html: string, kind: HtmlKind): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  markValues(body)
  if (kind === 'html') for (const element of [body, ...body.querySelectorAll(flowTags.join(','))]) wrapLines(element)
  return body
}

function markValues(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => data.includes('{{'))) {
    text.replaceWith(
      ...splitAtPlaceholders(text.data).map((part) => {
        if (part.name === null) return part.text
        const value = body.ownerDocument.createElement(VALUE_TAG)
        value.setAttribute('data-text', part.text)
        return value
      }),
    )
  }
}

const isBlock = (node: Node) => node instanceof Element && blockTags.includes(node.localName)
const isBlank = (node: Node) => node.nodeType === node.COMMENT_NODE || (node instanceof Text && !/[^ \t\r\n\f]/.test(node.data))

function wrapLines(element: Element): void {
  let run: ChildNode[] = []
  const close = () => {
    if (run.every(isBlank)) return
    const line = element.ownerDocument.createElement(LINE)
    run[0]?.before(line)
    line.append(...run)
  }
  for (const node of [...element.childNodes]) {
    if (!isBlock(node)) run.push(node)
    else {
      close()
      run = []
    }
  }
  close()
}
