import { useRef } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import type { CartCity } from '#schemas/runtime/cart.ts'
import { FormRow } from '#ui/forms/FormRow.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

interface ForeignPlaceProps {
  readonly chosen: CartCity | null
  readonly error: string | undefined
  readonly onChoose: (city: CartCity) => void
}

/** A town abroad, where towns are not listed: it is typed, and sent once both fields are filled in. */
export function ForeignPlace({ chosen, error, onChoose }: ForeignPlaceProps) {
  const text = useText()
  const ref = useRef<HTMLDivElement>(null)
  const tell = () => {
    const [postalCode = '', name = ''] = [...(ref.current?.querySelectorAll('input') ?? [])].map(({ value }) => value.trim())
    const isKnown = chosen?.postalCode === postalCode && chosen.name === name
    if (postalCode !== '' && name !== '' && !isKnown) onChoose({ postalCode, name })
  }
  return (
    <div ref={ref} onBlur={tell}>
      <FormRow>
        <TextField
          name="deliveryPostalCode"
          label={text('block.checkout.postalCode')}
          defaultValue={chosen?.postalCode}
          error={error}
          autoComplete="shipping postal-code"
          required
        />
        <TextField
          name="deliveryCity"
          label={text('block.checkout.town')}
          defaultValue={chosen?.name}
          autoComplete="shipping address-level2"
          required
        />
      </FormRow>
    </div>
  )
}
