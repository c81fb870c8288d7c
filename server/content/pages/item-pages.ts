import type { Kysely } from 'kysely'
import { isItemShown, type AddressedKind } from '#domain/urls/item-address.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { letsAllPass, middlewareOf, runMiddleware } from './middleware.ts'
import { readPatterns, type PageRow } from './repository.ts'

/** The pages of a site that show single items, such as `blog/{blog}`, to everybody in a language. */
export interface ItemPages {
  /** Tests if a page shows the items of a kind. */
  isOpen(kind: AddressedKind): boolean
  /** Tests if a page shows the item of a kind at an address. */
  isShown(kind: AddressedKind, address: string): boolean
  /** Returns the addresses below which a page shows the items of a kind. */
  roots(kind: AddressedKind): string[]
}

/** Reads the addresses of the pages of items that answer in a language: a page is open as its document in this language, or else in the default one, says. */
async function readAddresses(db: Kysely<Tables>, scope: Scope, isOpen: (row: PageRow) => boolean): Promise<string[]> {
  const rows = await readPatterns(db, scope.site.id)
  const answering = localesOf(scope).flatMap((locale) => rows.filter((row) => row.locale === locale))
  const isPageOpen = ({ pageId }: PageRow) => {
    const row = answering.find((other) => other.pageId === pageId)
    return row !== undefined && isOpen(row)
  }
  return [...new Set(answering.filter(isPageOpen).map(({ url }) => url))].toSorted()
}

/** Reads which items have a page that everybody may open now in a language. */
export async function readItemPages(db: Kysely<Tables>, scope: Scope, isClosed: IsClosed | null): Promise<ItemPages> {
  const open = await readAddresses(db, scope, (row) => letsAllPass(row, scope.site))
  const addresses = open.filter((url) => isClosed?.(url) !== true)
  const of = (kind: AddressedKind) => addresses.filter((url) => url.endsWith(`/{${kind}}`))
  return {
    isOpen: (kind) => of(kind).length > 0,
    isShown: (kind, address) => isItemShown(addresses, kind, address),
    roots: (kind) => of(kind).map((url) => url.slice(0, url.lastIndexOf('/'))),
  }
}

/** Reads the addresses of the pages of items that readers of an audience may open in a language. */
export function readOpenAddresses(db: Kysely<Tables>, scope: Scope, audience: Audience): Promise<string[]> {
  const { site } = scope
  return readAddresses(db, scope, (row) => runMiddleware(middlewareOf(row), { site, audience }).kind === 'pass')
}
