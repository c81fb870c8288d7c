import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import { serverViews } from '#blocks/views.server.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { CanvasState, PreviewRendering } from '#schemas/runtime/preview-rendering.ts'
import type { RenderedPage } from '#schemas/runtime/site-rendering.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { RenderProvider } from '#renderer/context.ts'
import { renderBlock } from '#renderer/render-blocks.tsx'
import { renderIsolated } from '#renderer/render-isolated.ts'
import { viewMap } from '#renderer/view.ts'
import { htmlLang } from '#i18n/locale.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { writeDocument } from '#site/document/render-document.ts'
import { CanvasPage } from './CanvasPage.tsx'
import type { Canvas } from './canvas-model.ts'
import { createCanvas } from './canvas.ts'
import { guardView } from './guard-view.tsx'

// The guards catch nothing here; they stand in the tree because the browser’s tree has them.
const views = new Map([...viewMap(serverViews)].map(([type, View]) => [type, guardView(View, () => undefined)]))
const texts = new Map<string, IntlShape>()

async function textOf(locale: string, warn: (message: string) => void): Promise<IntlShape> {
  const known = texts.get(locale) ?? createText(locale, await loadMessages(locale, warn))
  texts.set(locale, known)
  return known
}

/** Renders the page of a draft for the composer's frame, by the tree that the frame hydrates. */
export async function renderPreview({
  state: given,
  ready,
  slotsOf,
  describeFaults,
  agreementOf,
  assets,
  report,
  warn,
}: PreviewRendering): Promise<RenderedPage> {
  const text = await textOf(given.parts.locale, warn)
  const broken = new Set<string>()
  const canvasWithout = (ids: ReadonlySet<string>) =>
    createCanvas({ ...given, broken: [...ids] }, { read: () => ready, views, slotsOf, describeFaults, agreementOf })
  const whole = canvasWithout(broken)
  const { page } = whole
  const body = renderIsolated({
    blocks: [[...whole.around], ready.blocks],
    renderAll: (ids) => renderToString(<CanvasPage canvas={ids.size === 0 ? whole : canvasWithout(ids)} text={text} />),
    renderOne: (block, skipped) => renderOne(whole, text, () => renderBlock(block, { ...whole.aroundInput, skipped, bare: true })),
    report: (problem) => {
      broken.add(problem.blockId)
      report(problem)
    },
  })
  const state: CanvasState = { ...given, broken: [...broken] }
  const html = writeDocument({
    head: {
      lang: htmlLang(page.page.locale),
      title: page.page.title,
      tags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    },
    structured: null,
    shell: page.page.shell,
    body,
    state,
    labels: {
      notifications: text.formatMessage({ id: 'notifications.label' }),
      loading: text.formatMessage({ id: 'page.loading' }),
      unheard: text.formatMessage({ id: 'form.unheard' }),
    },
    assets: assets(typesOf(ready.blocks, whole.around)),
  })
  return { status: 200, html }
}

function typesOf(...lists: readonly (readonly Block[])[]): Set<string> {
  const types = new Set<string>()
  for (const list of lists) walkBlocks(list, ({ type }) => types.add(type))
  return types
}

function renderOne(canvas: Canvas, text: IntlShape, render: () => ReactNode): string {
  return renderToString(
    <TextProvider text={text}>
      <RenderProvider value={canvas.context.get()} document={canvas.facts}>
        {render()}
      </RenderProvider>
    </TextProvider>,
  )
}
