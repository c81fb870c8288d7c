import { useId, useState, type KeyboardEvent } from 'react'
import { useText } from '#i18n/use-text.ts'
import type { ShopPlaces } from '#schemas/block-actors.ts'
import type { CartCity } from '#schemas/cart.ts'
import { FieldFrame } from '#ui/forms/FieldFrame.tsx'
import { fieldTies } from '#ui/forms/field-props.ts'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import { useAnswer } from './use-answer.ts'
import styles from './CityField.module.css'

interface CityFieldProps {
  readonly places: ShopPlaces
  readonly idCountry: number
  readonly chosen: CartCity | null
  readonly error: string | undefined
  readonly onChoose: (city: CartCity) => void
}

const leastLetters = 2
const nameOf = ({ postalCode, name }: CartCity): string => `${postalCode} ${name}`

/** What is typed, the towns that begin so, and which of them the keys have come to. */
function useSearch({ places, idCountry, onChoose }: CityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const search = typed?.trim() ?? ''
  const isSearching = search.length >= leastLetters
  const { value: found, hasFailed } = useAnswer(isSearching ? `${idCountry} ${search}` : null, () => places.cities(search, idCountry))
  const cities = found ?? []
  const choose = (city: CartCity | undefined) => {
    if (!city) return
    setTyped(null)
    onChoose(city)
  }
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % cities.length),
    ArrowUp: () => setActive((active + cities.length - 1) % cities.length),
    Enter: () => choose(cities[active]),
    Escape: () => setTyped(null),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = cities.length > 0 ? moves[event.key] : undefined
    // While a town is looked for, Enter must not send the form.
    if (move || (event.key === 'Enter' && typed !== null)) event.preventDefault()
    move?.()
  }
  const type = (value: string | null) => {
    setTyped(value)
    setActive(0)
  }
  return { typed, type, active, cities, choose, onKeyDown, hasFailed, isUnknown: found?.length === 0 }
}

/** A town, found by its name or its postal code: what is typed opens the list of those that begin so. */
export function CityField(props: CityFieldProps) {
  const text = useText()
  const { chosen, error } = props
  const { autoFocus: _, ...ids } = useFieldIds('deliveryPostalCode')
  const listId = `cities${useId()}`
  const { typed, type, active, cities, choose, onKeyDown, hasFailed, isUnknown } = useSearch(props)
  const isOpen = cities.length > 0
  const field = {
    name: 'deliveryPostalCode',
    label: text('block.checkout.city'),
    hint: text('block.checkout.cityHint'),
    error,
    required: true,
  }
  return (
    <div className={styles.field}>
      <FieldFrame field={field} ids={ids}>
        <input
          {...fieldTies(field, ids)}
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed ?? (chosen ? nameOf(chosen) : '')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => type(null)}
        />
      </FieldFrame>
      <ul className={styles.list} id={listId} role="listbox" aria-label={text('block.checkout.cities')} hidden={!isOpen}>
        {cities.map((city, index) => (
          <li
            key={nameOf(city)}
            id={`${listId}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus: leaving it would close the list first.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(city)
            }}
          >
            {nameOf(city)}
          </li>
        ))}
      </ul>
      <p className={styles.said} role="status">
        {hasFailed && text('form.unreachable')}
        {isUnknown && text('block.checkout.noCity')}
        {isOpen && <span className="visually-hidden">{text('block.checkout.citiesFound', { count: cities.length })}</span>}
      </p>
    </div>
  )
}
