import type { createBrowserRouter } from 'react-router-dom'
import type { LocaleSet } from '#i18n/locale.ts'
import { arrive } from './arrive.ts'
import { addressToFollow } from './follow-link.ts'
import { headOf } from './head.ts'
import { countVisit } from './loader/count-visit.ts'
import type { LoadingBar } from './loading-bar.ts'
import type { PageState } from './page-state.ts'
import { PAGE_ROUTE } from './routes.tsx'
import { showHead } from './show-head.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Opens links without leaving the document, and does on arrival what a browser does when it opens a page. */
export function liveNavigation(router: Router, locales: LocaleSet, loading: LoadingBar): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const address = addressToFollow(event, link, new URL(location.href), locales)
    if (address === null) return
    event.preventDefault()
    void router.navigate(address)
  })

  let { location: shown } = router.state
  let end = () => undefined as void
  let moving = false
  router.subscribe(({ navigation, location, loaderData }) => {
    if (navigation.state !== 'idle' && !moving) {
      moving = true
      loading.follow(new Promise<void>((resolve) => (end = resolve)))
    }
    if (navigation.state !== 'idle') return
    moving = false
    end()
    if (location.pathname === shown.pathname && location.search === shown.search) return
    shown = location
    const state = loaderData[PAGE_ROUTE] as PageState
    if (state.start) showHead(headOf(state, state.start))
    // React has drawn the page by the next frame.
    requestAnimationFrame(() => arrive(location.hash))
    countVisit(location.pathname)
  })
}
