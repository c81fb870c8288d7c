import { useText } from '#i18n/use-text.ts'
import { useBlockActor, useIsPageTitle } from '#renderer/context.ts'
import { useActorState } from '#renderer/use-actor-state.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CartProps } from '#schemas/generated/block-props.ts'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'
import { WithoutScript } from './WithoutScript.tsx'
import styles from './View.module.css'

/** What somebody wants to order: the browser keeps it, so it takes a script to show it. */
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
      {(cart === null || actor === null) && (
        <>
          <p className={styles.waiting} data-needs-script="">
            {text('block.cart.waiting')}
          </p>
          <WithoutScript />
        </>
      )}
      {cart && actor && cart.lines.length === 0 && <EmptyCart props={props} />}
      {cart && actor && cart.lines.length > 0 && <FilledCart id={id} props={props} cart={cart} send={actor.send} />}
    </div>
  )
}
