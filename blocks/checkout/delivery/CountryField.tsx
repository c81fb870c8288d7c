import { useText } from '#i18n/hooks/use-text.ts'
import type { ShopCountry } from '#schemas/runtime/block-actors.ts'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import styles from '#blocks/checkout/parts/checkout.module.css'

interface CountryFieldProps {
  readonly countries: readonly ShopCountry[]
  readonly chosen: ShopCountry
  readonly onChoose: (country: ShopCountry) => void
}

/** The countries to which the shop sends; where there is one, it is said. */
export function CountryField({ countries, chosen, onChoose }: CountryFieldProps) {
  const text = useText()
  const [only] = countries
  if (countries.length === 1 && only) return <p className={styles.soft}>{text('block.checkout.onlyCountry', { country: only.name })}</p>
  return (
    <div
      onChange={({ target }) => {
        const country = target instanceof HTMLSelectElement && countries.find(({ id }) => String(id) === target.value)
        if (country) onChoose(country)
      }}
    >
      <SelectField
        name="deliveryIdCountry"
        label={text('block.checkout.country')}
        choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={String(chosen.id)}
        autoComplete="shipping country"
      />
    </div>
  )
}
