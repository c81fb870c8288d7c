import type { createBrowserRouter } from 'react-router-dom'
import type { LocaleEvent } from '#machines/locale/locale.machine.ts'
import { searchWithoutLocale } from '#domain/urls/strip-locale-query.ts'
import type { LocaleSet } from '#i18n/locale.ts'
import { headOf } from '#site/document/head.ts'
import type { PageState } from '#site/document/page-state.ts'
import { MAIN_ID } from '#site/Shell.tsx'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { afterNavigation, KEEP_SCROLL } from './after-navigation.ts'
import { addressToFollow, isLanguageLink } from './resolve-link.ts'
import { beginTransition, endTransition, recordFirstPage } from './page-transition.ts'
import { showHead } from './update-head.ts'

type Router = ReturnType<typeof createBrowserRouter>
type TellLocale = (event: LocaleEvent) => void

/** Follows links without a new document. A link to the same page in another locale changes the locale. */
export function followLinks(router: Router, locales: LocaleSet, tellLocale: TellLocale): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const address = addressToFollow(event, link, new URL(location.href), locales)
    // Without cookies only the server can store a locale.
    if (address === null || (isLanguageLink(link) && !navigator.cookieEnabled)) return
    event.preventDefault()
    const samePage = link.pathname + searchWithoutLocale(link.search)
    if (isLanguageLink(link)) tellLocale({ type: 'locale.choose', locale: link.hreflang.replace('-', '_'), address: samePage })
    // As in a browser, a link to the current page reloads it in its own history entry.
    else {
      const replace = address === location.pathname + location.search + location.hash
      void router.navigate(address, { replace, preventScrollReset: link.hasAttribute(KEEP_SCROLL) })
    }
  })
}

/** Shows the loading bar during a navigation and loads its animation. */
export function showLoading(router: Router, follow: (loading: Promise<unknown>) => void): void {
  let end: (() => void) | null = null
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') {
      end?.()
      end = null
    } else if (end === null) {
      follow(new Promise<void>((resolve) => (end = resolve)))
      beginTransition()
    }
  })
}

/** Identifies a navigation, also to the same page. */
function openingOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : ''
}

/** Listeners to a page that is shown without a new document. */
interface NavigationListeners {
  readonly tellLocale: TellLocale
  /** Counts the view of a path. */
  readonly countVisit: (path: string) => void
}

/** Does on arrival what a browser does when it opens a page. The first page was opened by the browser itself. */
export function onNavigated({ tellLocale, countVisit }: NavigationListeners): (state: PageState) => void {
  let shown: string | null = null
  let opening: string | null = null
  return (state) => {
    const here = location.pathname + location.search
    const isFirst = shown === null
    const isSame = here === shown
    const now = openingOf(history.state)
    if (isSame && now === opening) return
    shown = here
    opening = now
    if (isFirst) recordFirstPage(location.pathname)
    if (isFirst || !state.start) return
    tellLocale({ type: 'page.open', locale: state.page.locale })
    showHead(headOf(state, state.start))
    afterNavigation(location.hash)
    const repeats = state.start.parameters.some(({ type, value }) => type === 'REPEAT_ANIMATION' && value === true)
    endTransition(document.getElementById(MAIN_ID), { path: location.pathname, repeats })
    if (isSame) return
    countVisit(location.pathname)
    document.dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: location.pathname }))
  }
}
