import type { SentElement } from './sent-html.ts'

/** Elements whose text no translator changes, or that a parser without scripts reads in another way. */
const SKIPPED = 'script, style, template, noscript, textarea, svg'

/**
 * Restores the server's text in an element that a translator has changed, so that React finds what it renders. Elements, and what was typed into them, stay.
 * Blocks that are not live stay translated. The result says whether anything had changed; then `hydrateAtOnce` follows in the same task, since a translator
 * would translate the restored text again after it.
 */
export function restoreSentText(root: SentElement, live: ReadonlySet<string>): boolean {
  const { sentHtml } = root
  if (sentHtml === undefined || sentHtml === root.innerHTML) return false
  const template = document.createElement('template')
  template.innerHTML = sentHtml
  return restoreChildren(root, template.content, live)
}

function restoreChildren(parent: Element, sent: ParentNode & Node, live: ReadonlySet<string>): boolean {
  const [nodes, wanted] = [[...parent.childNodes], [...sent.childNodes]]
  if (nodes.length !== wanted.length) {
    parent.replaceChildren(...wanted)
    return true
  }
  let hasChanged = false
  wanted.forEach((want, index) => {
    const node = nodes[index]
    if (node && restoreNode(node, want, live)) hasChanged = true
  })
  return hasChanged
}

function restoreNode(node: ChildNode, want: ChildNode, live: ReadonlySet<string>): boolean {
  if (node instanceof Element && want instanceof Element && node.tagName === want.tagName) {
    const id = node.getAttribute('data-block')
    if (node.matches(SKIPPED) || (id !== null && !live.has(id))) return false
    return restoreChildren(node, want, live)
  }
  if (node.nodeType === want.nodeType && node.nodeValue === want.nodeValue) return false
  node.replaceWith(want)
  return true
}

/** Has React hydrate the page and its interactive blocks before it returns: React does so for an event that cannot wait, such as this one, which no view handles. */
export function hydrateAtOnce(root: Element): void {
  for (const target of [root.firstElementChild, ...root.querySelectorAll('[data-live] > :first-child')])
    target?.dispatchEvent(new Event('dragend'))
}
