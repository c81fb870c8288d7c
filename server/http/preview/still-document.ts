/** The body of a picture has no scrollbars. */
const BODY = 'style="overflow:hidden"'

/** A document without anything that could run, and without scrollbars. */
export function stillDocument(html: string): string {
  return without(withoutScripts(html), 'noscript').replace('<body ', `<body ${BODY} `)
}

/** A document without its scripts and its state: what stands for those without scripts stays. */
export function withoutScripts(html: string): string {
  return without(html, 'script')
}

// The server has written the document: each of these elements is closed, and none is inside another of its name.
function without(html: string, name: string): string {
  const end = `</${name}>`
  const [first = '', ...others] = html.split(`<${name}`)
  return first + others.map((rest) => rest.slice(rest.indexOf(end) + end.length)).join('')
}
