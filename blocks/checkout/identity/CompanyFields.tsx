import { useText } from '#i18n/hooks/use-text.ts'
import type { BuyingCompany, GiftNote } from '#schemas/runtime/cart.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import { FormRow } from '#ui/forms/FormRow.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { faultOf } from '#blocks/checkout/parts/step-errors.ts'

interface CompanyFieldsProps {
  readonly company: BuyingCompany | null
  readonly checkout: CheckoutState
}

/** The company that is billed. */
export function CompanyFields({ company, checkout }: CompanyFieldsProps) {
  const text = useText()
  const field = (name: keyof BuyingCompany, label: string) => ({
    name: `company-${name}`,
    label,
    defaultValue: company?.[name],
    error: faultOf(checkout, `company.${name}`),
  })
  const optional = text('form.optional')
  return (
    <>
      <TextField {...field('name', text('block.checkout.companyName'))} autoComplete="organization" required />
      <FormRow>
        <TextField {...field('siret', text('block.checkout.siret'))} requirement={optional} inputMode="numeric" />
        <TextField {...field('vatNumber', text('block.checkout.vatNumber'))} requirement={optional} />
      </FormRow>
      <TextField
        {...field('reference', text('block.checkout.purchaseReference'))}
        hint={text('block.checkout.purchaseReferenceHint')}
        requirement={optional}
      />
    </>
  )
}

interface GiftFieldsProps {
  readonly gift: GiftNote | null
  readonly checkout: CheckoutState
}

/** The fields of a gift: its sender and its message. */
export function GiftFields({ gift, checkout }: GiftFieldsProps) {
  const text = useText()
  return (
    <>
      <TextField
        name="gift-from"
        label={text('block.checkout.giftFrom')}
        defaultValue={gift?.from}
        error={faultOf(checkout, 'gift.from')}
        required
      />
      <TextArea
        name="gift-message"
        label={text('block.checkout.giftMessage')}
        hint={text('block.checkout.giftHint')}
        requirement={text('form.optional')}
        defaultValue={gift?.message}
        error={faultOf(checkout, 'gift.message')}
        rows={3}
      />
    </>
  )
}
