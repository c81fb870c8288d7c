type Attribute = readonly [name: 'dir' | 'lang', value: string]

/** The direction and the language of a pasted element where they differ from the text around it. */
export function languageOf(element: Element): readonly Attribute[] {
  const dir = directionOf(element)
  const lang = element.getAttribute('lang')?.trim() ?? ''
  const attributes: Attribute[] = []
  if (dir !== null && (dir !== around(element, directionOf, 'ltr') || element.localName === 'bdo')) attributes.push(['dir', dir])
  if (isForeign(element, lang, dir)) attributes.push(['lang', lang])
  return attributes
}

/** Tests if an element has a direction or a language of its own. */
export const saysLanguage = (element: Element): boolean => languageOf(element).length > 0

/** Gives the direction and the language of a box that is left out to its paragraphs. */
export function passOn(box: Element, inner: readonly Node[]): Node[] {
  const attributes = languageOf(box)
  for (const node of inner) {
    if (!(node instanceof Element)) continue
    for (const [name, value] of attributes) if (!node.hasAttribute(name)) node.setAttribute(name, value)
  }
  return [...inner]
}

function directionOf(element: Element): string | null {
  const dir = element.getAttribute('dir')?.trim().toLowerCase() ?? ''
  return ['ltr', 'rtl', 'auto'].includes(dir) ? dir : null
}

const languagePart = (element: Element): string | null => element.getAttribute('lang')?.trim().toLowerCase().split('-', 1)[0] || null

// Word names a language for each run of a text, often that of its own spelling: only one with a direction of its own is said on purpose.
function isForeign(element: Element, lang: string, dir: string | null): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(lang)) return false
  if (dir !== 'rtl' && isOfWord(element)) return false
  return languagePart(element) !== around(element, languagePart, document.documentElement.lang.split('-', 1)[0] || 'fr')
}

const isOfWord = (element: Element): boolean =>
  element.ownerDocument.documentElement.hasAttribute('xmlns:w') || element.closest('[class^="Mso"]') !== null

function around(element: Element, read: (element: Element) => string | null, otherwise: string): string {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    const value = read(above)
    if (value !== null) return value
  }
  return otherwise
}
