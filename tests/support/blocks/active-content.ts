import { JSDOM } from 'jsdom'

const ACTIVE_ELEMENTS =
  'script,iframe,frame,object,embed,applet,base,meta,link:not([rel="preload"][as="image"]),style,form[action],svg script,svg use,svg foreignObject,math,portal'
const PASSIVE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const { window: parser } = new JSDOM('')
const OWN_ORIGIN = 'https://own.example'

const shadows = (value: string) => ['location', 'body', 'cookie', 'forms'].includes(value)
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'background', 'cite']

/** The conditions under which the value of an attribute is active. */
const activeValues: Readonly<Record<string, (value: string) => boolean>> = {
  srcdoc: () => true,
  ping: () => true,
  style: (value) => /url\(|expression|@import|javascript/i.test(value),
  id: shadows,
  name: shadows,
  srcset: (value) => value.split(',').some((part) => isActiveAddress(part.trim().split(/\s/)[0] ?? '')),
  ...Object.fromEntries(addresses.map((name) => [name, isActiveAddress])),
}

/** Returns the active content of an HTML text. It parses the text independently of the sanitiser. */
export function activeContent(html: string): string[] {
  const document = new parser.DOMParser().parseFromString(`<!doctype html><body><main>${html}</main>`, 'text/html')
  const active = [...document.querySelectorAll(ACTIVE_ELEMENTS)].filter((element) => !isOwnForm(element))
  const found = active.map((element) => `<${element.localName}>`)
  for (const element of document.querySelectorAll('*')) found.push(...activeAttributes(element))
  const main = document.querySelector('main')
  if (!main || document.body.children.length !== 1) found.push('markup that leaves its place')
  return found
}

/** Returns true for a form that submits to a page of the site under a known form name, or opens it with a search. */
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

// Parsed as in a browser: tabs and line ends inside a scheme are skipped, and a path may contain another host.
function isActiveAddress(value: string): boolean {
  if (!URL.canParse(value, OWN_ORIGIN)) return true
  const { protocol, origin } = new URL(value, OWN_ORIGIN)
  if (!PASSIVE_SCHEMES.has(protocol)) return true
  const namesScheme = /^[a-z][a-z0-9+.-]*:/i.test(value.trim())
  return !namesScheme && origin !== OWN_ORIGIN
}
