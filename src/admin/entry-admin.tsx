import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '#schemas/runtime/zod-without-eval.ts'
import { PANEL_ROOT } from '#schemas/runtime/panel-start.ts'
import { createAdminApi } from '#api-client/admin/create-admin-api.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { componentCalls } from '#api-client/component-config.ts'
import { userCalls } from '#api-client/user.ts'
import kitFr from '#i18n/messages/kit/fr.json'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { KitProvider } from '#kit/KitProvider.tsx'
import { takeStyleNonce } from '#kit/style-nonce.ts'
import { lastingUploads } from './media/uploads/lasting-uploads.ts'
import { PanelContext, type PanelServices } from './panel-context.ts'
import { panelScreens } from './panel-screens.ts'
import { createPagePictures } from './pictures/create-page-pictures.ts'
import { fetchScreen, panelRoutes } from './panel-routes.tsx'
import { readStart } from './read-start.ts'
import { createSessionLock } from './session/session-lock.ts'

const text = createText('fr_FR', { ...kitFr, ...panelFr })
const kitTexts = {
  close: text.formatMessage({ id: 'kit.close' }),
  optional: text.formatMessage({ id: 'kit.optional' }),
  parisTime: text.formatMessage({ id: 'kit.parisTime' }),
  show: text.formatMessage({ id: 'kit.show' }),
  hide: text.formatMessage({ id: 'kit.hide' }),
  reachToast: text.formatMessage({ id: 'kit.reachToast' }),
  nothingFound: text.formatMessage({ id: 'kit.nothingFound' }),
  cut: (over: number, max: number) => text.formatMessage({ id: 'kit.cut' }, { over, max }),
}

/** Makes the calls of the panel; one that is refused because the session is over closes the lock. */
function makeServices(container: HTMLElement) {
  const lock = createSessionLock()
  const options = { locale: () => 'fr_FR', watch: lock.watch }
  const calls = createAdminApi(options)
  const admin = { ...calls, media: lastingUploads(calls.media, lock) }
  const visitors = createCaller({ base: '/api', locale: () => 'fr_FR' })
  return {
    start: readStart(container),
    screens: panelScreens,
    lock,
    admin,
    pictures: createPagePictures(admin, lock),
    account: userCalls(visitors),
    components: componentCalls(visitors),
    leave: (address: string) => location.assign(address),
  }
}

/** A refusal of the server is an answer and is not asked for again; a call that was not reached is, once. */
const shouldRetry = (failures: number, error: unknown) => !(error instanceof CallError) && failures < 1

function drawPanel(root: Root, services: PanelServices): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } } })
  services.lock.onUnlock(() => void queries.invalidateQueries())
  const router = createBrowserRouter(panelRoutes, { basename: '/admin' })
  root.render(
    <TextProvider text={text}>
      <KitProvider nonce={takeStyleNonce(document)} texts={kitTexts}>
        <PanelContext value={services}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </PanelContext>
      </KitProvider>
    </TextProvider>,
  )
}

async function startPanel(container: HTMLElement): Promise<void> {
  const services = makeServices(container)
  fetchScreen(location.pathname)
  const person = await services.account.me()
  // The session ended between the document and its script: nothing is there yet to be lost.
  if (person === null)
    return services.leave(`${services.start.signInUrl}?target=${encodeURIComponent(location.pathname + location.search)}`)
  drawPanel(createRoot(container), { ...services, person })
}

const container = document.getElementById(PANEL_ROOT)
if (container !== null) void startPanel(container)
