import type { createBrowserRouter } from 'react-router-dom'
import type { LocaleSet } from '#i18n/locale.ts'
import { arrive } from './arrive.ts'
import { addressToFollow } from './follow-link.ts'
import { headOf } from './head.ts'
import { countVisit } from './loader/count-visit.ts'
import type { LoadingBar } from './loading-bar.ts'
import type { PageState } from './page-state.ts'
import { showHead } from './show-head.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Opens links without leaving the document, and shows the loading bar while a page is on its way. */
export function followLinks(router: Router, locales: LocaleSet, loading: LoadingBar): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link && addressToFollow(event, link, new URL(location.href), locales)
    if (address === null) return
    event.preventDefault()
    void router.navigate(address)
  })
  let end: (() => void) | null = null
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' && end === null) loading.follow(new Promise<void>((resolve) => (end = resolve)))
    else if (navigation.state === 'idle') {
      end?.()
      end = null
    }
  })
}

/** Does on arrival what a browser does when it opens a page; the first page was opened by the browser itself. */
export function onArrival(): (state: PageState) => void {
  let shown: string | null = null
  return (state) => {
    const here = location.pathname + location.search
    const isFirst = shown === null
    if (here === shown) return
    shown = here
    if (isFirst || !state.start) return
    showHead(headOf(state, state.start))
    arrive(location.hash)
    countVisit(location.pathname)
  }
}
