import type { ReactNode } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useMarkedResult } from '#kit/results/use-marked-result.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import styles from './palette.module.css'

interface LineProps {
  readonly entry: PaletteEntry
  /** Its place in the list, with the mark of the line that Enter takes. */
  readonly result: ReturnType<ReturnType<typeof useMarkedResult>['resultOf']>
  readonly onRun: () => void
}

function Line({ entry: { label, words = '', icon, shortcut }, result, onRun }: LineProps) {
  const isChosen = result['data-marked'] === true
  return (
    <li {...result} role="option" aria-selected={isChosen} className={styles.line} onClick={onRun} onKeyDown={() => undefined}>
      <Icon name={icon ?? 'chevron-right'} />
      <span>{label}</span>
      <span className={styles.words}>{words}</span>
      {isChosen ? <Kbd>⏎</Kbd> : shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </li>
  )
}

interface GroupProps {
  readonly group: PaletteGroup
  readonly resultOf: (entry: PaletteEntry) => LineProps['result']
  readonly onRun: (entry: PaletteEntry) => void
}

function Group({ group: { label, entries }, resultOf, onRun }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <ul role="group" aria-label={label} className={styles.group}>
      <li role="presentation" className={styles.label}>
        {label}
      </li>
      {entries.map((entry) => (
        <Line key={entry.key} entry={entry} result={resultOf(entry)} onRun={() => onRun(entry)} />
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

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** The line that an arrow leads to: the last one leads to the first. */
function aroundColumn(from: number, key: string, count: number): number | null {
  const step = STEPS.get(key)
  return step === undefined ? null : (from + step + count) % count
}

/** The field that finds by words, and its results; the first one is marked. */
function Search({ title, placeholder, results, groups, query, onQuery, onClose, none, foot }: PaletteProps) {
  // An element of a page may have the name of an act as its id.
  const keyIn = (group: PaletteGroup, { key }: PaletteEntry) => `${groups.indexOf(group)} ${key}`
  const entries = new Map(groups.flatMap((group) => group.entries.map((entry) => [keyIn(group, entry), entry] as const)))
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const keys = [...entries.keys()]
  const { field, list, resultOf } = useMarkedResult({
    ...{ keys, query, isFirstMarked: true },
    onTake: (key) => run(entries.get(key)),
    nextFrom: (from, key) => aroundColumn(from, key, keys.length),
  })
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={title}
          aria-expanded={field['aria-controls'] !== undefined}
          aria-controls={field['aria-controls']}
          aria-activedescendant={field['aria-activedescendant']}
          onKeyDown={field.onKeyDown}
          autoComplete="off"
          data-autofocus
          placeholder={placeholder}
          value={query}
          onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        />
      </div>
      <div {...list} role="listbox" aria-label={results} className={styles.results}>
        {groups.map((group) => (
          <Group key={group.label} group={group} resultOf={(entry) => resultOf(keyIn(group, entry))} onRun={run} />
        ))}
        {entries.size === 0 && <p className={styles.none}>{none}</p>}
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
