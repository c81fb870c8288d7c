import type { Json } from '#schemas/generated/content.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import type { Field } from '#engine/registry/prop-fields.ts'
import { mapTexts } from './map-texts.ts'

// As the sanitiser writes it: attributes in double quotes, and no link inside another.
const LINK = /<a((?: [a-z]+="[^"]*")*)>((?:(?!<a[ >]).)*?)<\/a>/gs
const HREF = / href="([^"]*)"/

/** Props without their links to what is closed: an address goes with the item that holds it, of a link in a text its words stay. */
export function unwrapLinks(fields: readonly Field[], props: Record<string, Json>, isClosed: IsClosed): Record<string, Json> {
  return mapTexts(fields, props, (kind, text) => {
    if (kind === 'url') return isClosed(text) ? undefined : text
    return kind === 'html' || kind === 'html-inline' ? openLinksInHtml(text, isClosed) : text
  })
}

/** Sanitised HTML without its links to what is closed; their words stay. */
export function openLinksInHtml(html: string, isClosed: IsClosed): string {
  return html.replace(LINK, (link, attributes: string, words: string) => {
    const address = HREF.exec(attributes)?.[1]
    return address !== undefined && isClosed(address.replaceAll('&amp;', '&')) ? words : link
  })
}

/** The links of sanitised HTML in their order: the address, empty where there is none, and the HTML inside. */
export function linksInHtml(html: string): { readonly href: string; readonly words: string }[] {
  return [...html.matchAll(LINK)].map(([, attributes = '', words = '']) => ({
    href: (HREF.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
    words,
  }))
}
