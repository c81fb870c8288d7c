/** Attribute that carries the style of pasted HTML past the parser. */
export const STYLE = 'data-pasted-style'

const TAG = /<[a-z][^<>]*>/gi
const LOUD = /(\s)(style|on[a-z]+)(\s*=)/gi

/**
 * Renames `style=` and `on…=` in the tags of pasted HTML. Under a strict policy the browser drops style attributes while it parses, so the
 * format of each text would be lost; a renamed attribute is only text.
 */
export function quietAttributes(html: string): string {
  return html.replace(TAG, (tag) => tag.replace(LOUD, (_, space: string, name: string, end: string) => `${space}data-pasted-${name}${end}`))
}

/** The declarations of a pasted element, in lower case. */
export function pastedStyle(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute(STYLE) ?? '').toLowerCase().split(';')
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      return colon === -1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const]
    }),
  )
}
