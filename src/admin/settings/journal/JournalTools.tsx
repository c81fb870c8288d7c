import { areaOf, sayAct, sayArea } from '#schemas/admin/audit/act-words.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { ListFilters, type ListFilter } from '#admin/lists/ListFilters.tsx'
import { findResource } from '#admin/resources/resource-list.ts'
import { ChosenThing } from './ChosenThing.tsx'
import type { JournalView } from './journal-view.ts'
import { useJournalState, type ListedAct } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

interface ToolsProps {
  readonly view: JournalView
  /** The acts that are listed; undefined until they are there. */
  readonly listed: readonly ListedAct[] | undefined
  readonly onChange: (part: Partial<JournalView>) => void
}

const areaName = (area: string): string => sayArea(area) ?? findResource(area)?.words.many.fr ?? area

/** Adds the chosen value to options that may not have it yet. */
const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || values.includes(chosen) ? values : [...values, chosen]

/** The filters of the log: person, area, act, last day, and the thing that a row has named. */
export function JournalTools({ view, listed, onChange }: ToolsProps) {
  const text = useJournalText()
  const { data } = useJournalState()
  const acts = data?.acts ?? []
  const areas = withChosen([...new Set(acts.map(areaOf))], view.area)
  const ofArea = withChosen(
    acts.filter((act) => areaOf(act) === view.area),
    view.act,
  )
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const act: ListFilter = {
    label: text('journal.act'),
    value: view.act,
    placeholder: text('journal.act.all'),
    options: ofArea.map((value) => ({ value, label: sayAct(value) ?? value })),
    onChange: (value) => onChange({ act: value }),
  }
  return (
    <ListFilters
      filters={[
        {
          label: text('journal.person'),
          value: view.person === 0 ? '' : String(view.person),
          placeholder: text('journal.person.all'),
          options: people,
          onChange: (value) => onChange({ person: Number(value) }),
        },
        {
          label: text('journal.area'),
          value: view.area,
          placeholder: text('journal.area.all'),
          options: areas.map((value) => ({ value, label: areaName(value) })),
          onChange: (area) => onChange({ area, act: '' }),
        },
        ...(view.area === '' ? [] : [act]),
      ]}
    >
      <TextField
        type="date"
        label={text('journal.until')}
        value={view.until}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
      />
      {view.target !== '' && <ChosenThing target={view.target} listed={listed} onClear={() => onChange({ target: '' })} />}
    </ListFilters>
  )
}
