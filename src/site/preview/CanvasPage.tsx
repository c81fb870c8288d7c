import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { RenderProvider } from '#renderer/context.ts'
import { useRegionNodes } from '#renderer/hooks/use-block-node.ts'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { TextProvider } from '#i18n/TextProvider.tsx'
import type { RegionName } from '#site/document/page-state.ts'
import { OwnTitle } from '#site/OwnTitle.tsx'
import { Shell } from '#site/Shell.tsx'
import type { ValueStore } from '#engine/value-store.ts'
import type { Canvas } from './canvas-model.ts'
import { EmptyPage, EmptyRegion } from './empty-slots.tsx'

interface CanvasPageProps {
  readonly canvas: Canvas
  readonly text: IntlShape
}

/** A page whose blocks each subscribe to themselves, in the shell that visitors see around it; or such a shell around a page. */
export function CanvasPage({ canvas, text }: CanvasPageProps) {
  const { page, isPage, aroundInput } = canvas
  const regionOf = useCallback((name: RegionName) => <Region canvas={canvas} name={name} empty={<EmptyRegion name={name} />} />, [canvas])
  return (
    <TextProvider text={text}>
      <RenderProvider value={useValue(canvas.context)} document={canvas.facts}>
        <Shell state={page} input={aroundInput} {...(!isPage && { regionOf })}>
          <CanvasTitle canvas={canvas} />
          {isPage ? <Region canvas={canvas} name={PAGE_REGION} empty={<EmptyPage />} /> : renderBlocks(page.blocks, aroundInput)}
        </Shell>
      </RenderProvider>
    </TextProvider>
  )
}

interface LiveCanvasPageProps extends Pick<CanvasPageProps, 'canvas'> {
  readonly text: ValueStore<IntlShape>
}

/** The page of a canvas whose messages become more with the types of its blocks. */
export function LiveCanvasPage({ canvas, text }: LiveCanvasPageProps) {
  return <CanvasPage canvas={canvas} text={useSyncExternalStore(text.subscribe, text.get, text.get)} />
}

interface BlocksProps<Name extends string = string> extends Pick<CanvasPageProps, 'canvas'> {
  readonly name: Name
}

function Blocks({ canvas, name }: BlocksProps) {
  const nodes: ReactNode = useRegionNodes(canvas.nodes, name, canvas.input)
  return <>{nodes}</>
}

interface RegionProps extends BlocksProps {
  /** Stands in its place while it holds no block. */
  readonly empty: ReactNode
}

/** A page, or a region of an edited shell. An empty one has a place of its own, or it could be neither seen nor reached. */
function Region({ canvas, name, empty }: RegionProps) {
  const { nodes, showsSlots } = canvas
  const subscribe = useCallback((listener: () => void) => nodes.subscribeRegion(name, listener), [nodes, name])
  const isEmpty = useSyncExternalStore(
    subscribe,
    () => nodes.region(name).length === 0,
    () => nodes.firstRegion(name).length === 0,
  )
  const isDrawn = useValue(showsSlots)
  if (isEmpty && isDrawn) return empty
  return <Blocks canvas={canvas} name={name} />
}

function CanvasTitle({ canvas }: Pick<CanvasPageProps, 'canvas'>) {
  const { title, isBlank } = useValue(canvas.head)
  const hasTitle = () => canvas.facts.read().titleBlocks?.length !== 0
  const hadTitle = () => canvas.facts.first().titleBlocks?.length !== 0
  if (useSyncExternalStore(canvas.facts.subscribe, hasTitle, hadTitle)) return null
  return <OwnTitle title={title} isAlone={isBlank} />
}

function useValue<Value>({ subscribe, get, first }: ValueStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, first)
}
