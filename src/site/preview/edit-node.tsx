import {
  cloneElement,
  isValidElement,
  memo,
  useCallback,
  useSyncExternalStore,
  type HTMLAttributes,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockFaults } from '#schemas/runtime/preview-rendering.ts'
import { useBlockNode } from '#renderer/hooks/use-block-node.ts'
import { renderWithSlots, type BlockHead } from '#renderer/render-blocks.tsx'
import { AbsentPictures } from './absent-pictures.tsx'
import { CanvasCard } from './canvas-card.tsx'
import type { Canvas } from './canvas-model.ts'
import { GonePictures } from './gone-pictures.tsx'
import type { BlockMark } from './mark-store.ts'
import { withText } from './text/marks.ts'
import { useHollow } from './use-hollow.ts'

/** The code of a block with a value that is missing or does not fit. */
const INVALID = 'PROPS_INVALID'

const NO_FAULTS: BlockFaults = { names: [], pictures: [] }

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
  useHollowView(canvas, mark, edited?.block)
  if (!edited) return null
  const { block } = edited
  const code = cardOf(mark, block)
  const faults = mark.leftOut === INVALID ? canvas.faultsOf(id) : NO_FAULTS
  if (code !== null) return <Card id={id} type={block.type} code={code} faults={faults} />
  const element = renderWithSlots({ ...block, props: drawnProps(block.props, mark) }, edited.slots, canvas.input)
  return isValidElement<PropsWithChildren>(element)
    ? withSigns(element, mark, {
        reason: mark.leftOut === null ? null : canvas.leftOutWords(block, mark.leftOut),
        card: canvas.showsSlots.get() && pictureCard(block, mark, canvas),
      })
    : element
})

/** Notes that the view of an incomplete block shows nothing. Its elements are those of the complete one: a view keeps its state, and texts are found. */
function useHollowView({ marks }: Canvas, mark: BlockMark, block: BlockHead | undefined): void {
  const isIncomplete = block && mark.leftOut === INVALID && !isOpen(mark) && cardOf(mark, block) === null
  useHollow(block?.id ?? '', isIncomplete ? () => marks.change(block.id, { hollow: block }) : null)
}

/** The card behind a view: of required pictures that are absent, else of pictures that are gone. */
function pictureCard({ id, props }: BlockHead, { leftOut, isBusy }: BlockMark, canvas: Canvas): ReactNode {
  if (leftOut === INVALID) return <AbsentPictures pointers={canvas.faultsOf(id).pictures} />
  // A block that waits for its data may wait for the picture.
  return !isBusy && <GonePictures props={props} media={canvas.media} />
}

/** The wrapper of a block with its attributes on the canvas, and the card of its pictures behind its view. */
function withSigns(
  wrapper: ReactElement<PropsWithChildren>,
  mark: BlockMark,
  { reason, card }: { readonly reason: string | null; readonly card: ReactNode },
): ReactElement {
  return cloneElement(wrapper, signsOf(reason, mark.isBusy) ?? {}, wrapper.props.children, card)
}

// A text that is being typed, or looked for, is drawn by the view.
const isOpen = ({ probe, frozen }: BlockMark): boolean => probe !== null || frozen !== null

/** The code of the card that stands for a block; null for one that its view draws. */
function cardOf(mark: BlockMark, block: BlockHead): string | null {
  const { card, hollow, leftOut } = mark
  if (card !== null && card !== INVALID) return card
  return !isOpen(mark) && (card === INVALID || (leftOut === INVALID && hollow === block)) ? INVALID : null
}

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
function signsOf(reason: string | null, isBusy: boolean): HTMLAttributes<HTMLDivElement> | null {
  if (reason === null && !isBusy) return null
  return { ...(reason !== null && { 'data-left-out': reason }), ...(isBusy && { 'aria-busy': true }) }
}

interface CardProps {
  readonly id: string
  readonly type: string
  readonly code: string
  readonly faults: BlockFaults
}

/** Stands for a block that no view can show. */
function Card({ id, type, code, faults: { names, pictures } }: CardProps) {
  return (
    <div className="b" data-block={id} data-type={type} data-card={code}>
      {pictures.length > 0 ? <AbsentPictures pointers={pictures} /> : <CanvasCard code={code} type={type} fields={names} />}
    </div>
  )
}
