import { useEffect, useMemo, type ReactNode } from 'react'
import { ScrollRestoration, useLoaderData } from 'react-router-dom'
import type { PageError } from '#schemas/runtime/site-rendering.ts'
import { RenderProvider, type SiteContext } from '#renderer/context.ts'
import { StaticHtml } from '#renderer/html/SafeHtml.tsx'
import { renderBlocks, type BlockNode } from '#renderer/render-blocks.tsx'
import { TextProvider } from '#i18n/TextProvider.tsx'
import { documentOf, renderInputOf, siteContextOf, withoutBlocks } from './document/page-parts.ts'
import type { PageState } from './document/page-state.ts'
import { useServices, type SiteServices } from './actors/services.ts'
import { OwnTitle } from './OwnTitle.tsx'
import { Shell } from './Shell.tsx'
import { SliderRoom } from './slider/SliderHost.tsx'

interface PageFrameProps {
  readonly state: PageState
  readonly context: SiteContext | null
  readonly services: SiteServices
  readonly children: ReactNode
}

/** Provides the page's messages, site context and document facts to the views inside. */
export function PageFrame({ state, context, services, children }: PageFrameProps) {
  const text = services.texts.get(state.page.locale)
  const document = useMemo(() => documentOf(state, services.skipped), [state, services.skipped])
  if (!text) throw new Error(`The messages of ${state.page.locale} are not loaded`)
  return (
    <TextProvider text={text}>
      {context ? (
        <RenderProvider value={context} document={document}>
          {children}
        </RenderProvider>
      ) : (
        children
      )}
    </TextProvider>
  )
}

/** The one route of the visitors' site: a page of blocks, or an error, in its shell. */
export function PageRoute() {
  const loaded = useLoaderData<PageState>()
  const services = useServices()
  const { skipped } = services
  const state = useMemo(() => withoutBlocks(loaded, skipped), [loaded, skipped])
  const context = useMemo(() => siteContextOf(state, services.actors), [state, services.actors])
  const input = useMemo(() => renderInputOf(state, services), [state, services])
  const { onShown } = services
  useEffect(() => onShown?.(state), [state, onShown])
  return (
    <PageFrame state={state} context={context} services={services}>
      <ScrollRestoration />
      <Shell state={state} input={input}>
        {state.error ? <ErrorRoom error={state.error} /> : <PageTitle state={state} skipped={skipped} />}
        {renderBlocks(state.blocks, input)}
      </Shell>
      <SliderRoom />
    </PageFrame>
  )
}

/** The text shown instead of a page; in the browser, the HTML that the server sent. */
function ErrorRoom({ error }: { readonly error: PageError }) {
  const { ErrorPage } = useServices()
  if (!ErrorPage) return <StaticHtml className="message-page" />
  return (
    <div className="message-page">
      <ErrorPage error={error} />
    </div>
  )
}

interface PageTitleProps {
  readonly state: PageState
  readonly skipped: ReadonlySet<string> | undefined
}

function PageTitle({ state: { page, blocks, titleBlocks }, skipped }: PageTitleProps) {
  const isLeftOut = (node: BlockNode) => node === null || (typeof node === 'object' && skipped?.has(node.id) === true)
  return titleBlocks.length > 0 ? null : <OwnTitle title={page.title} isAlone={blocks.every(isLeftOut)} />
}
