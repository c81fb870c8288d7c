import { JSDOM } from 'jsdom'

const ACTIVE_ELEMENTS =
  'script,iframe,frame,object,embed,applet,base,meta,link:not([rel="preload"][as="image"]),style,form[action],svg script,svg use,svg foreignObject,math,portal'
const PASSIVE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const { window: parser } = new JSDOM('')
const OWN_ORIGIN = 'https://own.example'

const shadows = (value: string) => ['location', 'body', 'cookie', 'forms'].includes(value)
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'background', 'cite']

/** By attribute, what makes its value active. */
const activeValues: Readonly<Record<string, (value: string) => boolean>> = {
  srcdoc: () => true,
  ping: () => true,
  style: (value) => /url\(|expression|@import|javascript/i.test(value),
  id: shadows,
  name: shadows,
  srcset: (value) => value.split(',').some((part) => isActiveAddress(part.trim().split(/\s/)[0] ?? '')),
  ...Object.fromEntries(addresses.map((name) => [name, isActiveAddress])),
}

/** What could act in a page made of this HTML, found by parsing it anew: it knows nothing of the sanitiser. */
export function activeContent(html: string): string[] {
  const document = new parser.DOMParser().parseFromString(`<!doctype html><body><main>${html}</main>`, 'text/html')
  const active = [...document.querySelectorAll(ACTIVE_ELEMENTS)].filter((element) => !isOwnForm(element))
  const found = active.map((element) => `<${element.localName}>`)
  for (const element of document.querySelectorAll('*')) found.push(...activeAttributes(element))
  const main = document.querySelector('main')
  if (!main || document.body.children.length !== 1) found.push('markup that leaves its place')
  return found
}

/** A form of ours goes to a page of the site, under a name that the page's route knows; or opens it with what is looked for. */
function isOwnForm(element: Element): boolean {
  const sent = '[method="post"]:has(> input[type="hidden"][name="_form"]:first-child)'
  const own = `form:is(${sent}, [method="get"][role="search"])[action^="/"]:not([action^="//"])`
  return element.matches(own) && !isActiveAddress(element.getAttribute('action') ?? '')
}

function activeAttributes(element: Element): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const isActive = name.startsWith('on') || (activeValues[name] ?? (() => false))(value)
    return isActive ? [`${name} of <${element.localName}>`] : []
  })
}

// Read as a browser would: tabs and line ends inside a scheme are skipped, a path may name another host.
function isActiveAddress(value: string): boolean {
  if (!URL.canParse(value, OWN_ORIGIN)) return true
  const { protocol, origin } = new URL(value, OWN_ORIGIN)
  if (!PASSIVE_SCHEMES.has(protocol)) return true
  const namesScheme = /^[a-z][a-z0-9+.-]*:/i.test(value.trim())
  return !namesScheme && origin !== OWN_ORIGIN
}
