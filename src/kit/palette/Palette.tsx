import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import styles from './palette.module.css'

interface LineProps {
  readonly entry: PaletteEntry
  readonly id: string
  readonly isChosen: boolean
  readonly onRun: () => void
}

function Line({ entry: { label, words = '', icon, shortcut }, id, isChosen, onRun }: LineProps) {
  return (
    <li id={id} role="option" aria-selected={isChosen} className={styles.line} onClick={onRun} onKeyDown={() => undefined}>
      <Icon name={icon ?? 'chevron-right'} />
      <span>{label}</span>
      <span className={styles.words}>{words}</span>
      {isChosen ? <Kbd>⏎</Kbd> : shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </li>
  )
}

interface GroupProps {
  readonly group: PaletteGroup
  /** Number of its first line in the whole list. */
  readonly from: number
  readonly chosen: number
  readonly idOf: (index: number) => string
  readonly onRun: (entry: PaletteEntry) => void
}

function Group({ group: { label, entries }, from, chosen, idOf, onRun }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <ul role="group" aria-label={label} className={styles.group}>
      <li role="presentation" className={styles.label}>
        {label}
      </li>
      {entries.map((entry, index) => (
        <Line key={entry.key} entry={entry} id={idOf(from + index)} isChosen={from + index === chosen} onRun={() => onRun(entry)} />
      ))}
    </ul>
  )
}

interface PaletteProps {
  readonly title: string
  readonly placeholder: string
  /** Name of the list of results. */
  readonly results: string
  readonly groups: readonly PaletteGroup[]
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
  /** A sentence where nothing is found, or what happens meanwhile. */
  readonly none: ReactNode
  /** Keys and hints below the results. */
  readonly foot?: ReactNode
}

/** The field that finds by words, and its results; the first one is chosen. */
function Search({ title, placeholder, results, groups, query, onQuery, onClose, none, foot }: PaletteProps) {
  const list = useId()
  const [wanted, setWanted] = useState(0)
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(wanted, entries.length - 1)
  const idOf = (index: number) => `${list}-${index}`
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') run(entries[at])
    else if (step !== undefined) setWanted((at + step + entries.length) % Math.max(entries.length, 1))
    else return
    event.preventDefault()
  }
  useEffect(() => {
    // Newer browsers answer with a promise, which is no end of an effect.
    void document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' })
  })
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.entries.length, 0))
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={title}
          aria-controls={list}
          aria-expanded="true"
          aria-activedescendant={entries.length > 0 ? idOf(at) : undefined}
          autoComplete="off"
          data-autofocus
          placeholder={placeholder}
          value={query}
          onKeyDown={press}
          onChange={({ currentTarget }) => {
            onQuery(currentTarget.value)
            setWanted(0)
          }}
        />
      </div>
      <div id={list} role="listbox" aria-label={results} className={styles.results}>
        {groups.map((group, index) => (
          <Group key={group.label} group={group} from={starts[index] ?? 0} chosen={at} idOf={idOf} onRun={run} />
        ))}
        {entries.length === 0 && <p className={styles.none}>{none}</p>}
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </>
  )
}

/** A palette of commands: a field, and what its words mean under headings. */
export function Palette(props: PaletteProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={props.title} width={640} hasUnseenTitle>
      <Search {...props} />
    </Dialog>
  )
}
