import { useText } from '#i18n/hooks/use-text.ts'
import type { CartCity } from '#schemas/runtime/cart.ts'
import styles from './CityField.module.css'

interface CityListProps {
  readonly id: string
  readonly cities: readonly CartCity[]
  /** Which of them the keys have come to. */
  readonly active: number
  readonly onChoose: (city: CartCity) => void
}

/** A town as it is written on a letter. */
export const nameOf = ({ postalCode, name }: CartCity): string => `${postalCode} ${name}`

/** The towns that a search has found, below its field. */
export function CityList({ id, cities, active, onChoose }: CityListProps) {
  const text = useText()
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={text('block.checkout.cities')} hidden={cities.length === 0}>
      {cities.map((city, index) => (
        <button
          key={nameOf(city)}
          type="button"
          // The keys go through the list from its field.
          tabIndex={-1}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          // The field keeps the focus: leaving it would close the list before the press has become a choice.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(city)}
        >
          {nameOf(city)}
        </button>
      ))}
    </div>
  )
}
