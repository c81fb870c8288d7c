import type { RefObject } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { SearchField } from '#admin/lists/SearchField.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { TrashButton } from './acts/TrashButton.tsx'
import type { ListFilters } from './list-filters.ts'
import { pageStates } from './page-states.ts'
import styles from './pages.module.css'

interface PageFiltersProps {
  readonly filters: ListFilters
  readonly onChange: (filters: Partial<ListFilters>) => void
  readonly search: RefObject<HTMLInputElement | null>
}

function Search({ filters, onChange, search }: PageFiltersProps) {
  const text = usePanelText()
  return (
    <div className={styles.search}>
      <SearchField
        ref={search}
        label={text('panel.list.searchLabel')}
        placeholder={text('panel.list.search')}
        search={filters.search}
        onSearch={(value) => onChange({ search: value })}
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
      <Search {...props} />
      <StateFilter {...props} />
      {start.locales.length > 1 && <LanguageFilter {...props} />}
      <TrashButton {...props} />
    </>
  )
}
