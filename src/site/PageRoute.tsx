import { useEffect, useMemo, type ReactNode } from 'react'
import { ScrollRestoration, useLoaderData } from 'react-router-dom'
import { RenderProvider, type RenderContext } from '#renderer/context.ts'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { TextProvider } from '#i18n/TextProvider.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { renderContextOf, renderInputOf } from './page-parts.ts'
import type { PageState } from './page-state.ts'
import { useServices, type SiteServices } from './services.ts'
import { Shell } from './Shell.tsx'

interface PageFrameProps {
  readonly state: PageState
  readonly context: RenderContext | null
  readonly services: SiteServices
  readonly children: ReactNode
}

/** Gives what it holds the page's messages and everything that views may read. */
export function PageFrame({ state, context, services, children }: PageFrameProps) {
  const text = services.texts.get(state.page.locale)
  if (!text) throw new Error(`The messages of ${state.page.locale} are not loaded`)
  return <TextProvider text={text}>{context ? <RenderProvider value={context}>{children}</RenderProvider> : children}</TextProvider>
}

/** The one route of the visitors' site: a page of blocks, or an error, in its shell. */
export function PageRoute() {
  const state = useLoaderData<PageState>()
  const services = useServices()
  const context = useMemo(() => renderContextOf(state), [state])
  const input = useMemo(() => renderInputOf(state, services), [state, services])
  const { onShown } = services
  useEffect(() => onShown?.(state), [state, onShown])
  return (
    <PageFrame state={state} context={context} services={services}>
      <ScrollRestoration />
      <Shell state={state} input={input}>
        {state.error ? <ErrorPage error={state.error} /> : renderBlocks(state.blocks, input)}
      </Shell>
    </PageFrame>
  )
}
