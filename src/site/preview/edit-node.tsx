import { cloneElement, isValidElement, memo, useCallback, useSyncExternalStore, type HTMLAttributes, type ReactNode } from 'react'
import type { Block } from '#schemas/generated/content.ts'
import { useBlockNode } from '#renderer/hooks/use-block-node.ts'
import { renderWithSlots } from '#renderer/render-blocks.tsx'
import type { Canvas } from './canvas-model.ts'
import { CARD_SAFE, cards, reasons } from './french.ts'
import type { BlockMark } from './mark-store.ts'
import { withText } from './text/marks.ts'

interface EditNodeProps {
  readonly id: string
  readonly canvas: Canvas
}

/** Renders the node of a block under its id. */
export function renderEditNode(id: string, canvas: Canvas): ReactNode {
  return <EditNode key={id} id={id} canvas={canvas} />
}

// The inner function has another name than the component: under the same one it would render itself without the memo.
const EditNode = memo(function CanvasBlock({ id, canvas }: EditNodeProps) {
  const edited = useBlockNode(canvas.nodes, id, canvas.input)
  const mark = useMark(canvas, id)
  if (!edited) return null
  if (mark.card !== null) return <Card id={id} type={edited.block.type} code={mark.card} />
  const element = renderWithSlots({ ...edited.block, props: drawnProps(edited.block.props, mark) }, edited.slots, canvas.input)
  const signs = signsOf(mark)
  return signs && isValidElement(element) ? cloneElement(element, signs) : element
})

/** The props that a view gets: its own ones, but for a text that is being edited and while texts are looked for. */
function drawnProps(props: Block['props'], { probe, frozen }: BlockMark): Block['props'] {
  if (probe) return probe
  return (frozen && withText(props, frozen.pointer, frozen.shown)) ?? props
}

function useMark({ marks }: Canvas, id: string): BlockMark {
  const subscribe = useCallback((listener: () => void) => marks.subscribe(id, listener), [marks, id])
  const read = () => marks.mark(id)
  return useSyncExternalStore(subscribe, read, () => marks.first(id))
}

/** The attributes that a block's wrapper has on the canvas alone; null for a block as visitors get it. */
function signsOf({ leftOut, isBusy }: BlockMark): HTMLAttributes<HTMLDivElement> | null {
  if (leftOut === null && !isBusy) return null
  const reason = leftOut === null ? undefined : { 'data-left-out': reasons[leftOut] ?? leftOut }
  return { ...reason, ...(isBusy && { 'aria-busy': true }) }
}

interface CardProps {
  readonly id: string
  readonly type: string
  readonly code: string
}

/** Stands for a block that no view can show. */
function Card({ id, type, code }: CardProps) {
  return (
    <div className="b" data-block={id} data-type={type} data-card={code}>
      <div className="canvas-card">
        <p>{cards[code] ?? code}</p>
        <p>{CARD_SAFE}</p>
      </div>
    </div>
  )
}
