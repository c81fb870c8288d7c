import { JSDOM } from 'jsdom'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider, type SiteContext } from '#renderer/context.ts'
import { constantDocument, documentFacts } from '#renderer/document-store.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Block } from '#schemas/generated/content.ts'
import { testContext, testDocument } from './block-context.ts'

/** Everything that a view is rendered with; what is left out is empty. */
export interface ViewStage<P, D> {
  readonly props: P
  readonly data?: D
  readonly slots?: Readonly<Record<string, ReactNode>>
  readonly context?: Partial<SiteContext>
  readonly page?: Partial<SiteContext['page']>
  /** The blocks of the page around the view. */
  readonly blocks?: readonly Block[]
}

const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))

/** A view alone, with the site, the page and the messages that it may read. */
export function stageView<P, D>(
  View: ComponentType<BlockViewProps<P, D>>,
  { props, data, slots = {}, context, page, blocks }: ViewStage<P, D>,
): ReactElement {
  const value = { ...testContext, ...context, page: { ...testContext.page, ...page } }
  return (
    <TextProvider text={text}>
      <RenderProvider value={value} document={blocks ? constantDocument(documentFacts({ blocks })) : testDocument}>
        <View id="block" props={props} slots={slots} data={(data ?? {}) as D} />
      </RenderProvider>
    </TextProvider>
  )
}

/** The body of a document that holds a view as the server renders it. */
export function viewBody<P, D>(View: ComponentType<BlockViewProps<P, D>>, stage: ViewStage<P, D>): HTMLElement {
  return new JSDOM(renderToStaticMarkup(stageView(View, stage))).window.document.body
}
