import { useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { ShopCountry } from '#schemas/runtime/block-actors.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { CheckboxField } from '#ui/forms/fields/CheckboxField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { deliveryAddress, isBlank, isSameAddress, readIdentity } from '#blocks/checkout/parts/identity-fields.ts'
import { errorsOf, errorsOfOneAddress, faultOf } from '#blocks/checkout/parts/step-errors.ts'
import { RequestFailed } from '#blocks/checkout/parts/RequestFailed.tsx'
import { useAnswer, type Asked } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'
import { AddressFields } from './AddressFields.tsx'
import { BuyerFields } from './BuyerFields.tsx'
import { CompanyFields, GiftFields } from './CompanyFields.tsx'
import { useFieldLabels } from './use-field-labels.ts'

interface IdentityStepProps {
  readonly id: string
  readonly shop: Shop
  readonly props: CheckoutProps
}

const isBrought = ({ deliveryType, carrier }: StoredCart) => deliveryType === 'delivery' && carrier?.deliveryType === 'DELIVERY'

/** The buyer of the order: a guest or a member, a person or a company; fields preserve their values. */
export function IdentityStep({ id, shop, props }: IdentityStepProps) {
  const text = useText()
  const { path } = usePage()
  const { cart, checkout, tellCart, tellCheckout, cartNow } = shop
  const countries = useAnswer('countries', shop.places.countries)
  const { contact, address } = cart.kept
  const hasShipping = isBrought(cart.kept)
  const [isBilledThere, setBilledThere] = useState(
    () => hasShipping && (isBlank(address.billing) || isSameAddress(address.billing, deliveryAddress(address.shipping, cart.kept))),
  )
  const labels = useFieldLabels(hasShipping && !isBilledThere)
  const [hasCompany, setCompany] = useState(contact.company !== null)
  const [isGift, setGift] = useState(contact.gift !== null)
  const keep = (form: HTMLFormElement) => {
    const read = readIdentity(form, cartNow(), { isBilledThere, hasCompany, isGift })
    tellCart({ type: 'contact.write', contact: read.contact })
    tellCart({ type: 'address.write', address: read.address })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keep(event.currentTarget)
    const now = cartNow()
    const billedIn = countries.value?.find(({ id }) => id === now.address.billing.country)?.alphaTwo
    tellCheckout({ type: 'step.submit', cart: now, billedIn })
  }
  const setters: ReadonlyMap<string, (isTicked: boolean) => void> = new Map([
    ['isBilledThere', setBilledThere],
    ['hasCompany', setCompany],
    ['isGift', setGift],
  ])
  const tick = ({ target }: FormEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) setters.get(target.name)?.(target.checked)
  }
  return (
    <div
      onBlur={({ target }) => {
        const form = target.closest('form')
        if (form) keep(form)
      }}
    >
      <Form
        name="order.identity"
        id={`${id}-identity`}
        action={path}
        message={checkout.message}
        errors={isBilledThere ? errorsOfOneAddress(checkout) : errorsOf(checkout)}
        labels={labels}
        label={text('block.checkout.step.identity')}
        onSubmit={submit}
      >
        <Part title={text('block.checkout.you')}>
          <BuyerFields shop={shop} signInHref={props.signInHref} />
        </Part>
        {hasShipping && (
          <Part title={text('block.checkout.shippingAddress')}>
            <ShippingFields shop={shop} />
          </Part>
        )}
        <Part title={text('block.checkout.billingAddress')}>
          {hasShipping && (
            <div onChange={tick}>
              <CheckboxField name="isBilledThere" label={text('block.checkout.sameAddress')} defaultChecked={isBilledThere} />
            </div>
          )}
          {!isBilledThere && <BillingFields shop={shop} {...countries} />}
          <div onChange={tick}>
            <CheckboxField name="hasCompany" label={text('block.checkout.forCompany')} defaultChecked={hasCompany} />
          </div>
          {hasCompany && <CompanyFields company={contact.company} checkout={checkout} />}
        </Part>
        <Part title={text('block.checkout.more')}>
          <div onChange={tick}>
            <CheckboxField name="isGift" label={text('block.checkout.isGift')} defaultChecked={isGift} />
          </div>
          {isGift && <GiftFields gift={contact.gift} checkout={checkout} />}
          <TextArea
            name="message"
            label={text('block.checkout.message')}
            hint={text(hasShipping ? 'block.checkout.messageHint' : 'block.checkout.messageHintPickup')}
            requirement={text('form.optional')}
            defaultValue={contact.message}
            error={faultOf(checkout, 'message')}
            rows={3}
          />
        </Part>
        <p className={styles.after}>
          <SubmitButton label={text('block.checkout.toReview')} />
          <button type="button" className="button" data-style="link" onClick={() => tellCheckout({ type: 'step.open', step: 'delivery' })}>
            {text('block.checkout.backToDelivery')}
          </button>
        </p>
      </Form>
    </div>
  )
}

interface BillingFieldsProps extends Asked<readonly ShopCountry[]> {
  readonly shop: Shop
}

function BillingFields({ shop: { cart, checkout }, value: countries, hasFailed, askAgain }: BillingFieldsProps) {
  if (hasFailed) return <RequestFailed name="address-billing-country" onAskAgain={askAgain} />
  return countries && <AddressFields kind="billing" address={cart.kept.address.billing} checkout={checkout} countries={countries} />
}

function ShippingFields({ shop: { cart, checkout } }: { readonly shop: Shop }) {
  const { address, city } = cart.kept
  return (
    <>
      <AddressFields kind="delivery" address={address.shipping} checkout={checkout} countries={null} />
      {city && <p className={styles.soft}>{`${city.postalCode} ${city.name}`}</p>}
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
