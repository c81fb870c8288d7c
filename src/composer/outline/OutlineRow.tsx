import { memo } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { labelOf } from '#composer/block-types/block-label.ts'
import { summaryOf } from '#composer/block-types/block-words.ts'
import type { FindingWords } from '#composer/findings/finding-words.ts'
import type { OutlineLine } from '#composer/tree-index/tree-index.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { MenuPoint } from '#composer/workbench/workbench.ts'
import { blockIcon } from './block-icon.ts'
import { pickWay, type PickWay } from './picked-ids.ts'
import styles from './outline.module.css'

/** The id of the element of a row. */
export const rowId = (id: string): string => `outline-${id}`

interface RowProps {
  readonly line: OutlineLine
  readonly top: number
  readonly height: number
  readonly isSelected: boolean
  readonly isFolded: boolean
  readonly hasFault: boolean
  /** The first finding of the canvas about the element. */
  readonly finding?: FindingWords | undefined
  readonly onPick: (id: string, way: PickWay) => void
  readonly onMenu: (id: string, at: MenuPoint) => void
  readonly onFold: (id: string, isFolded: boolean) => void
}

interface MarkProps extends Pick<RowProps, 'hasFault' | 'finding'> {
  readonly isLimited: boolean
}

/** The words of the two marks: what visitors do not see, and what is to be mended. */
function markWords({ hasFault, isLimited, finding }: MarkProps): { readonly unseen?: ComposerMessage; readonly fault?: ComposerMessage } {
  const limited = isLimited ? 'composer.outline.limited' : undefined
  const unseen = finding?.tone === 'unseen' ? finding.message : limited
  const found = finding?.tone === 'fault' ? finding.message : undefined
  const fault = hasFault ? 'composer.outline.fault' : found
  return { ...(unseen && { unseen }), ...(fault && { fault }) }
}

function Marks(props: MarkProps) {
  const text = useComposerText()
  const { unseen, fault } = markWords(props)
  return (
    <>
      {unseen && (
        <span className={styles.mark} title={text(unseen)}>
          <Icon name="eye-off" size={14} />
          <VisuallyHidden>{text(unseen)}</VisuallyHidden>
        </span>
      )}
      {fault && (
        <span className={styles.fault} title={text(fault)}>
          <Icon name="alert" size={14} />
          <VisuallyHidden>{text(fault)}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

function Row({ line, top, height, isSelected, isFolded, hasFault, finding, onPick, onFold, onMenu }: RowProps) {
  const { id, type, depth, index, siblings, children } = line
  const { registry, store, pickers } = useWorkbench()
  const summary = useBlockFact(id, (block) => (block ? summaryOf(registry, block, pickers.values) : ''))
  const isLimited = useBlockFact(id, (block) => block?.visibility !== undefined)
  const hasChildren = children > 0
  return (
    <div
      id={rowId(id)}
      role="treeitem"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-level={depth}
      aria-posinset={index + 1}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? !isFolded : undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, height, paddingLeft: 4 + (depth - 1) * 14 }}
      onClick={(event) => onPick(id, pickWay(event))}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(id, { x: event.clientX, y: event.clientY })
      }}
      // The tree itself holds the focus, and its keys.
      onKeyDown={() => undefined}
    >
      <span
        className={styles.fold}
        data-folded={isFolded || undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (hasChildren) onFold(id, !isFolded)
        }}
      >
        {hasChildren && <Icon name="chevron-right" size={14} />}
      </span>
      <Icon name={blockIcon(type)} size={14} />
      <span className={styles.label}>{store.document.notes[id]?.name ?? labelOf(registry, type)}</span>
      <span className={styles.summary}>{summary}</span>
      <Marks {...{ hasFault, finding, isLimited }} />
    </div>
  )
}

/** A row of the outline. It is rendered again when its own element changes. */
export const OutlineRow = memo(Row)
