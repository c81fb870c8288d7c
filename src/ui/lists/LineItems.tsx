import { useRef, type ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { Picture, type PictureSource } from '#ui/media/Picture.tsx'
import { StepField } from '#ui/QuantityField.tsx'
import styles from './LineItems.module.css'

interface ArticleLinesProps {
  /** The id of the title below which they stand. */
  readonly labelledBy: string
  readonly children: ReactNode
}

/** Articles below one another, laid out by the room that they have. */
export function ArticleLines({ labelledBy, children }: ArticleLinesProps) {
  return (
    <ul className={styles.lines} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

/** The words about an article, in the language of its page. */
interface ArticleWords {
  readonly name: string
  readonly variants: string | null
  /** The contents of an article that is made of others. */
  readonly contents: { readonly label: string; readonly items: readonly string[] }
  readonly unit: string | null
  readonly total: string | null
  readonly remove: string
  /** Why it cannot be had as it stands; empty when it can. */
  readonly fault: string
  /** A note about the quantity; empty without one. */
  readonly note: string
  readonly quantity: { readonly field: string; readonly decrease: string; readonly increase: string; readonly by: string | null }
}

interface ArticleLineProps {
  readonly words: ArticleWords
  /** Undefined for an article that no page shows: its name is then no link. */
  readonly href: string | undefined
  readonly image: PictureSource | null
  readonly quantity: number
  readonly step: number
  readonly most: number
  readonly onSet: (typed: string) => void
  readonly onStep: (way: 'decrease' | 'increase') => void
  readonly onRemove: () => void
}

/** One article of a cart: its name, quantity and price. */
export function ArticleLine({ words, href, image, quantity, step, most, onSet, onStep, onRemove }: ArticleLineProps) {
  const { name, variants, contents, unit, total, remove, fault, note } = words
  const item = useRef<HTMLLIElement>(null)
  const set = (typed: string, focused: EventTarget | null) => {
    const holdsFocus = focused instanceof Node && item.current?.contains(focused)
    // None of it is as good as its button: the focus must not go with the line.
    if (holdsFocus && Number.parseInt(typed, 10) === 0) onRemove()
    else onSet(typed)
  }
  return (
    <li ref={item} className={styles.line}>
      <div className={styles.picture}>{image ? <Picture image={image} sizes="88px" alt="" /> : <Bottle />}</div>
      <div className={styles.what}>
        <p className={styles.name}>{href === undefined ? name : <a href={href}>{name}</a>}</p>
        {variants !== null && <p className={styles.detail}>{variants}</p>}
        {contents.items.length > 0 && (
          <ul className={styles.detail} aria-label={contents.label}>
            {contents.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
        {unit !== null && <p className={styles.detail}>{unit}</p>}
      </div>
      <div className={styles.quantity}>
        <StepField value={quantity} step={step} most={most} words={words.quantity} onSet={set} onStep={onStep} />
      </div>
      <p className={styles.total}>{total}</p>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={remove}>
        <Icon name="close" />
      </button>
      <p className={styles.said} data-kind={fault === '' ? 'note' : 'fault'} role="status">
        {fault || note}
      </p>
    </li>
  )
}

/** Stands where an article has no picture of its own, so that names keep their place. */
function Bottle() {
  return (
    <svg className={styles.bottle} viewBox="0 0 24 40" aria-hidden="true">
      <path d="M10 1h4v10q4 3 4 8v18q0 2-2 2H8q-2 0-2-2V19q0-5 4-8z" />
    </svg>
  )
}

interface RemovedNoticeProps {
  readonly said: string
  readonly act: { readonly label: string; readonly name: string }
  readonly onUndo: () => void
}

/** Says what was taken out, and puts it back on request. */
export function RemovedNotice({ said, act, onUndo }: RemovedNoticeProps) {
  return (
    <p className={styles.removed}>
      <span role="status">{said}</span>
      <button type="button" className="button" data-style="link" onClick={onUndo} aria-label={act.name}>
        {act.label}
      </button>
    </p>
  )
}
