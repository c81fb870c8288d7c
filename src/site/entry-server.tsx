import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom'
import type { IntlShape } from 'react-intl'
import { serverViews } from '#blocks/views.server.ts'
import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { PageParts, RenderedPage, SiteRendering, Start } from '#schemas/runtime/site-rendering.ts'
import { renderBlock } from '#renderer/render-blocks.tsx'
import { renderIsolated } from '#renderer/render-isolated.ts'
import { viewMap } from '#renderer/view.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { composePage } from './document/compose-page.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { headOf, type Head } from './document/head.ts'
import { PageFrame } from './PageRoute.tsx'
import { renderInputOf, siteContextOf } from './document/page-parts.ts'
import { REGIONS, type PageState } from './document/page-state.ts'
import { liveTypes, pruneState } from './document/prune-state.ts'
import { createRoutes, PAGE_ROUTE } from './routes.tsx'
import { ServicesContext, type SiteServices } from './actors/services.ts'
import { stillActors } from './actors/static-actors.ts'
import { structuredData } from './structured-data/structured-data.ts'
import { wholeBlocks } from './document/full-blocks.ts'
import { writeDocument } from './document/render-document.ts'

/** A page that the server has loaded whole: nothing of its state is missing. */
type LoadedPage = PageState & { readonly start: Start } & Pick<PageParts, 'answers' | 'still'>

interface SiteContext {
  readonly load: SiteRendering['load']
}

const handler = createStaticHandler(
  // The router types its context for the browser; here it is what renderSite has given.
  createRoutes(async ({ context }) => {
    const loaded = await (context as unknown as SiteContext).load()
    return loaded instanceof Response
      ? loaded
      : ({ ...composePage(loaded), answers: loaded.answers, still: loaded.still } satisfies LoadedPage)
  }),
)
const texts = new Map<string, IntlShape>()
const views = viewMap(serverViews)
const NONE: ReadonlySet<string> = new Set()

/** Renders a page to its document, or answers the Response that loading it gave; throws what loading or the shell itself throws. */
export async function renderSite(rendering: SiteRendering): Promise<RenderedPage | Response> {
  const context = await handler.query(rendering.request, { requestContext: { load: rendering.load } satisfies SiteContext })
  if (context instanceof Response) return context
  const failure: unknown = Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('Loading a page failed', { cause: failure })
  const page = context.loaderData[PAGE_ROUTE] as LoadedPage
  await prepareTexts(page.page.locale, rendering.warn)
  return { status: page.error?.status ?? 200, html: writePage(page, context, rendering) }
}

async function prepareTexts(locale: string, warn: SiteRendering['warn']): Promise<void> {
  if (!texts.has(locale)) texts.set(locale, createText(locale, await loadMessages(locale, warn)))
}

function writePage(page: LoadedPage, context: StaticHandlerContext, { assets, report }: SiteRendering): string {
  const router = createStaticRouter(handler.dataRoutes, context)
  const skippedBlocks = new Set<string>()
  const interactive = page.still ? NONE : interactiveTypes
  const actors = page.still ? stillActors(page.still) : {}
  const servicesFor = (skipped: ReadonlySet<string>): SiteServices => ({ views, interactive, texts, skipped, actors, ErrorPage })
  const siteContext = siteContextOf(page, actors)
  const input = { ...renderInputOf(page, servicesFor(skippedBlocks)), bare: true }
  const body = renderIsolated({
    blocks: [...REGIONS.map((name) => wholeBlocks(page.regions[name])), wholeBlocks(page.blocks)],
    renderAll: (skipped) =>
      renderToString(
        <ServicesContext value={servicesFor(skipped)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServicesContext>,
      ),
    renderOne: (block, skipped) =>
      renderToString(
        <PageFrame state={page} context={siteContext} services={servicesFor(NONE)}>
          {renderBlock(block, { ...input, skipped })}
        </PageFrame>,
      ),
    report: (problem) => {
      skippedBlocks.add(problem.blockId)
      report(problem)
    },
  })
  const text = texts.get(page.page.locale)
  const labels = {
    notifications: text?.formatMessage({ id: 'notifications.label' }) ?? '',
    loading: text?.formatMessage({ id: 'page.loading' }) ?? '',
    unheard: text?.formatMessage({ id: 'form.unheard' }) ?? '',
  }
  const { answers, still: _still, ...whole } = page
  const state = pruneState(whole, { interactive, skipped: skippedBlocks, answers })
  return writeDocument({
    head: refusedHead(headOf(page, page.start, errorTitle(page.error, text)), page, text),
    structured: structuredData({ state: page, start: page.start, answers }),
    shell: page.page.shell,
    body,
    state,
    labels,
    assets: assets(liveTypes(page)),
    isIncomplete: page.missing !== undefined,
  })
}

/** The head of a page whose form was refused: its title says so first. */
function refusedHead(head: Head, { form }: LoadedPage, text: IntlShape | undefined): Head {
  if (!text || !form?.message) return head
  return { ...head, title: text.formatMessage({ id: 'form.refusedTitle' }, { title: head.title }) }
}

/** The document title of an error in the visitor's language; null for an error with its own title. */
function errorTitle(error: LoadedPage['error'], text: IntlShape | undefined): string | null {
  if (!error || !text) return null
  if (error.building) return text.formatMessage({ id: 'building.title' })
  if (error.status === 404) return text.formatMessage({ id: 'error.notFoundTitle' })
  if (error.isUnsent) return text.formatMessage({ id: 'error.unsentTitle' })
  if (error.isCut) return text.formatMessage({ id: 'error.cutTitle' })
  if (error.status === 429) return text.formatMessage({ id: 'error.tooManyTitle' })
  return error.status < 500 ? text.formatMessage({ id: 'error.refusedTitle' }) : null
}
