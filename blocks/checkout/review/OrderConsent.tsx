import { limitWords } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useParameter } from '#renderer/context.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { CheckboxField } from '#ui/forms/fields/CheckboxField.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { PaymentMethods } from '#blocks/checkout/payment/PaymentMethods.tsx'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'

/** The field of the order by which its terms are accepted. */
export const termsField = 'saleTermsAccepted'

interface OrderConsentProps {
  readonly shop: Shop
  readonly props: Pick<CheckoutProps, 'cartHref' | 'termsHref' | 'termsVersion'>
  readonly isUncarried: boolean
  /** Why the terms were refused. */
  readonly fault: string | undefined
  readonly onAccept: (accepts: boolean) => void
  /** Leads to where a carrier is chosen. */
  readonly onCarry: () => void
}

/** The binding part: the payment method, the terms and the order's button. For a cart without a carrier, a link to the step that mends it. */
export function OrderConsent(parts: OrderConsentProps) {
  const text = useText()
  const { shop, props, isUncarried, onCarry } = parts
  const { totals, holdsWine } = shop.cart
  const limit = totals && limitWords(totals, text)
  const hindrance = limit ?? (isUncarried ? text('block.checkout.carrierAgain') : null)
  const said = shop.checkout.pending === 'ordering' && text('block.checkout.ordering')
  return (
    <>
      {hindrance === null && <Terms {...parts} />}
      <div className={styles.order}>
        {hindrance === null ? (
          <OrderButton shop={shop} />
        ) : (
          <Mend isCartToChange={limit !== null} cartHref={props.cartHref} onCarry={onCarry} />
        )}
        <p className={styles.soft} role="status">
          {hindrance ?? said}
        </p>
        {holdsWine && <p className={styles.soft}>{text('block.checkout.proofOfAge')}</p>}
        <Mediator />
      </div>
    </>
  )
}

/** The mediator for consumers, where the company has given one. */
function Mediator() {
  const text = useText()
  const mediator = useParameter('MEDIATOR')
  return mediator && <p className={styles.soft}>{text('block.checkout.mediator', { mediator: String(mediator) })}</p>
}

const isBusy = ({ checkout: { pending, quote } }: Shop) => pending === 'ordering' || (pending === 'quoting' && quote === null)

function OrderButton({ shop }: Pick<OrderConsentProps, 'shop'>) {
  const text = useText()
  return (
    <button className="button" data-style="primary" data-size="large" type="submit" aria-disabled={isBusy(shop) || undefined}>
      {text('block.checkout.order')}
    </button>
  )
}

function Terms({ shop, props: { termsHref, termsVersion }, fault, onAccept }: OrderConsentProps) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <>
      <PaymentMethods shop={shop} />
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) onAccept(target.checked)
        }}
      >
        <CheckboxField
          name={termsField}
          label={
            <span className="inline-links">
              {text('block.checkout.acceptTerms')}{' '}
              {termsHref ? (
                <a href={localPath(termsHref)} target="_blank" rel="noopener">
                  {text('block.checkout.terms')}
                  <span className="visually-hidden"> {text('ui.newTab')}</span>
                </a>
              ) : (
                <span>{text('block.checkout.terms')}</span>
              )}
              {termsVersion && <span>{` ${text('block.checkout.termsVersion', { version: termsVersion })}`}</span>}
            </span>
          }
          error={fault}
          required
        />
      </div>
    </>
  )
}

interface MendProps extends Pick<OrderConsentProps, 'onCarry'> {
  /** True when the cart itself is what has to change; otherwise the delivery is. */
  readonly isCartToChange: boolean
  readonly cartHref: string | undefined
}

function Mend({ isCartToChange, cartHref, onCarry }: MendProps) {
  const text = useText()
  const localPath = useLocalePath()
  if (isCartToChange) return cartHref && <LinkButton href={localPath(cartHref)} label={text('block.checkout.editCart')} size="large" />
  return (
    <button className="button" data-style="primary" data-size="large" type="button" onClick={onCarry}>
      {text('block.checkout.editDelivery')}
    </button>
  )
}
