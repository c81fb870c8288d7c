import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { ListField } from '#schemas/api/base/list-grammar.ts'
import { Button } from '#kit/buttons/Button.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { SearchField } from '#admin/lists/SearchField.tsx'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanel } from '#admin/panel-context.ts'
import { agreementOf, midSentence } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import bars from '#admin/screens/bars.module.css'
import { ownValue } from '#schemas/names/own-value.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { filterFields, isTrash, orderFields, spans, type ListView } from './list-view.ts'
import styles from './tools.module.css'
import { useColumnWords } from './use-column-words.ts'

interface ToolProps {
  readonly view: ListView
  readonly onChange: (changed: Partial<ListView>) => void
}

interface FilterOption {
  readonly value: string
  readonly label: string
}

const TAGS_SHOWN = 100

/** The tags of the site, where a filter needs them. */
function useTags(isWanted: boolean): readonly FilterOption[] {
  const { admin, lock } = usePanel()
  const found = useQuery({
    queryKey: ['choice', 'tags'],
    queryFn: () => lock.read(() => admin.choice.list('tags', { nbItem: TAGS_SHOWN })),
    enabled: isWanted,
  })
  return found.data?.choices.map(({ value, label }) => ({ value: String(value), label })) ?? []
}

const states = ['DRAFT', 'PUBLISHED', 'CHANGED', 'PLANNED', 'TRASHED'] as const

/** Writes the options of a filter that the declaration gives no words for. */
function useOptions(name: string, field: ListField): readonly FilterOption[] {
  const text = useResourceText()
  const { resource } = useResource()
  const tags = useTags(field.kind === 'tags')
  const agreement = agreementOf(resource)
  if (field.kind === 'tags') return tags
  if (field.kind === 'boolean') return [true, false].map((value) => ({ value: String(value), label: text(`resources.is.${value}`) }))
  if (field.kind === 'instant')
    return (Object.keys(spans) as (keyof typeof spans)[]).map((value) => ({ value, label: text(`resources.span.${value}`) }))
  const words = resource.columns.find(({ key }) => key === name)?.options
  return (field.options ?? []).map((value) => {
    const state = name === 'state' ? states.find((each) => each === value) : undefined
    return { value, label: state ? text(`resources.state.${state}`, { agreement }) : (ownValue(words, value)?.fr ?? value) }
  })
}

const filterIcons: Readonly<Partial<Record<ListField['kind'], IconName>>> = { tags: 'tag', instant: 'clock' }

function Filter({ name, field, view, onChange }: ToolProps & { readonly name: string; readonly field: ListField }) {
  const text = useResourceText()
  const wordsOf = useColumnWords()
  const options = useOptions(name, field)
  const value = ownValue(view.filters, name)
  const { [name]: _former, ...others } = view.filters
  const chosen = options.find((option) => option.value === value)
  const acts: MenuAct[] = [
    { label: text('resources.any'), isChosen: value === undefined, onAct: () => onChange({ filters: others, page: 1 }) },
    ...options.map((option) => ({
      label: option.label,
      isChosen: option.value === value,
      onAct: () => onChange({ filters: { ...others, [name]: option.value }, page: 1 }),
    })),
  ]
  return (
    <Menu groups={[{ acts }]} position="bottom-start">
      <Button variant="subtle" icon={filterIcons[field.kind] ?? 'funnel'} className={value === undefined ? undefined : styles.on}>
        {value === undefined
          ? wordsOf(name)
          : text('resources.filterIs', { name: wordsOf(name), value: midSentence(chosen?.label ?? value) })}
      </Button>
    </Menu>
  )
}

/** Kinds of fields whose order is not that of an alphabet. */
const orderWords: Readonly<Partial<Record<ListField['kind'], 'instant' | 'number'>>> = {
  instant: 'instant',
  day: 'instant',
  number: 'number',
}

function Order({ view, onChange }: ToolProps) {
  const text = useResourceText()
  const { resource } = useResource()
  const wordsOf = useColumnWords()
  const now = view.order ?? resource.list.defaultOrder
  const steps = orderFields(resource).flatMap((name) => (['asc', 'desc'] as const).map((direction) => ({ name, direction })))
  if (steps.length === 0) return null
  const labelOf = ({ name, direction }: (typeof steps)[number]) => {
    return text(`resources.order.${orderWords[ownValue(resource.list.fields, name)?.kind ?? 'text'] ?? 'text'}.${direction}`, {
      name: wordsOf(name),
    })
  }
  const acts = steps.map((step): MenuAct => ({
    label: labelOf(step),
    isChosen: now === `${step.name}:${step.direction}`,
    onAct: () => onChange({ order: `${step.name}:${step.direction}`, page: 1 }),
  }))
  const chosen = steps.find(({ name, direction }) => now === `${name}:${direction}`)
  return (
    <Menu groups={[{ acts }]} position="bottom-end">
      <Button variant="subtle" icon="sort" className={styles.order}>
        {chosen ? labelOf(chosen) : text('resources.order')}
      </Button>
    </Menu>
  )
}

/** Search, filters and order of a list: its address holds them. */
export function ListTools({ view, onChange, search }: ToolProps & { readonly search: RefObject<HTMLInputElement | null> }) {
  const text = useResourceText()
  const { resource } = useResource()
  const isNarrow = useIsNarrow()
  const many = midSentence(resource.words.many.fr)
  const fields = Object.entries(filterFields(resource)).filter(([name]) => !(name === 'state' && isTrash(view)))
  return (
    <div className={bars.tools}>
      {resource.list.search && (
        <div className={styles.search}>
          <SearchField
            ref={search}
            label={text('resources.search', { many })}
            placeholder={text(isNarrow ? 'resources.search.short' : 'resources.search', { many })}
            search={view.search}
            onSearch={(value) => onChange({ search: value, page: 1 })}
          />
        </div>
      )}
      <div className={styles.filters}>
        {fields.map(([name, field]) => (
          <Filter key={name} {...{ name, field, view, onChange }} />
        ))}
        {Object.keys(view.filters).some((name) => name !== 'state' || !isTrash(view)) && (
          <Button variant="link" size="small" onClick={() => onChange({ filters: isTrash(view) ? { state: 'TRASHED' } : {}, page: 1 })}>
            {text('resources.clear')}
          </Button>
        )}
        <Order view={view} onChange={onChange} />
        {!isNarrow && <ColumnsMenu view={view} onChange={onChange} />}
      </div>
    </div>
  )
}
