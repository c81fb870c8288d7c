import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import type { ShopPlaces } from '#schemas/runtime/block-actors.ts'
import type { CartCity } from '#schemas/runtime/cart.ts'
import { FieldFrame } from '#ui/forms/fields/FieldFrame.tsx'
import { fieldAria } from '#ui/forms/fields/field-props.ts'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import { CityList, nameOf } from './CityList.tsx'
import styles from './CityField.module.css'

interface CityFieldProps {
  readonly places: ShopPlaces
  readonly idCountry: number
  readonly chosen: CartCity | null
  readonly error: string | undefined
  readonly onChoose: (city: CartCity) => void
}

const MIN_LETTERS = 2
/** No town has a longer name. */
const MAX_SEARCH_LENGTH = 100

/** The typed text, the towns that begin so, and the one that the keys have marked. The chosen town is shown again once the field is left. */
function useSearch({ places, idCountry, chosen, onChoose }: CityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [active, setActive] = useState(0)
  const search = typed?.trim() ?? ''
  const isSearching = search.length >= MIN_LETTERS
  const {
    value: found,
    hasFailed,
    askAgain,
  } = useAnswer(isSearching ? `${idCountry} ${search}` : null, () => places.cities(search.slice(0, MAX_SEARCH_LENGTH), idCountry))
  const cities = found ?? []
  const isUnknown = found?.length === 0
  const shown = isLeft && chosen ? null : typed
  const choose = (city: CartCity | undefined) => {
    if (!city) return
    setTyped(null)
    onChoose(city)
  }
  const moves: ReadonlyMap<string, () => void> = new Map([
    ['ArrowDown', () => setActive((active + 1) % cities.length)],
    ['ArrowUp', () => setActive((active + cities.length - 1) % cities.length)],
    ['Enter', () => choose(cities[active])],
    ['Escape', () => setTyped(null)],
  ])
  // Tab chooses the only town that matches.
  const [only, another] = cities
  const goOn = () => (another === undefined ? choose(only) : undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const answered = cities.length > 0 ? moves.get(event.key) : undefined
    const move = hasFailed && event.key === 'Enter' ? askAgain : answered
    if (event.key === 'Tab' && !event.shiftKey) goOn()
    // While a town is looked for, Enter must not send the form.
    if (move || (event.key === 'Enter' && shown !== null)) event.preventDefault()
    move?.()
  }
  const type = (value: string | null) => {
    setTyped(value)
    setLeft(false)
    setActive(0)
  }
  // Why no town came of it stays until another is typed: what stands below must not move from under the press that leaves the field.
  // Nor is what is typed lost where no town was chosen before.
  const leave = () => (isUnknown || hasFailed || chosen === null ? setLeft(true) : type(null))
  const comeBack = () => setLeft(false)
  return { search, shown, type, leave, comeBack, active, cities: isLeft ? [] : cities, choose, onKeyDown, hasFailed, askAgain, isUnknown }
}

/** Why the field was refused: what is typed in it is no town until one is chosen. */
const toldFault = (error: string | undefined, typed: string | null, choose: string) => (error && typed?.trim() ? choose : error)

/** A town, found by its name or its postal code: what is typed opens the list of those that begin so. */
export function CityField(props: CityFieldProps) {
  const text = useText()
  const { chosen, error } = props
  const { autoFocus: _, ...ids } = useFieldIds('deliveryPostalCode')
  const listId = `cities${useId()}`
  const { search, shown, type, leave, comeBack, active, cities, choose, onKeyDown, hasFailed, askAgain, isUnknown } = useSearch(props)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = cities.length > 0
  const field = {
    name: 'deliveryPostalCode',
    label: text('block.checkout.city'),
    hint: text('block.checkout.cityHint'),
    error: toldFault(error, shown, text('block.checkout.chooseCity')),
    required: true,
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave()
  }
  return (
    <div className={styles.field} onBlur={onBlur}>
      <FieldFrame field={field} ids={ids}>
        <input
          {...fieldAria(field, ids)}
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          autoComplete="shipping postal-code"
          spellCheck={false}
          value={shown ?? (chosen ? nameOf(chosen) : '')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={comeBack}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      <CityList id={listId} cities={cities} active={active} onChoose={choose} />
      <p className={styles.said} role="status">
        {hasFailed && <span>{text('form.unreachable')}</span>}
        {isUnknown && <span>{text('block.checkout.noCity', { search })}</span>}
        {isOpen && <span className="visually-hidden">{text('block.checkout.citiesFound', { count: cities.length })}</span>}
      </p>
      {hasFailed && (
        <button
          type="button"
          className="button"
          data-style="secondary"
          onClick={() => {
            // What comes is a list of the field's, and the button goes.
            input.current?.focus()
            askAgain()
          }}
        >
          {text('block.cart.askAgain')}
        </button>
      )}
    </div>
  )
}
