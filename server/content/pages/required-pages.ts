import { findSystemPage } from '#domain/urls/system-pages.ts'

/** Tests if a site cannot do without the page at an address: its home page, and the pages to which the product links. */
export function isRequiredPage(url: string): boolean {
  return url === '' || findSystemPage(url) !== null
}
