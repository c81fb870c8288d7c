import { useId, type MouseEvent } from 'react'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { classNames } from '#kit/class-names.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import { blockIcon } from '#composer/block-types/block-icon.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { pictureOf, type Model } from './model.ts'
import styles from './palette.module.css'
import { Picture } from './Picture.tsx'

/** The width at which a picture is laid out: an element is small, a section fills a window, and a page is seen from afar. */
const WIDTHS = { element: 440, section: 880, page: 1100 } as const

/** Types that fill the width of a page. */
const WIDE: ReadonlySet<string> = new Set([
  'hero',
  'section',
  'pricing',
  'carousel',
  'gallery',
  'tabs',
  'columns',
  'footer',
  'app-bar',
  'top-bar',
])

const ICONS = { section: 'layers', page: 'file-text' } as const

function widthOf({ kind, name }: Model): number {
  const isWide = kind === 'element' && (WIDE.has(name) || name.startsWith(`${SHARED_SECTION}-`))
  return isWide ? WIDTHS.section : WIDTHS[kind]
}

/** The place of an entry among the results of the search, with the mark of the one that Enter adds. */
export interface EntryMark {
  readonly id: string
  readonly 'data-marked': true | undefined
}

interface CardProps {
  readonly model: Model
  readonly mark: EntryMark
  /** The reason why no place takes it now; null when one does. */
  readonly refusal: string | null
  readonly isFirst: boolean
  readonly onAdd: (model: Model, isByKey: boolean) => void
  readonly onLook: (model: Model | null) => void
  readonly onFocus: () => void
  /** Lets the entry be dragged onto the page. */
  readonly onPress: (event: PointerEvent, model: Model) => void
}

/** One entry of the palette: its picture and its name; a press adds it. */
export function Card({ model, mark, refusal, isFirst, onAdd, onLook, onFocus, onPress }: CardProps) {
  const { registry } = useWorkbench()
  const reason = useId()
  const { kind, name, label, help } = model
  const icon = kind === 'element' ? blockIcon(registry, name) : ICONS[kind]
  const width = widthOf(model)
  // A press by a key has no count of clicks. The second one of a double click is none of its own.
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) onAdd(model, detail === 0)
  }
  return (
    <button
      type="button"
      {...mark}
      className={classNames(styles.card, kind === 'page' && styles.tall)}
      data-palette-entry={model.key}
      tabIndex={isFirst ? 0 : -1}
      aria-disabled={refusal !== null || undefined}
      aria-describedby={reason}
      title={help.fr}
      onClick={press}
      onPointerDown={({ nativeEvent }) => onPress(nativeEvent, model)}
      onFocus={onFocus}
      onPointerEnter={() => onLook(model)}
      onPointerLeave={() => onLook(null)}
    >
      <Picture src={pictureOf(model)} width={width} icon={icon} label={label.fr} />
      <span className={styles.name}>
        <span>{label.fr}</span>
        {mark['data-marked'] && (
          <span aria-hidden>
            <Kbd>⏎</Kbd>
          </span>
        )}
      </span>
      <span id={reason} className={styles.reason} hidden={refusal === null}>
        {refusal ?? help.fr}
      </span>
    </button>
  )
}
