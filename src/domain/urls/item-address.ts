import { fitsAddress } from './url-parameters.ts'

/** The kinds of items that have an address of their own. */
export type AddressedKind = 'album' | 'blog' | 'event' | 'folder' | 'news' | 'product' | 'service'

/** Tests if one of the pages of items, such as `blog/{blog}`, shows the item at an address; unknown pages show all. */
export function isItemShown(itemPages: readonly string[] | undefined, kind: AddressedKind, url: string): boolean {
  return itemPages?.some((pattern) => pattern.endsWith(`/{${kind}}`) && fitsAddress(pattern, url)) ?? true
}
