import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { ListFilters } from './list-filters.ts'
import { pageStates } from './page-states.ts'
import styles from './pages.module.css'

/** A search is asked for once the typing pauses this long. */
const TYPING_MS = 200

interface PageFiltersProps {
  readonly filters: ListFilters
  readonly onChange: (filters: Partial<ListFilters>) => void
  readonly search: RefObject<HTMLInputElement | null>
}

function SearchField({ filters, onChange, search }: PageFiltersProps) {
  const text = usePanelText()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(filters.search)
  const [sent, setSent] = useState(filters.search)
  const [seen, setSeen] = useState(filters.search)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A search that was not typed here comes from the way back or from cleared filters: it is written into the field.
  if (filters.search !== seen) {
    setSeen(filters.search)
    if (filters.search !== sent) setTyped(filters.search)
  }
  const type = (value: string) => {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(value.trim())
      onChange({ search: value.trim() })
    }, TYPING_MS)
  }
  return (
    <div className={styles.search}>
      <TextField
        ref={search}
        type="search"
        icon="search"
        shortcut="F"
        label={text('panel.list.searchLabel')}
        isLabelHidden
        placeholder={text('panel.list.search')}
        value={typed}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  )
}

function StateFilter({ filters: { state }, onChange }: Pick<PageFiltersProps, 'filters' | 'onChange'>) {
  const text = usePanelText()
  const options = [null, ...pageStates].map((option) => ({
    label: option === null ? text('panel.list.anyState') : text(`panel.state.${option}`),
    isChosen: option === state,
    onAct: () => onChange({ state: option }),
  }))
  const label = state === null ? text('panel.list.state') : text('panel.list.stateIs', { state: text(`panel.state.${state}`) })
  return (
    <Menu groups={[{ acts: options }]} position="bottom-start">
      <Button variant="subtle" icon="funnel" className={state === null ? undefined : styles.on}>
        {label}
      </Button>
    </Menu>
  )
}

function LanguageFilter({ filters: { locale }, onChange }: Pick<PageFiltersProps, 'filters' | 'onChange'>) {
  const text = usePanelText()
  const { start } = usePanel()
  const options = [null, ...start.locales].map((option) => ({
    label: option === null ? text('panel.list.any') : languageName(option),
    isChosen: option === locale,
    onAct: () => onChange({ locale: option }),
  }))
  const label =
    locale === null ? text('panel.list.language') : text('panel.list.languageIs', { language: languageName(locale).toLowerCase() })
  return (
    <Menu groups={[{ acts: options }]} position="bottom-start">
      <Button variant="subtle" icon="languages" className={locale === null ? undefined : styles.on}>
        {label}
      </Button>
    </Menu>
  )
}

/** Search, state and language: the address of the list holds them. */
export function PageFilters(props: PageFiltersProps) {
  const { start } = usePanel()
  return (
    <>
      <SearchField {...props} />
      <StateFilter {...props} />
      {start.locales.length > 1 && <LanguageFilter {...props} />}
    </>
  )
}
