/**
 * Calls back before and after each paste or drop into a document of the browser, so that it is an undo step apart from keys typed just before
 * or after it. The answer ends it.
 */
export function aroundPastes(page: Document, onEdge: () => void): () => void {
  const begin = () => {
    onEdge()
    // A paste into a plain field changes it after the event, and an editor may keep the event from what is around it.
    setTimeout(onEdge)
  }
  for (const name of ['paste', 'drop'] as const) page.addEventListener(name, begin, true)
  return () => {
    for (const name of ['paste', 'drop'] as const) page.removeEventListener(name, begin, true)
  }
}
