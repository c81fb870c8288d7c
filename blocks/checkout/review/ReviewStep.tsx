import { useState, type FormEvent, type ReactNode } from 'react'
import { orderLineName } from '#i18n/shop/line-name.ts'
import { useCartWords } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { CartLineView } from '#schemas/runtime/block-actors.ts'
import type { CheckoutState, CheckoutStep } from '#schemas/runtime/checkout.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { Bill } from '#blocks/checkout/parts/PriceTable.tsx'
import type { CollectPlaces } from '#blocks/checkout/delivery/PickupForm.tsx'
import { Limit } from '#blocks/checkout/parts/QuantityLimit.tsx'
import { readMethod } from '#blocks/checkout/payment/PaymentMethods.tsx'
import { errorsOf, faultOf } from '#blocks/checkout/parts/step-errors.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'
import { DeliveryWords } from './DeliverySummary.tsx'
import { IdentityWords } from './IdentitySummary.tsx'
import { OrderConsent, termsField } from './OrderConsent.tsx'

interface ReviewStepProps {
  readonly id: string
  readonly shop: Shop
  readonly props: CheckoutProps
  readonly places: CollectPlaces
}

/** The message about the whole step. The advice after a lost answer comes first, as long as it holds. */
function messageOf({ message, unheard, pending }: CheckoutState, text: ReturnType<typeof useText>): string | null {
  const unanswered = text(unheard === 'other' ? 'block.checkout.otherUnanswered' : 'block.checkout.unanswered')
  if (message === '') return unanswered
  if (unheard === null || pending === 'ordering') return message
  return message === null ? unanswered : `${unanswered} ${message}`
}

/** One look at everything before it binds: each part leads to where it is changed, and the button says what pressing it means. */
export function ReviewStep({ id, shop, props, places }: ReviewStepProps) {
  const text = useText()
  const localPath = useLocalePath()
  const { path } = usePage()
  const { cart, checkout, tellCheckout, cartNow } = shop
  const [accepts, setAccepts] = useState(false)
  // A ticked box has no error, even if an earlier attempt was refused for it.
  const standing = { faults: checkout.faults.filter(({ field }) => !(accepts && field === termsField)) }
  const isUncarried = cart.kept.deliveryType === 'delivery' && cart.kept.carrier === null
  const open = (step: CheckoutStep) => () => tellCheckout({ type: 'step.open', step })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const method = readMethod(data)
    if (method === null || checkout.pending === 'ordering') return
    const consent = { method, saleTermsAccepted: data.has(termsField) }
    tellCheckout({ type: 'order.submit', cart: cartNow(), ...consent })
  }
  return (
    <Form
      name="order.place"
      id={`${id}-review`}
      action={path}
      message={messageOf(checkout, text)}
      errors={errorsOf(standing)}
      labels={{ [termsField]: text('block.checkout.termsField') }}
      label={text('block.checkout.step.review')}
      onSubmit={submit}
    >
      <Part
        title={text('block.checkout.articles')}
        edit={
          props.cartHref && (
            <a className="button" data-style="link" href={localPath(props.cartHref)}>
              {text('block.checkout.editArticles')}
            </a>
          )
        }
      >
        <ReviewedBill shop={shop} isUncarried={isUncarried} />
        <FewerThanWanted lines={cart.lines} />
      </Part>
      <DeliveryPart shop={shop} props={props} places={places} isUncarried={isUncarried} onEdit={open('delivery')} />
      <Part
        title={text('block.checkout.step.identity')}
        edit={<EditButton label={text('block.checkout.editIdentity')} onClick={open('identity')} />}
      >
        <IdentityWords cart={cart.kept} buyer={checkout.buyer} />
      </Part>
      <OrderConsent
        shop={shop}
        props={props}
        isUncarried={isUncarried}
        fault={faultOf(standing, termsField)}
        onAccept={setAccepts}
        onCarry={open('delivery')}
      />
    </Form>
  )
}

interface DeliveryPartProps extends Pick<ReviewStepProps, 'shop' | 'props' | 'places'> {
  readonly isUncarried: boolean
  readonly onEdit: () => void
}

/** The delivery of the order: none for a collected one, and a carrier only where one takes that many bottles. */
function DeliveryPart({ shop, props, places, isUncarried, onEdit }: DeliveryPartProps) {
  const text = useText()
  const isCollected = shop.cart.kept.deliveryType === 'clickAndCollect'
  const edit = text(isCollected ? 'block.checkout.editCollection' : 'block.checkout.editDelivery')
  return (
    <Part
      title={text(isCollected ? 'block.checkout.collection' : 'block.checkout.step.delivery')}
      edit={<EditButton label={edit} onClick={onEdit} />}
    >
      <Limit totals={shop.cart.totals} props={props} />
      {!isUncarried && <DeliveryWords shop={shop} places={places} />}
      {isUncarried && !shop.cart.totals?.limit && <FormNotice kind="note" title={text('block.checkout.carrierAgain')} />}
    </Part>
  )
}

function ReviewedBill({ shop: { cart, checkout }, isUncarried }: { readonly shop: Shop; readonly isUncarried: boolean }) {
  const text = useText()
  const { locale } = usePage()
  const words = useCartWords(locale)
  const { quote } = checkout
  const brought = isUncarried ? 'toChoose' : 'chosen'
  const delivery = cart.kept.deliveryType === 'delivery' ? brought : 'none'
  if (quote === null)
    return <p className={styles.soft}>{text(checkout.pending === null ? 'block.checkout.unpriced' : 'block.checkout.counting')}</p>
  const lines = quote.products.map(({ quantity, price }, index) => {
    const line = cart.lines[index]
    return { quantity, price, ...(line ? { name: orderLineName(line, locale), contents: words.line(line).contents } : { name: '' }) }
  })
  const code = quote.discount && { code: quote.discount.code, value: quote.value }
  return <Bill lines={lines} sums={{ ...quote, code }} delivery={delivery} />
}

/** The notice about articles whose stock no longer covers the cart. */
function FewerThanWanted({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { locale } = usePage()
  const words = useCartWords(locale)
  const fewer = lines.map((line) => ({ id: line.id, ...words.line(line) })).filter(({ fault }) => fault !== '')
  if (fewer.length === 0) return null
  return (
    <ul className={styles.fewer}>
      {fewer.map(({ id, name, fault }) => (
        <li key={id}>
          <strong>{`${name}.`}</strong> <span>{fault}</span>
        </li>
      ))}
    </ul>
  )
}

function EditButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button" data-style="link" onClick={onClick}>
      {label}
    </button>
  )
}

interface PartProps {
  readonly title: string
  /** The link to the step that changes it. */
  readonly edit: ReactNode
  readonly children: ReactNode
}

function Part({ title, edit, children }: PartProps) {
  return (
    <section className={styles.reviewed}>
      <div className={styles.reviewedHead}>
        <h3 className={styles.partTitle}>{title}</h3>
        <p>{edit}</p>
      </div>
      {children}
    </section>
  )
}
