import { useState, type FormEvent } from 'react'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { isAvailable, type VariantView } from '#i18n/shop/product-offer.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useBlockActor, useLocalePath, usePage, useParameter, useSite } from '#renderer/context.ts'
import { readQuantity, stepToAdd, type AddedQuantity } from '#renderer/add-quantity.ts'
import { useActorState } from '#renderer/hooks/use-actor-state.ts'
import type { Product } from '#schemas/api/shop/product.ts'
import type { AddedToCart } from '#schemas/runtime/cart.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './BuyForm.module.css'

interface BuyFormProps {
  readonly id: string
  readonly product: Product
  readonly bottle: VariantView
  readonly cartHref: string | undefined
}

/** The quantity that the visitor typed, and the bottle that was shown then. */
interface TypedQuantity {
  readonly bottleId: number
  readonly value: string
}

type ReadQuantity = AddedQuantity & Pick<TypedQuantity, 'bottleId'>

type Sold = Pick<BuyFormProps, 'product' | 'bottle'>

/** The quantity that was typed, as it is sold of the bottle that is shown now; `changed` where that bottle makes another number of it. */
function useTypedQuantity({ product, bottle }: Sold) {
  const [typed, setTyped] = useState<TypedQuantity | null>(null)
  const set = (value: string) => setTyped({ bottleId: bottle.id, value: value.trim() })
  if (typed === null) return { start: stepToAdd(product, bottle), changed: null, set }
  const read = readQuantity(product, bottle, typed.value)
  const isChanged = typed.bottleId !== bottle.id && read.quantity !== read.wanted
  return { start: read.quantity, changed: isChanged ? read : null, set }
}

/** The quantity and the button that adds it to the cart. The browser stores the cart, so this takes a script. */
export function BuyForm({ id, product, bottle, cartHref }: BuyFormProps) {
  const text = useText()
  const { isECommerce } = useSite()
  const cart = useBlockActor('cart')
  const state = useActorState(cart)
  const typed = useTypedQuantity({ product, bottle })
  const [read, setRead] = useState<ReadQuantity | null>(null)
  const step = stepToAdd(product, bottle)
  if (!isECommerce || !isAvailable(bottle) || bottle.priceToPay === null) return null

  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!cart) return
    const field = event.currentTarget.elements.namedItem('quantity') as HTMLInputElement
    const now = readQuantity(product, bottle, field.value.trim())
    const { quantity } = now
    field.value = String(quantity)
    const declinationId = bottle.id === product.id ? null : bottle.id
    cart.send({ type: 'line.add', product, declinationId, quantity })
    typed.set(String(quantity))
    setRead({ ...now, bottleId: bottle.id })
  }

  return (
    <>
      <form className={styles.buy} onSubmit={add} data-needs-script="" noValidate>
        <label htmlFor={`${id}-quantity`}>{text('block.product.quantity')}</label>
        <input
          id={`${id}-quantity`}
          className={styles.quantity}
          name="quantity"
          key={bottle.id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.start}
          onInput={({ currentTarget }) => typed.set(currentTarget.value)}
        />
        <button className="button" data-style="primary" data-size="large" type="submit">
          <Icon name="cart" />
          {text('block.product.add')}
        </button>
        {step > 1 && <p className={styles.step}>{text('block.product.step', { count: step })}</p>}
        <p className={styles.added} role="status">
          {read?.bottleId === bottle.id && state && <Added read={read} added={state.added} step={step} cartHref={cartHref} />}
          {typed.changed && <Changed read={typed.changed} step={step} />}
        </p>
      </form>
      <WithoutScript />
    </>
  )
}

const wordsOfLimit = { order: 'Most', step: 'Step', left: 'Last' } as const

/** Which words say how many came into the cart, and why they are fewer than were to come. */
function wordsOf({ quantity }: AddedQuantity, { count, limit, fewer }: AddedToCart) {
  if (count >= quantity) return 'added'
  if (fewer) return 'noneFewer'
  return limit === 'gone' ? limit : (`${count > 0 ? 'added' : 'none'}${wordsOfLimit[limit]}` as const)
}

interface AddedProps extends Pick<BuyFormProps, 'cartHref'> {
  readonly read: AddedQuantity
  /** The result of the addition, which the shop may yet correct. */
  readonly added: AddedToCart
  readonly step: number
}

function Added({ read, added, step, cartHref }: AddedProps) {
  const text = useText()
  const localPath = useLocalePath()
  const words = wordsOf(read, added)
  return (
    <>
      {words === 'added' && <Changed read={read} step={step} />}
      <span>{text(`block.product.${words}`, { count: added.count, step })}</span>
      {added.fewer && added.limit !== 'gone' && (
        <span>{` ${text(`block.product.fewer${wordsOfLimit[added.limit]}`, { wanted: added.fewer.from, quantity: added.fewer.to, step })}`}</span>
      )}
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

/** The reason why the quantity differs from the typed one. */
function Changed({ read: { quantity, wanted, isWhole, limit }, step }: Pick<AddedProps, 'read' | 'step'>) {
  const text = useText()
  return (
    <>
      {!isWhole && <span>{`${text('block.product.whole', { quantity: wanted })} `}</span>}
      {quantity > wanted && <span>{`${text('block.product.more', { step, wanted, quantity })} `}</span>}
      {quantity < wanted && <span>{`${text(`block.product.fewer${wordsOfLimit[limit]}`, { wanted, quantity, step })} `}</span>}
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
