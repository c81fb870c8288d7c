import { defaultTreeAdapter, html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/** The most elements that a browser may make of one text. */
const MAX_ELEMENTS = 10_000
/** The deepest nesting of elements in one text. */
const DEEPEST = 100

type Node = DefaultTreeAdapterTypes.Node

const BODY = defaultTreeAdapter.createElement('body', names.NS.HTML, [])

class TooManyElements extends Error {}

/** Parses a text, and stops once it makes more elements than the bound: unclosed formats are repeated in each paragraph after them. */
function parseBounded(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  let count = 0
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    if (++count > MAX_ELEMENTS) throw new TooManyElements()
    return defaultTreeAdapter.createElement(...element)
  }
  return parseFragment(BODY, html, { treeAdapter: { ...defaultTreeAdapter, createElement } })
}

function isDeep(root: Node): boolean {
  let level: readonly Node[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
  return false
}

/** True for HTML that makes more elements, or nests them deeper, than any text of people: its cleaning would cost the square of its length. */
export function exceedsMarkupBounds(html: string): boolean {
  try {
    return isDeep(parseBounded(html))
  } catch (error) {
    if (error instanceof TooManyElements) return true
    throw error
  }
}
