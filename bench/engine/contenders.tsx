import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { serverViews } from '#blocks/views.server.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider, type SiteContext } from '#renderer/context.ts'
import { LiveBoundary } from '#renderer/InteractiveBoundary.tsx'
import { renderBlock, renderBlocks, type RenderInput } from '#renderer/render-blocks.tsx'
import { renderIsolated } from '#renderer/render-isolated.ts'
import { viewMap } from '#renderer/view.ts'
import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'

/** Renders what it is given inside the page's messages and context, which all contenders share. */
export type Frame = (children: ReactNode) => string

type AnyView = ComponentType<{ id: string; props: unknown; slots: Readonly<Record<string, ReactNode>>; data: unknown }>

const NOTHING: Readonly<Record<string, never>> = Object.freeze({})
const views = viewMap(serverViews)
// The naive map asks nothing of its blocks, so it cannot know the type of their props.
const anyViews = serverViews as unknown as Readonly<Record<string, AnyView>>
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))

/** The frame of one page. */
export function frameOf(context: SiteContext): Frame {
  return (children) =>
    renderToString(
      <TextProvider text={text}>
        <RenderProvider value={context}>{children}</RenderProvider>
      </TextProvider>,
    )
}

/** Ours: validated blocks, isolated. */
export function renderEngine(frame: Frame, blocks: readonly Block[]): string {
  const input: RenderInput = { views, interactive: interactiveTypes, data: new Map() }
  return renderIsolated({
    blocks: [blocks],
    renderAll: (skipped) => frame(renderBlocks(blocks, { ...input, skipped })),
    renderOne: (block, skipped) => frame(renderBlock(block, { ...input, skipped, bare: true })),
    report: ({ blockId, error }) => {
      throw new Error(`The bench's page holds a block that fails: ${blockId}`, { cause: error })
    },
  })
}

/** A naive map: looks each view up by its type and trusts the stored props. */
export function renderNaively(frame: Frame, blocks: readonly Block[]): string {
  return frame(<NaiveBlocks blocks={blocks} />)
}

function NaiveBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => {
    const isLive = interactiveTypes.has(block.type)
    return (
      <div key={block.id} className="b" data-block={block.id} data-type={block.type} data-live={isLive ? '' : undefined}>
        {isLive ? (
          <LiveBoundary id={block.id} kept={undefined}>
            <NaiveBlock block={block} />
          </LiveBoundary>
        ) : (
          <NaiveBlock block={block} />
        )}
      </div>
    )
  })
}

function NaiveBlock({ block }: { readonly block: Block }) {
  const View = anyViews[block.type]
  if (!View) return null
  const slots = Object.fromEntries(
    Object.entries(block.slots ?? {}).map(([name, blocks]) => [name, <NaiveBlocks key={name} blocks={blocks} />]),
  )
  return <View id={block.id} props={block.props} slots={slots} data={NOTHING} />
}
