import { useCartWords } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useBlockActor, useIsPageTitle, usePage } from '#renderer/context.ts'
import { useActorState } from '#renderer/hooks/use-actor-state.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CartProps } from '#schemas/generated/block-props.ts'
import { RemovedNotice } from '#ui/lists/LineItems.tsx'
import { OrderOtherwise } from '#view-parts/OrderOtherwise.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart, type FilledCartProps as OpenCartProps } from './CartContents.tsx'
import styles from './View.module.css'

/** The cart of the visitor. The browser stores it, so showing it takes a script. */
export function View({ id, props }: BlockViewProps<CartProps>) {
  const text = useText()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const actor = useBlockActor('cart')
  const cart = useActorState(actor)
  return (
    <div className="page-block">
      <Title className={styles.title} id={`${id}-title`} tabIndex={-1}>
        {props.title}
      </Title>
      {cart && actor ? (
        <OpenCart id={id} props={props} cart={cart} send={actor.send} />
      ) : (
        <>
          <p className={styles.waiting} data-needs-script="" data-waiting="">
            {text('block.cart.waiting')}
          </p>
          <OrderOtherwise title={text('block.cart.withoutScript.title')} />
        </>
      )}
    </div>
  )
}

function OpenCart({ id, props, cart, send }: OpenCartProps) {
  const { locale } = usePage()
  const words = useCartWords(locale)
  const restore = () => {
    send({ type: 'line.restore' })
    document.getElementById(`${id}-title`)?.focus()
  }
  return (
    <>
      {cart.removed !== null && <RemovedNotice {...words.removed(cart.removed)} onUndo={restore} />}
      {cart.lines.length === 0 ? <EmptyCart props={props} /> : <FilledCart id={id} props={props} cart={cart} send={send} />}
    </>
  )
}
