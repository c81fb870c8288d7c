import { isStandalonePath } from '#domain/urls/standalone-path.ts'
import { splitLocale, type LocaleSet } from '#i18n/locale.ts'
import { isPlainClick } from './is-unmodified-click.ts'

/** A path that ends like a file's name, such as `/sitemap.xml`. */
const FILE = /\.[a-z0-9]{2,5}$/i

function standsAlone(path: string, locales: LocaleSet): boolean {
  return isStandalonePath(splitLocale(path, locales).path) || FILE.test(path)
}

/** The site's own links to the page that is shown in another language. */
export function isLanguageLink(link: HTMLAnchorElement): boolean {
  return link.hasAttribute('data-language')
}

/** Links that say themselves that they are the browser's: another window, a download, a page of others in another language. */
function asksForBrowser(link: HTMLAnchorElement): boolean {
  return (
    (link.target !== '' && link.target !== '_self') ||
    (link.hreflang !== '' && !isLanguageLink(link)) ||
    ['download', 'data-full-load'].some((name) => link.hasAttribute(name))
  )
}

function isPlaceOnPage(there: URL, here: URL): boolean {
  return there.hash !== '' && there.pathname === here.pathname && there.search === here.search
}

/** The address that a click should open without leaving the document, or null when it is the browser's to follow. */
export function addressToFollow(event: MouseEvent, link: HTMLAnchorElement, here: URL, locales: LocaleSet): string | null {
  if (event.defaultPrevented || !isPlainClick(event) || asksForBrowser(link)) return null
  const there = new URL(link.href, here)
  if (there.origin !== here.origin || isPlaceOnPage(there, here)) return null
  if (standsAlone(here.pathname, locales) || standsAlone(there.pathname, locales)) return null
  return there.pathname + there.search + there.hash
}
