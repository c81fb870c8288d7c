import type { Block, Json } from '#schemas/generated/content.ts'
import { isMediaRef } from '#engine/document/media-ids.ts'

/** The parts of a site that ready content uses. */
export interface SiteParts {
  /** The numbers of pictures of the library, the best ones first. */
  readonly pictures: readonly number[]
  /** The addresses of the pages, without the slash before them. */
  readonly addresses: ReadonlySet<string>
  /** The address of the page where visitors can write, without the slash before it; null for none. */
  readonly contact?: string | null
}

/** The address at which ready content asks visitors to write. */
const CONTACT = '/contact'

/**
 * Fits ready content to a site: its pictures become those of the library, in turn, its links for writing lead to the page with a contact form,
 * and a link to a page that the site does not have leads to the home page. Without a picture in the library, places for pictures stay empty.
 */
export function fitToSite(blocks: readonly Block[], { pictures, addresses, contact = null }: SiteParts): Block[] {
  let used = 0
  const picture = (): Json | undefined => {
    const id = pictures[used % Math.max(pictures.length, 1)]
    used += 1
    return id === undefined ? undefined : { id }
  }
  const link = (path: string): string =>
    path === CONTACT && contact !== null ? `/${contact}` : addresses.has(path.slice(1).split(/[?#]/, 1)[0] ?? '') ? path : '/'
  const fit = (value: Json, key: string): Json | undefined => {
    if (typeof value === 'string') return withLinks(value, key, link)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => fit(item, key) ?? null)
    if (isMediaRef(value)) return picture()
    return fitRecord(value)
  }
  const fitRecord = (record: { readonly [key: string]: Json }): { [key: string]: Json } =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => {
        const fitted = fit(value, key)
        return fitted === undefined ? [] : [[key, fitted]]
      }),
    )
  const visit = (block: Block): Block => ({
    ...block,
    props: fitRecord(block.props),
    ...(block.slots && { slots: Object.fromEntries(Object.entries(block.slots).map(([slot, list]) => [slot, list.map(visit)])) }),
  })
  return blocks.map(visit)
}

const isOwnPath = (value: string): boolean => value.startsWith('/') && !value.startsWith('//')

function withLinks(value: string, key: string, link: (path: string) => string): string {
  if (/href$/i.test(key)) return isOwnPath(value) ? link(value) : value
  return value.replaceAll(/href="(\/[^"]*)"/g, (whole, path: string) => (isOwnPath(path) ? `href="${link(path)}"` : whole))
}
