import { useText } from '#i18n/hooks/use-text.ts'
import type { ShopCountry } from '#schemas/runtime/block-actors.ts'
import type { CartAddress } from '#schemas/runtime/cart.ts'
import type { Buyer, CheckoutState } from '#schemas/runtime/checkout.ts'
import { FormRow } from '#ui/forms/FormRow.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { faultOf } from '#blocks/checkout/parts/step-errors.ts'

interface AddressFieldsProps {
  readonly kind: 'delivery' | 'billing'
  readonly address: CartAddress
  readonly checkout: CheckoutState
  /** The countries to choose from; without them the town is known already. */
  readonly countries: readonly ShopCountry[] | null
}

/** The name and address fields of a person; the names of an account are filled in. */
export function AddressFields({ kind, address, checkout, countries }: AddressFieldsProps) {
  const text = useText()
  const { buyer } = checkout
  const purpose = kind === 'delivery' ? 'shipping' : 'billing'
  const field = (name: keyof CartAddress, label: string) => ({
    name: `address-${kind}-${name}`,
    label,
    defaultValue: String(address[name] || knownOf(buyer, name)),
    error: faultOf(checkout, `address.${kind}.${name}`),
  })
  const [usual] = countries ?? []
  return (
    <>
      <NameFields
        firstname={field('firstname', text('block.checkout.firstname'))}
        lastname={field('lastname', text('block.checkout.lastname'))}
        required
      />
      <TextField {...field('address', text('block.checkout.street'))} autoComplete={`${purpose} address-line1`} required />
      <TextField
        {...field('addressPart2', text('block.checkout.street2'))}
        requirement={text('form.optional')}
        autoComplete={`${purpose} address-line2`}
      />
      {countries && (
        <>
          <FormRow>
            <TextField {...field('postalCode', text('block.checkout.postalCode'))} autoComplete={`${purpose} postal-code`} required />
            <TextField {...field('city', text('block.checkout.town'))} autoComplete={`${purpose} address-level2`} required />
          </FormRow>
          <SelectField
            {...field('country', text('block.checkout.country'))}
            defaultValue={String(address.country ?? countries.find(({ alphaTwo }) => alphaTwo === 'FR')?.id ?? usual?.id ?? '')}
            choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
            autoComplete={`${purpose} country`}
          />
        </>
      )}
    </>
  )
}

function knownOf(buyer: Buyer | null, name: keyof CartAddress): string {
  return (name === 'firstname' || name === 'lastname' ? buyer?.[name] : null) ?? ''
}
