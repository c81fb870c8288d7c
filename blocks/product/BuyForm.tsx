import { useState, type FormEvent } from 'react'
import { formatPhone, phoneHref } from '#i18n/phone.ts'
import { isAvailable, type Sold } from '#i18n/product-offer.ts'
import { useText } from '#i18n/use-text.ts'
import { useBlockActor, useLocalePath, usePage, useParameter, useSite } from '#renderer/context.ts'
import type { Product } from '#schemas/api/product.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './BuyForm.module.css'

interface BuyFormProps {
  readonly id: string
  readonly product: Product
  readonly bottle: Sold
  readonly cartHref: string | undefined
}

/** By how many it is sold: a box says by this number how many bottles it holds. */
function stepOf({ type, isVintage }: Product, { sellByMultipleOf }: Sold): number {
  return type.type !== 'BOX' && isVintage ? (sellByMultipleOf ?? 1) : 1
}

/** How many, and the button that puts them into the cart; the cart is kept by the browser, so it takes a script. */
export function BuyForm({ id, product, bottle, cartHref }: BuyFormProps) {
  const text = useText()
  const { isECommerce } = useSite()
  const cart = useBlockActor('cart')
  const [added, setAdded] = useState<number | null>(null)
  const step = stepOf(product, bottle)
  if (!isECommerce || !isAvailable(bottle) || bottle.priceToPay === null) return null

  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!cart) return
    const quantity = Number(new FormData(event.currentTarget).get('quantity'))
    const declinationId = bottle.id === product.id ? null : bottle.id
    cart.send({ type: 'line.add', product, declinationId, quantity })
    setAdded(quantity)
  }

  return (
    <>
      <form className={styles.buy} onSubmit={add} data-needs-script="">
        <label htmlFor={`${id}-quantity`}>{text('block.product.quantity')}</label>
        <input
          id={`${id}-quantity`}
          className={styles.quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={step}
          step={step}
          max={bottle.quantity ?? undefined}
          defaultValue={step}
          required
        />
        <button className="button" data-style="primary" data-size="large" type="submit">
          <Icon name="cart" />
          {text('block.product.add')}
        </button>
        {step > 1 && <p className={styles.step}>{text('block.product.step', { count: step })}</p>}
        <p className={styles.added} role="status">
          {added !== null && <Added count={added} cartHref={cartHref} />}
        </p>
      </form>
      <WithoutScript />
    </>
  )
}

function Added({ count, cartHref }: { readonly count: number; readonly cartHref: string | undefined }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <>
      {text('block.product.added', { count })}
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
