import { useSyncExternalStore, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { RenderProvider } from '#renderer/context.ts'
import { useRegionNodes } from '#renderer/hooks/use-block-node.ts'
import { TextProvider } from '#i18n/TextProvider.tsx'
import { OwnTitle } from '#site/OwnTitle.tsx'
import { Shell } from '#site/Shell.tsx'
import type { ValueStore } from '#engine/value-store.ts'
import type { Canvas } from './canvas-model.ts'

interface CanvasPageProps {
  readonly canvas: Canvas
  readonly text: IntlShape
}

/** A page whose blocks each subscribe to themselves, in the shell that visitors see around it. */
export function CanvasPage({ canvas, text }: CanvasPageProps) {
  return (
    <TextProvider text={text}>
      <RenderProvider value={useValue(canvas.context)} document={canvas.facts}>
        <Shell state={canvas.page} input={canvas.shellInput}>
          <CanvasTitle canvas={canvas} />
          <Blocks canvas={canvas} />
        </Shell>
      </RenderProvider>
    </TextProvider>
  )
}

function Blocks({ canvas }: Pick<CanvasPageProps, 'canvas'>) {
  const nodes: ReactNode = useRegionNodes(canvas.nodes, PAGE_REGION, canvas.input)
  return <>{nodes}</>
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
