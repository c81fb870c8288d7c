import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { placeWords } from '#admin/pages/menu/place-words.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import type { Step } from '#admin/pages/tree/step-place.ts'
import { stepPlace } from '#admin/pages/tree/step-place.ts'
import { makeTree } from '#admin/pages/tree/tree-rows.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { MenuPreview } from './MenuPreview.tsx'
import { firstPlace, NEW_ENTRY, placeAfterStep, placeBehind, withNewEntry } from './menu-place.ts'
import styles from './menu-place.module.css'

interface MenuPlaceProps {
  readonly menu: EditedDocument
  readonly pages: readonly PageItem[]
  readonly title: string
  readonly locale: string
  /** The place of the new entry; null outside of the menu. */
  readonly at: Place | null
  readonly onChange: (at: Place | null) => void
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const buttons = [
  ['up', 'arrow-up', 'panel.tree.up'],
  ['down', 'arrow-down', 'panel.tree.down'],
  ['out', 'arrow-left', 'panel.new.place.out'],
  ['in', 'chevron-right', 'panel.new.place.in'],
] as const

/** The row of the new page: arrows move it through the menu. */
function NewRow({ title, level, shown, at, onChange }: Pick<MenuPlaceProps, 'title' | 'onChange'> & Shown & { readonly at: Place }) {
  const text = usePanelText()
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<Step | null>(null)
  const go = (step: Step) => {
    pressed.current = step
    onChange(placeAfterStep(shown, at, step))
  }
  // The row that has moved is another element of the page: the button that moved it takes the focus again.
  useLayoutEffect(() => {
    if (pressed.current) row.current?.querySelector<HTMLElement>(`[data-step=${pressed.current}]`)?.focus()
    pressed.current = null
    row.current?.scrollIntoView({ block: 'nearest' })
  })
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = ownValue(steps, event.key)
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(step)
  }
  return (
    <div ref={row} className={styles.new} style={{ marginInlineStart: (level - 1) * 20 }}>
      <Icon name="grip" size={14} />
      <b>{title}</b>
      <span className={styles.steps}>
        {buttons.map(([step, icon, label]) => (
          <IconButton
            key={step}
            icon={icon}
            iconSize={14}
            label={text(label)}
            hasTooltip={false}
            refusal={stepPlace(shown, NEW_ENTRY, step) === null && text('panel.new.place.end')}
            data-step={step}
            onKeyDown={press}
            onClick={() => go(step)}
          />
        ))}
      </span>
    </div>
  )
}

interface Shown {
  readonly shown: EditedDocument
  readonly level: number
}

/** Where the new page stands in the menu: a press on an entry puts it behind that entry, arrows move it. */
export function MenuPlace({ menu, pages, title, locale, at, onChange }: MenuPlaceProps) {
  const text = usePanelText()
  const name = title.trim() === '' ? text('panel.new') : title
  const shown = withNewEntry(menu, at, { title: name, locale })
  const { menu: rows } = makeTree({ document: shown, pages, folded: new Set(), locale })
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.title ?? ''
  const where = at === null ? text('panel.new.place.outside') : placeWords(shown, NEW_ENTRY, { text, nameOf })
  return (
    <section className={styles.place} aria-label={text('panel.new.place')}>
      <h3>{text('panel.new.place')}</h3>
      <p className={styles.help}>{text('panel.new.place.help')}</p>
      <div className={styles.rows}>
        {rows.map((row) =>
          row.id === NEW_ENTRY && at ? (
            <NewRow key={row.id} title={name} level={row.level} shown={shown} at={at} onChange={onChange} />
          ) : (
            <button
              key={row.id}
              type="button"
              className={styles.entry}
              style={{ paddingInlineStart: 10 + (row.level - 1) * 20 }}
              aria-label={text('panel.new.place.behind', { name: row.title })}
              onClick={() => onChange(placeBehind(menu, row.id))}
            >
              {row.title}
            </button>
          ),
        )}
      </div>
      <label className={styles.out}>
        <input
          type="checkbox"
          checked={at === null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : firstPlace(menu, 'menu'))}
        />
        {text('panel.tree.outside')}
      </label>
      <p className={styles.where} role="status">
        {where}
      </p>
      {at !== null && <MenuPreview shown={shown} pages={pages} locale={locale} />}
    </section>
  )
}
