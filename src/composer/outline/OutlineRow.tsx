import { memo, type MouseEvent } from 'react'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Container } from '#engine/draft/document/edited-document.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { blockIcon } from '#composer/block-types/block-icon.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { summaryOf, wordsIn } from '#composer/block-types/block-words.ts'
import type { FindingWords } from '#composer/findings/finding-words.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useBlockFact, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { MenuPoint } from '#composer/workbench/workbench.ts'
import type { BlockItem } from './outline-items.ts'
import { pickWay, type PickWay } from './picked-ids.ts'
import { RenameField } from './RenameField.tsx'
import { rowId, rowIndent } from './row-id.ts'
import { RowMarks } from './RowMarks.tsx'
import styles from './outline.module.css'

/** The things that a person does on a row. */
export interface RowActs {
  readonly pick: (id: string, way: PickWay) => void
  readonly fold: (id: string, isFolded: boolean) => void
  readonly openMenu: (id: string, at: MenuPoint) => void
  readonly rename: (id: string) => void
  /** Opens the palette for a list. */
  readonly addTo: (list: Container) => void
  /** Opens the palette for a block, which is selected, as its key does. */
  readonly addNear: (id: string) => void
  readonly endRename: (by: 'key' | 'blur') => void
}

interface RowProps {
  readonly item: BlockItem
  /** Its number among the rows that are not folded away, from 1 on. */
  readonly number: number
  readonly top: number
  readonly height: number
  readonly isSelected: boolean
  /** True for the row that has the keys. */
  readonly isCursor: boolean
  readonly isFolded: boolean
  readonly isRenamed: boolean
  /** True for a row that a search shows because of what is in it. */
  readonly isContext: boolean
  /** The first finding of the canvas about the element. */
  readonly finding?: FindingWords | undefined
  readonly acts: RowActs
}

/** Keeps a press on a part of the row from the row itself. */
const own = (act: (event: MouseEvent<HTMLElement>) => void) => (event: MouseEvent<HTMLElement>) => {
  event.stopPropagation()
  act(event)
}

function Fold({ item: { line }, isFolded, acts }: Pick<RowProps, 'item' | 'isFolded' | 'acts'>) {
  const hasChildren = line.children > 0
  return (
    <span
      className={styles.fold}
      data-fold=""
      data-folded={isFolded || undefined}
      aria-hidden="true"
      onClick={hasChildren ? own(() => acts.fold(line.id, !isFolded)) : undefined}
      onDoubleClick={own(() => undefined)}
    >
      {hasChildren && <Icon name="chevron-right" size={14} />}
    </span>
  )
}

function Words({ item: { line }, isRenamed, acts }: Pick<RowProps, 'item' | 'isRenamed' | 'acts'>) {
  const { id, type } = line
  const { registry, store, pickers } = useWorkbench()
  const name = useBlockFact(id, () => ownValue(store.document.notes, id)?.name ?? '')
  const own = useBlockFact(id, (block) => (block ? summaryOf(registry, block, pickers.values) : ''))
  const inner = useBlockFact(id, (block) => (block && own === '' ? wordsIn(registry, block, pickers.values) : ''))
  const derived = labelOf(registry, type)
  if (isRenamed) return <RenameField id={id} derived={derived} onDone={acts.endRename} />
  // The words of an element tell it from others; its type is its icon, and said.
  if (name === '' && own !== '')
    return (
      <>
        <span className={styles.type}>{derived} </span>
        <span className={styles.words}>{own}</span>
      </>
    )
  return (
    <>
      <span className={styles.label}>{name || derived}</span>
      <span className={styles.summary}>{own || inner}</span>
    </>
  )
}

function More({ id, acts }: { readonly id: string; readonly acts: RowActs }) {
  const text = useComposerText()
  const mayWrite = useMayWrite()
  const open = own(({ currentTarget }) => {
    const { left: x, bottom: y } = currentTarget.getBoundingClientRect()
    acts.openMenu(id, { x, y, isOnOutline: true })
  })
  return (
    <div role="gridcell" className={styles.more}>
      {/* The keys of the tree open the same menu: Shift F10 or the menu key. */}
      <IconButton
        icon="ellipsis"
        label={text('composer.acts')}
        hasTooltip={false}
        tabIndex={-1}
        onClick={open}
        onDoubleClick={own(() => undefined)}
      />
      {/* A pointer alone has it: the menu of the row and its key do the same. */}
      {mayWrite && (
        <IconButton
          icon="plus"
          className={styles.edge}
          label={text('composer.add.here')}
          hasTooltip={false}
          tabIndex={-1}
          aria-hidden="true"
          onClick={own(() => acts.addNear(id))}
          onDoubleClick={own(() => undefined)}
        />
      )}
    </div>
  )
}

function Row({ item, number, top, height, isSelected, isCursor, isFolded, isRenamed, isContext, finding, acts }: RowProps) {
  const { line, position, setSize, stops, advice } = item
  const { id, type, depth, children } = line
  const { store, registry } = useWorkbench()
  const isLimited = useBlockFact(id, (block) => block?.visibility !== undefined)
  const isLocked = useBlockFact(id, () => ownValue(store.document.notes, id)?.locked === true)
  return (
    <div
      id={rowId(id)}
      role="row"
      tabIndex={-1}
      aria-rowindex={number}
      aria-selected={isSelected}
      aria-level={depth}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={children > 0 ? !isFolded : undefined}
      data-outline-row={id}
      data-level={depth}
      data-cursor={isCursor || undefined}
      data-context={isContext || undefined}
      data-unseen={isLimited || finding?.tone === 'unseen' || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, height, paddingLeft: rowIndent(depth) }}
      onClick={(event) => acts.pick(id, pickWay(event))}
      onDoubleClick={() => acts.rename(id)}
      onContextMenu={(event) => {
        event.preventDefault()
        acts.openMenu(id, { x: event.clientX, y: event.clientY, isOnOutline: true })
      }}
      // The tree grid itself holds the focus, and its keys.
      onKeyDown={() => undefined}
    >
      <div role="gridcell" className={styles.cell}>
        <Fold item={item} isFolded={isFolded} acts={acts} />
        <span className={styles.icon} title={labelOf(registry, type)}>
          <Icon name={blockIcon(registry, type)} size={14} />
        </span>
        <Words item={item} isRenamed={isRenamed} acts={acts} />
        <RowMarks {...{ isLocked, isLimited, finding, stops, advice }} />
      </div>
      <More id={id} acts={acts} />
    </div>
  )
}

/** A row of the outline. It is rendered again when its own element changes. */
export const OutlineRow = memo(Row)
