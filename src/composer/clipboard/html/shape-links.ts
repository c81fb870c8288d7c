import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import type { DropCount } from '#rich-text/paste/drop-count.ts'

/** Writes the addresses of links as this site writes them. A link that is unsafe, or leads into the document it comes from, becomes its text. */
export function shapeLinks(body: HTMLElement, origin: string, dropped: DropCount): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const written = link.getAttribute('href')?.trim() ?? ''
    const href = pageAddress(written, origin)
    if (href !== null) link.setAttribute('href', href)
    else {
      if (written !== '' && !written.startsWith('#')) dropped.add('link')
      link.replaceWith(...link.childNodes)
    }
  }
}

/** The address as a page of this site has it; null for one that is unsafe, or a place of another document. */
export function pageAddress(written: string, origin: string): string | null {
  if (written.startsWith('#')) return null
  const url = URL.parse(normaliseUrl(written) ?? written)
  if (url?.origin === origin) return normaliseUrl(`${url.pathname}${url.search}${url.hash}`)
  // Google Docs leads all links through its own host.
  const behind = url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  return normaliseUrl(behind ?? written)
}
