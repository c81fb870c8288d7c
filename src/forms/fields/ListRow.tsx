import type { KeyboardEvent } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { Field } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, useHasProblem } from '#forms/form-context.ts'
import { readableText } from '#forms/values/readable-text.ts'
import { summarise } from '#forms/values/summarise.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { useRead } from './use-field.ts'
import type { ListActs } from './use-list.ts'

interface RowPlace {
  readonly index: number
  readonly total: number
  readonly canRemove: boolean
  readonly least: number
  /** Why no item can be added; false when one can. */
  readonly full: string | false
}

interface ListRowProps {
  readonly row: string
  readonly field: Field
  readonly pointer: string
  /** « Élément 2 ». */
  readonly name: string
  readonly isOpen: boolean
  readonly isFolding: boolean
  readonly place: RowPlace
  /** Null where the items stay as they are. */
  readonly acts: ListActs | null
  readonly onOpen: (key: string | null) => void
  /** Gives the focus to a control of a row, once it is in its place. */
  readonly onFocusRow: (key: string, selector?: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** One item of a list with its acts. Alt and the arrows move it. */
export function ListRow(props: ListRowProps) {
  const { row, field, pointer, name, isOpen, isFolding, place, acts, onFocusRow } = props
  const text = useFormsText()
  const { Field: Inner } = useForm()
  const move = (by: number, selector: string) => {
    if (!acts || acts.move(row, by) === null) return
    announce(text('forms.list.moved', { item: name, position: place.index + by + 1, total: place.total }))
    onFocusRow(row, selector)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.altKey ? ownValue(steps, event.key) : undefined
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move(by, `[data-act="${(event.target as HTMLElement).dataset['act'] ?? 'up'}"]`)
  }
  return (
    // The keys are those of the controls inside.
    <li className={styles.row} data-row={row}>
      <div className={styles.head}>
        {isFolding ? (
          <FoldedItem {...props} onKeyDown={press} />
        ) : (
          <div className={styles.simple}>
            <Inner field={{ ...field, label: { fr: name, en: name } }} pointer={pointer} />
          </div>
        )}
        {acts && (
          <>
            <IconButton
              label={text('forms.list.up', { item: name })}
              icon="arrow-up"
              iconSize={14}
              data-act="up"
              refusal={place.index === 0 && text('forms.list.first')}
              onKeyDown={press}
              onClick={() => move(-1, '[data-act="up"]')}
            />
            <IconButton
              label={text('forms.list.down', { item: name })}
              icon="arrow-down"
              iconSize={14}
              data-act="down"
              refusal={place.index === place.total - 1 && text('forms.list.last')}
              onKeyDown={press}
              onClick={() => move(1, '[data-act="down"]')}
            />
            <RowMenu {...props} acts={acts} />
          </>
        )}
      </div>
      {isFolding && isOpen && (
        <div className={styles.part} data-part="">
          <Inner field={field} pointer={pointer} />
        </div>
      )}
    </li>
  )
}

function FoldedItem({
  row,
  field,
  pointer,
  name,
  isOpen,
  onOpen,
  onKeyDown,
}: ListRowProps & { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void }) {
  const text = useFormsText()
  const { word, pickers } = useForm()
  const summary = useRead(pointer, (value) => readableText(summarise(field, value, word), pickers.values))
  const hasProblem = useHasProblem(pointer)
  return (
    <button
      type="button"
      className={styles.summary}
      data-act="open"
      aria-expanded={isOpen}
      onKeyDown={onKeyDown}
      onClick={() => onOpen(isOpen ? null : row)}
    >
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
      <span className={styles.words}>{summary === '' ? name : summary}</span>
      {hasProblem && <span className={styles.fault}>{text('forms.list.withProblem')}</span>}
    </button>
  )
}

function RowMenu({ row, name, place, acts, onOpen, onFocusRow }: ListRowProps & { readonly acts: ListActs }) {
  const text = useFormsText()
  const duplicate = () => {
    const key = acts.duplicate(row)
    if (key === null) return
    onOpen(key)
    announce(text('forms.list.added', { item: name }))
    onFocusRow(key)
  }
  const remove = () => {
    const next = acts.remove(row)
    if (next === null) return
    announce(text('forms.list.removed', { item: name }))
    onFocusRow(next)
  }
  return (
    <Menu
      groups={[
        { acts: [{ label: text('forms.list.actDuplicate'), icon: 'copy', refusal: place.full, onAct: duplicate }] },
        {
          acts: [
            {
              label: text('forms.list.actRemove'),
              icon: 'trash',
              tone: 'remove',
              refusal: !place.canRemove && text('forms.list.least', { min: place.least }),
              onAct: remove,
            },
          ],
        },
      ]}
    >
      <IconButton label={text('forms.list.more', { item: name })} icon="ellipsis" iconSize={14} />
    </Menu>
  )
}
