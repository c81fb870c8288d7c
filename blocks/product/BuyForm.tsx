import { useState, type FormEvent } from 'react'
import { formatPhone, phoneHref } from '#i18n/phone.ts'
import { isAvailable, type Sold } from '#i18n/product-offer.ts'
import { useText } from '#i18n/use-text.ts'
import { useBlockActor, useLocalePath, usePage, useParameter, useSite } from '#renderer/context.ts'
import { limitOf, readQuantity, stepToAdd, type AddedQuantity } from '#renderer/quantity-to-add.ts'
import type { Product } from '#schemas/api/product.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './BuyForm.module.css'

interface BuyFormProps {
  readonly id: string
  readonly product: Product
  readonly bottle: Sold
  readonly cartHref: string | undefined
}

/** How many, and the button that puts them into the cart; the cart is kept by the browser, so it takes a script. */
export function BuyForm({ id, product, bottle, cartHref }: BuyFormProps) {
  const text = useText()
  const { isECommerce } = useSite()
  const cart = useBlockActor('cart')
  const [said, setSaid] = useState<SaidQuantity | null>(null)
  const step = stepToAdd(product, bottle)
  if (!isECommerce || !isAvailable(bottle) || bottle.priceToPay === null) return null

  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!cart) return
    const field = event.currentTarget.elements.namedItem('quantity') as HTMLInputElement
    const read = readQuantity(product, bottle, field.value)
    const { quantity } = read
    field.value = String(quantity)
    const declinationId = bottle.id === product.id ? null : bottle.id
    cart.send({ type: 'line.add', product, declinationId, quantity })
    setSaid({ ...read, added: cart.getState().added })
  }

  return (
    <>
      <form className={styles.buy} onSubmit={add} data-needs-script="" noValidate>
        <label htmlFor={`${id}-quantity`}>{text('block.product.quantity')}</label>
        <input
          id={`${id}-quantity`}
          className={styles.quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={step}
          step={step}
          max={limitOf(bottle) ?? undefined}
          defaultValue={step}
          required
        />
        <button className="button" data-style="primary" data-size="large" type="submit">
          <Icon name="cart" />
          {text('block.product.add')}
        </button>
        {step > 1 && <p className={styles.step}>{text('block.product.step', { count: step })}</p>}
        <p className={styles.added} role="status">
          {said !== null && <Added said={said} step={step} cartHref={cartHref} />}
        </p>
      </form>
      <WithoutScript />
    </>
  )
}

/** What somebody wanted, and how many of it the cart could still take. */
interface SaidQuantity extends AddedQuantity {
  readonly added: number
}

/** Which words say how many came into the cart, and why they are fewer where it held some already. */
function wordsOf({ quantity, added, isLast }: SaidQuantity): 'added' | `${'added' | 'none'}${'Last' | 'Most'}` {
  if (added >= quantity) return 'added'
  return `${added > 0 ? 'added' : 'none'}${isLast ? 'Last' : 'Most'}`
}

interface AddedProps extends Pick<BuyFormProps, 'cartHref'> {
  readonly said: SaidQuantity
  readonly step: number
}

function Added({ said, step, cartHref }: AddedProps) {
  const { quantity, wanted, isWhole, isLast, added } = said
  const text = useText()
  const localPath = useLocalePath()
  return (
    <>
      {!isWhole && `${text('block.product.whole', { quantity: wanted })} `}
      {quantity > wanted && `${text('block.product.more', { step, wanted, quantity })} `}
      {quantity < wanted && added >= quantity && `${text(isLast ? 'block.product.fewer' : 'block.product.most', { wanted, quantity })} `}
      {text(`block.product.${wordsOf(said)}`, { count: added })}
      {cartHref && (
        <>
          {' '}
          <a className="inline-link" href={localPath(cartHref)}>
            {text('block.product.toCart')}
          </a>
        </>
      )}
    </>
  )
}

function WithoutScript() {
  const text = useText()
  const { locale } = usePage()
  const phone = useParameter('COMPANY_PHONE')
  return (
    <p className={styles.step} hidden data-without-script="">
      {text('block.product.withoutScript')} {typeof phone === 'string' && <a href={phoneHref(phone)}>{formatPhone(phone, locale)}</a>}
    </p>
  )
}
