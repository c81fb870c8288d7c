/**
 * Acts as a browser that translates: each text node is replaced by two `font` elements with its text in capitals, later ones too.
 * Runs in the page, before its own scripts.
 */
export function translatePage(): void {
  const SKIPPED = 'script, style, template, noscript, textarea, svg, font'
  const wrap = (node: Node): void => {
    if (node instanceof Text) {
      const { parentElement } = node
      if (!parentElement || parentElement.closest(SKIPPED) || node.data.trim() === '') return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = node.data.toUpperCase()
      outer.append(inner)
      node.replaceWith(outer)
    } else for (const child of [...node.childNodes]) wrap(child)
  }
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrap)
  })
  addEventListener('DOMContentLoaded', () => {
    wrap(document.body)
    watch.observe(document.body, { childList: true, subtree: true })
  })
}
