import type { BrowserContext, Page, Request } from '@playwright/test'

/** The observed active content, described with its location. */
export interface AttackWatch {
  readonly seen: string[]
  /** Checks every document of a page now, frames included. */
  look(page: Page): Promise<void>
}

interface WatchedWindow {
  tellAttack?: (text: string) => void
  findAttacks?: (root: ParentNode) => string[]
}

/**
 * Runs in every document before other scripts: hooks the functions that attacks call and checks each element that is added or changed.
 * It is independent of the sanitiser, the schemas and the policy: it reads the resulting DOM.
 */
function watchDocument(): void {
  const watched = window as unknown as WatchedWindow & Record<string, unknown>
  const tell = (text: string): void => watched.tellAttack?.(text)
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'canary']) watched[name] = () => tell(`called ${name}`)

  const forbidden = new Set('iframe frame frameset object embed applet base portal style foreignobject animate set handler'.split(' '))
  const addresses = 'href src action formaction poster data xlink:href background cite ping longdesc manifest'.split(' ')
  const links = new Set(['http:', 'https:', 'mailto:', 'tel:', 'otpauth:'])
  const shadows = new Set(['location', 'body', 'cookie', 'forms', '__proto__', 'attributes', 'head'])
  const isOwn = ({ protocol, hostname }: URL): boolean => /^https?:$/.test(protocol) && hostname.endsWith('localhost')

  const isFetched = (element: Element, name: string, value: string): boolean => {
    if (element.tagName === 'IMG' && name === 'src') return !value.startsWith('data:image/')
    // The canonical URL of a page is its production URL.
    return element.tagName !== 'LINK' || /stylesheet|preload|prefetch|icon|manifest/.test(element.getAttribute('rel') ?? '')
  }
  const isBadAddress = (element: Element, name: string, value: string): boolean => {
    if (/^[\s\p{Cc}]*[\\/][\s\p{Cc}]*[\\/]/u.test(value) || !URL.canParse(value, location.href)) return true
    const url = new URL(value, location.href)
    const isLink = name.endsWith('href') && !['LINK', 'use', 'image', 'feImage'].includes(element.tagName)
    // Readers take the text before an @ for a host, browsers do not.
    if (url.username !== '' && url.protocol !== 'mailto:') return true
    return isLink ? !links.has(url.protocol) : isFetched(element, name, value) && !isOwn(url)
  }
  const isOwnScript = (script: Element): boolean => {
    const src = script.getAttribute('src')
    const isOurs = src?.startsWith('/assets/') === true || src === '/api/admin/edit-link.js'
    if (src !== null) return isOurs && new URL(src, location.href).origin === location.origin
    // Data blocks, which browsers do not execute.
    return ['application/json', 'application/ld+json'].includes(script.getAttribute('type') ?? '')
  }
  const attributeFault = (element: Element, { name, value }: Attr): boolean => {
    if (name.startsWith('on')) return true
    if (name === 'id' || name === 'name') return shadows.has(value) && element.tagName !== 'META'
    if (name === 'style') return /url\(|image-set|expression|@import|javascript|\\/i.test(value)
    if (name === 'srcset') return value.split(',').some((part) => isBadAddress(element, 'srcset', part.trim().split(/\s/)[0] ?? ''))
    if (name === 'http-equiv' || name === 'srcdoc') return true
    return addresses.includes(name) && isBadAddress(element, name, value)
  }
  const placeOf = (element: Element): string =>
    element.closest('[data-block]')?.getAttribute('data-type') ?? element.parentElement?.tagName ?? ''
  const faultsOf = (element: Element): string[] => {
    const tag = element.localName.toLowerCase()
    const isFault = forbidden.has(tag) || (tag === 'script' && !isOwnScript(element))
    const attributes = [...element.attributes].filter((attribute) => attributeFault(element, attribute))
    return [
      ...(isFault ? [`element <${tag}> in ${placeOf(element)}`] : []),
      ...attributes.map(({ name, value }) => `attribute ${name}=${value.slice(0, 80)} of <${tag}> in ${placeOf(element)}`),
    ]
  }
  const find = (root: ParentNode): string[] => [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')].flatMap(faultsOf)
  watched.findAttacks = find

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`violation of ${effectiveDirective} by ${blockedURI}`),
  )
  const changed = (records: readonly MutationRecord[]): string[] =>
    records.flatMap(({ type, target, addedNodes }) => {
      if (type === 'attributes') return faultsOf(target as Element)
      return [...addedNodes].flatMap((node) => (node instanceof Element ? find(node) : []))
    })
  new MutationObserver((records) => changed(records).forEach(tell)).observe(document, { subtree: true, childList: true, attributes: true })
}

const isOwnRequest = (request: Request): boolean => {
  const { protocol, hostname } = new URL(request.url())
  if (protocol === 'data:' || protocol === 'blob:') return !request.isNavigationRequest()
  return hostname.endsWith('localhost') || hostname === '127.0.0.1'
}

/** Watches every page of a context from now on. */
export async function watchAttacks(context: BrowserContext): Promise<AttackWatch> {
  const seen: string[] = []
  await context.exposeBinding('tellAttack', ({ frame }, text: string) => void seen.push(`${frame.name() || frame.url()}: ${text}`))
  await context.addInitScript(watchDocument)
  const noteRequest = (request: Request): void => {
    // Requests blocked by the policy or the browser are never sent. On pages of the application a blocked one is also reported as a
    // violation.
    if (isOwnRequest(request) || ['csp', 'origin'].includes(request.failure()?.errorText ?? '')) return
    seen.push(`${request.frame().name() || request.frame().url()}: request of ${request.url().slice(0, 120)}`)
  }
  context.on('requestfinished', noteRequest)
  context.on('requestfailed', noteRequest)
  context.on('dialog', (dialog) => {
    seen.push(`${dialog.page()?.url() ?? ''}: dialog`)
    void dialog.dismiss()
  })
  return {
    seen,
    look: async (page) => {
      for (const frame of page.frames()) {
        const found = await frame
          .evaluate(() => (window as unknown as WatchedWindow).findAttacks?.(document) ?? ['nobody watches'])
          .catch(() => [])
        for (const text of found) seen.push(`${frame.name() || frame.url()}: ${text}`)
      }
    },
  }
}
