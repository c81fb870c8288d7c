import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { LocaleEvent } from '#machines/locale/locale.machine.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { interactiveTypes, externalContentTypes } from '#schemas/generated/block-types.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { withLocale } from '#domain/urls/with-locale.ts'
import { localPath } from '#i18n/locale.ts'
import type { ActorParts } from './actors/actor-deps.ts'
import { actorLoader } from './block-actors.ts'
import { warn } from './warn.ts'
import { readSession } from './browser-storage.ts'
import { CARRY_KEY } from './forms/carry-key.ts'
import { dataOfAnswers } from './document/hydration-data.ts'
import { LATE_PART } from './late-part-event.ts'
import { APP_FAILED } from './loader/app-failed.ts'
import { countVisit } from './loader/count-visit.ts'
import { CART_LINK } from './cart-drawer/drawer-deps.ts'
import { dismissFolds } from './navigation/close-disclosures.ts'
import { dropEmptyFields } from './forms/strip-empty-params.ts'
import { lazyActor } from './actors/lazy-actor.ts'
import { lazySend } from './actors/lazy-send.ts'
import { followLinks, onNavigated, showLoading } from './navigation/client-navigation.ts'
import { readKeptBlocks, storeLatePart } from './document/static-html.ts'
import { FullNavigationRequired, loadPage } from './navigation/load-page.ts'
import { loadedTexts, loadText } from './navigation/load-messages.ts'
import { loadedViews, loadViews } from './navigation/load-views.ts'
import type { PageState } from './document/page-state.ts'
import { liveIds, liveTypes } from './document/prune-state.ts'
import { hydrateAtOnce, restoreSentText } from './document/restore-sent-text.ts'
import { createRoutes, PAGE_ROUTE } from './routes.tsx'
import { ServicesContext } from './actors/services.ts'
import { NOTIFY } from './site-events.ts'
import { sendPageForms } from './forms/submit-page-forms.ts'
import { measureBar } from './navigation/bar-height.ts'
import { labelElements, type SpokenElements } from './navigation/aria-labels.ts'
import { tellBottomBar } from './navigation/track-height.ts'
import { tellRefusals } from './forms/announce-errors.ts'
import { createOfflineNotice, clearMessage, showEmbeddedMessage } from './forms/report-offline.ts'
import { showWholeFields } from './forms/scroll-field-into-view.ts'
import { createSiteQueries } from './document/site-queries.ts'
import { createSliderActor } from './slider/slider-actor.ts'

const root = document.getElementById('app')
const stateText = document.getElementById('state')?.textContent
const bar = document.querySelector<HTMLElement>('.page-progress')
const area = document.getElementById('notifications')

const open = (address: string) => {
  location.assign(address)
}

/** Leaves for a URL that the application does not render and never resolves. */
function leave(address: string): Promise<never> {
  location.assign(address)
  return new Promise<never>(() => undefined)
}

async function bringToLife(container: HTMLElement, { bar, area }: SpokenElements, sent: PageState): Promise<void> {
  const { locales } = sent
  let locale = sent.page.locale
  let { start } = sent
  const giveUp = (_event: unknown, error: unknown) => {
    warn(error)
  }
  const follow = lazySend<Promise<unknown>>(async () => (await import('./navigation/loading-bar.ts')).createLoadingBar(bar).follow, giveUp)
  const caller = createCaller({ base: '/api', locale: () => locale, watch: follow })
  const queries = createSiteQueries(caller, sent.queries, (next) => {
    locale = next
  })
  const types = liveTypes(sent)
  const closeLabel = () => loadedTexts.get(locale)?.formatMessage({ id: 'notifications.close' }) ?? ''
  const loadNotices = async () => (await import('./forms/error-feedback.ts')).notices
  const notifications: BlockActors['notifications'] = lazyActor({
    load: async () => (await loadNotices()).createNotifications(area, closeLabel),
    idle: [],
    onFailure: (event, error) => {
      warn(error)
      if (event.type === 'notification.show' && event.kind === 'failure') showEmbeddedMessage()
    },
  })
  const notify: ActorParts['notify'] = (kind, text) => {
    notifications.send({ type: 'notification.show', kind, text })
  }
  // Forms are sent without the rest of the application, which may fail to load.
  const unheard = createOfflineNotice(notifications, () => loadedTexts.get(locale)?.formatMessage({ id: 'form.unheard' }), loadNotices)
  dropEmptyFields()
  sendPageForms({ open, ...unheard })
  const [text] = await Promise.all([loadText(locale, types), loadViews(types)])
  document.addEventListener(NOTIFY, (event) => {
    event.preventDefault()
    notify('success', (event as CustomEvent<string>).detail)
  })
  const loadActors = actorLoader({
    caller,
    target: safeTarget(sent.page.query['target']),
    home: localPath('/', locale, locales),
    idSite: () => start?.site.id ?? 0,
    locale: () => locale,
    localPath: (url) => localPath(url, locale, locales),
    open,
    notify,
    takeBack: (start) => {
      clearMessage(notifications, (said) => said.startsWith(start))
    },
    unreachable: text.formatMessage({ id: 'form.unreachable' }),
    // These messages are loaded with the login and with the first form.
    notKept: () => loadedTexts.get(locale)?.formatMessage({ id: 'block.auth.notKept' }) ?? '',
    unconfirmed: () => loadedTexts.get(locale)?.formatMessage({ id: 'block.form.unconfirmed' }) ?? '',
  })
  const actors = {
    notifications,
    slider: createSliderActor({ load: () => import('./slider/run-slider.ts'), open }),
    ...(await loadActors(types)),
  }
  const isTranslated = restoreSentText(container, liveIds(sent))
  const state = { ...sent, data: dataOfAnswers(sent.queries), kept: readKeptBlocks(container, sent) }
  document.addEventListener(LATE_PART, (event) => storeLatePart(event.target as Element, state.kept))
  // A page with its own policy is entered and left by a new document.
  const standsApart = [...types].some((type) => externalContentTypes.has(type))
  const routes = createRoutes(async ({ request }) => {
    const url = new URL(request.url)
    if (standsApart) return leave(url.href)
    try {
      const page = await loadPage(url, document.cookie, locales, queries)
      start = page.start ?? start
      Object.assign(actors, await loadActors(liveTypes(page)))
      return page
    } catch (error) {
      if (request.signal.aborted) throw error
      // The server renders what the application cannot: an error, a page with another policy, or this page with newer files.
      return leave(error instanceof FullNavigationRequired ? error.address : url.href)
    }
  })
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [PAGE_ROUTE]: state } } })
  const onChange = (chosen: string) => {
    notifications.send({ type: 'locale.change' })
    const chosenText = loadedTexts.get(chosen)
    if (chosenText) labelElements({ bar, area }, chosenText)
  }
  const ask = (address: string, chosen: string) => {
    open(withLocale(address, chosen))
  }
  const tellLocale = lazySend<LocaleEvent>(
    async () => {
      const [{ createLocale }, { saveInput }] = await Promise.all([import('./actors/locale-actor.ts'), import('./forms/preserve-input.ts')])
      return createLocale({ locale: sent.page.locale, open: (to) => void router.navigate(to), ask, saveInput, onChange })
    },
    (event) => {
      if (event.type === 'locale.choose') ask(event.address, event.locale)
    },
  )
  followLinks(router, locales, tellLocale)
  showLoading(router, follow)
  dismissFolds()
  tellRefusals(() => loadedTexts.get(locale)?.formatMessage({ id: 'form.refusedTitle' }, { title: '' }) ?? '')
  measureBar()
  tellBottomBar()
  showWholeFields()
  // A site with a shop has cart links on each page.
  if (document.querySelector(CART_LINK)) {
    const startCart = async () => {
      start ??= await queries.start(locale)
      return (await loadActors(['cart'])).cart
    }
    const parts = { locales, locale: () => locale, itemPages: () => start?.site.itemPages, queries, startCart, open }
    import('./cart-drawer/watch-cart-links.ts').then(({ watchCartLinks }) => watchCartLinks(parts), warn)
  }
  const onShown = onNavigated({ tellLocale, countVisit })
  const services = { views: loadedViews, interactive: interactiveTypes, texts: loadedTexts, actors, onShown }
  hydrateRoot(
    container,
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  if (isTranslated) hydrateAtOnce(container)
  // The previous page was another document, for example the same page in another locale.
  if (readSession(CARRY_KEY) !== null)
    import('./forms/preserve-input.ts').then(({ restoreInput: putTyped }) => putTyped(location.pathname), warn)
}

// Not awaited: the views import this module and wait for it.
if (root && stateText && bar && area) {
  bringToLife(root, { bar, area }, JSON.parse(stateText) as PageState).catch((error: unknown) => {
    warn(error)
    document.dispatchEvent(new Event(APP_FAILED))
  })
}
