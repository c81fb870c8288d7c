import { DOMParser as ModelParser, Fragment, type Node as ModelNode } from 'prosemirror-model'
import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { blockTags } from './elements.ts'
import { flowTags, LINE, schemas, VALUE_TAG } from './schema.ts'

const parsers: Readonly<Record<HtmlKind, ModelParser>> = {
  html: ModelParser.fromSchema(schemas.html),
  'html-inline': ModelParser.fromSchema(schemas['html-inline']),
}

/** Stands for a space that a person typed while a text is parsed: the parser drops white space at the edges of a line. */
const TYPED_SPACE = '\ufdd0'
/** Spaces alone: a run with a line end or a tab is the layout of the markup. */
const typedSpaces = /(?<![ \t\r\n\f]) +(?![ \t\r\n\f])/g
/** The elements whose content is one line of text. */
const lineTags = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', LINE]

/** Reads an HTML text as a document of the editor, with the spaces that were typed. No script of it runs, and no picture is loaded. */
export function readHtml(html: string, kind: HtmlKind): ModelNode {
  const body = preparedBody(html, kind)
  holdSpaces(body, kind)
  return withSpaces(parsers[kind].parse(body))
}

function textsIn(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function holdSpaces(body: HTMLElement, kind: HtmlKind): void {
  const isBetweenBlocks = (text: Text) => {
    const { localName = '' } = text.parentElement ?? {}
    return isBlank(text) && (localName === 'body' ? kind === 'html' : blockTags.includes(localName) && !lineTags.includes(localName))
  }
  for (const text of textsIn(body))
    if (!isBetweenBlocks(text)) text.data = text.data.replace(typedSpaces, (run) => TYPED_SPACE.repeat(run.length))
}

function withSpaces(node: ModelNode): ModelNode {
  if (node.isText) return node.type.schema.text((node.text ?? '').replaceAll(TYPED_SPACE, ' '), node.marks)
  return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(withSpaces)))
}

/** Parses an HTML text in an inert document, with its bare lines and its values of the site as elements. */
export function preparedBody(html: string, kind: HtmlKind): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  markValues(body)
  if (kind === 'html') for (const element of [body, ...body.querySelectorAll(flowTags.join(','))]) wrapLines(element)
  return body
}

function markValues(body: HTMLElement): void {
  for (const text of textsIn(body).filter(({ data }) => data.includes('{{'))) {
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
