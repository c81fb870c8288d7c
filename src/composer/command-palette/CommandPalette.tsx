import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { useDesk } from '#composer/acts/use-acts.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './command-palette.module.css'
import { actEntries, blockEntries, newPageEntries, pageEntries, type ListedPage, type PaletteEntry } from './palette-entries.ts'

/** The number of pages that are fetched when the palette opens. */
const PAGES = 100

function usePages(): readonly ListedPage[] {
  const { props } = useWorkbench()
  const { admin, locale } = props
  const [pages, setPages] = useState<readonly ListedPage[]>([])
  useEffect(() => {
    let isOver = false
    // Without an answer the palette still has its acts.
    void admin.page.list({ nbItem: PAGES, locale: { value: locale } }).then(
      (answer) => isOver || setPages(answer.pages),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [admin, locale])
  return pages
}

interface LineProps {
  readonly entry: PaletteEntry
  readonly id: string
  readonly isChosen: boolean
  readonly onRun: () => void
}

function Line({ entry: { label, words = '', icon, combo }, id, isChosen, onRun }: LineProps) {
  return (
    <li id={id} role="option" aria-selected={isChosen} className={styles.line} onClick={onRun} onKeyDown={() => undefined}>
      <Icon name={icon ?? 'chevron-right'} />
      <span>{label}</span>
      <span className={styles.words}>{words}</span>
      {isChosen ? <Kbd>⏎</Kbd> : combo !== undefined && <Kbd>{shortcutText(combo)}</Kbd>}
    </li>
  )
}

/** The field that finds acts, elements and pages by words, and its results; the first one is chosen. */
function Search({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const desk = useDesk()
  const { props } = useWorkbench()
  const pages = usePages()
  const list = useId()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  const doing = [...actEntries(desk, text, query), ...newPageEntries(text, props.onNewPage, query)]
  const going = [...blockEntries(desk, query), ...pageEntries(pages, props.onPage, query)]
  const entries = [...doing, ...going]
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
  const group = (label: string, members: readonly PaletteEntry[], from: number) =>
    members.length > 0 && (
      <ul role="group" aria-label={label} className={styles.group}>
        <li role="presentation" className={styles.label}>
          {label}
        </li>
        {members.map((entry, index) => (
          <Line key={entry.key} entry={entry} id={idOf(from + index)} isChosen={from + index === at} onRun={() => run(entry)} />
        ))}
      </ul>
    )
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={text('composer.palette.open')}
          aria-controls={list}
          aria-expanded="true"
          aria-activedescendant={entries.length > 0 ? idOf(at) : undefined}
          autoComplete="off"
          data-autofocus
          placeholder={text('composer.palette.placeholder')}
          value={query}
          onKeyDown={press}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setWanted(0)
          }}
        />
      </div>
      <div id={list} role="listbox" aria-label={text('composer.palette.results')} className={styles.results}>
        {group(text('composer.palette.do'), doing, 0)}
        {group(text('composer.palette.pages'), going, doing.length)}
        {entries.length === 0 && <p className={styles.none}>{text('composer.palette.none')}</p>}
      </div>
    </>
  )
}

/** The command palette: everything that can be done here, and the elements and pages to go to. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  return (
    <Dialog isOpen onClose={onClose} title={text('composer.palette.open')} width={640}>
      <Search onClose={onClose} />
    </Dialog>
  )
}
