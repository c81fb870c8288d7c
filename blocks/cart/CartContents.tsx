import { useEffect, useRef } from 'react'
import { arePricesHidden, cartFaultWords, useCartWords } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { CartEvent, CartState } from '#schemas/runtime/block-actors.ts'
import type { CartProps } from '#schemas/generated/block-props.ts'
import { useSignInHref } from '#renderer/hooks/use-sign-in-href.ts'
import { ArticleLines } from '#ui/lists/LineItems.tsx'
import { AskAgainNotice } from '#ui/forms/RetryNotice.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { TwoColumns } from '#ui/layout/TwoColumns.tsx'
import { Sums } from '#ui/lists/Totals.tsx'
import { CartLine } from './CartLine.tsx'
import { CodeForm } from './CodeForm.tsx'
import styles from './View.module.css'

/** An open cart with its events. */
export interface FilledCartProps {
  readonly id: string
  readonly props: CartProps
  readonly cart: CartState
  readonly send: (event: CartEvent) => void
}

/** The articles of a cart, what they cost, and the way on. */
export function FilledCart({ id, props, cart, send }: FilledCartProps) {
  const { lines, totals, asks } = cart
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  // The cart may have lain here for days.
  useEffect(() => send({ type: 'quantities.refresh' }), [send])
  const words = useCartWords(locale)
  const fault = cartFaultWords(cart, text)
  const notice = useRefusalInSight(asks === 'validation')
  const askAgain = () => {
    send({ type: 'quantities.refresh' })
    document.getElementById(`${id}-title`)?.focus()
  }
  return (
    <div className={styles.cart}>
      {fault && (
        <div ref={notice} tabIndex={-1}>
          <AskAgainNotice {...fault} onAskAgain={askAgain} />
        </div>
      )}
      <TwoColumns
        aside={
          <div className={styles.sums}>
            {totals && <Sums {...words.sums(totals)} />}
            {totals && props.askCode && <CodeForm id={id} />}
            {arePricesHidden(lines) ? <SignIn /> : <GoOn props={props} asks={asks} send={send} />}
            {props.note && <Html as="p" className={`inline-links ${styles.note}`} html={props.note} />}
            {props.catalogueHref && (
              <p className="inline-links">
                <a href={localPath(props.catalogueHref)}>{text('block.cart.goOn')}</a>
              </p>
            )}
          </div>
        }
      >
        <ArticleLines labelledBy={`${id}-title`}>
          {lines.map((line) => (
            <CartLine key={line.id} cartId={id} line={line} send={send} />
          ))}
        </ArticleLines>
      </TwoColumns>
      <p className="visually-hidden" role="status">
        {totals && words.spoken(lines, totals)}
      </p>
    </div>
  )
}

/** Brings the reason of a refused cart into sight after an attempt to order. */
function useRefusalInSight(isChecking: boolean) {
  const notice = useRef<HTMLDivElement>(null)
  const wasChecking = useRef(false)
  useEffect(() => {
    if (wasChecking.current && !isChecking) notice.current?.focus()
    wasChecking.current = isChecking
  }, [isChecking])
  return notice
}

/** Has the shop check the cart, and goes on to ordering it. */
function GoOn({ props, asks, send }: Pick<FilledCartProps, 'props' | 'send'> & Pick<CartState, 'asks'>) {
  const text = useText()
  const localPath = useLocalePath()
  const isChecking = asks === 'validation'
  return (
    <p>
      <button
        className="button"
        data-style="primary"
        data-size="large"
        type="button"
        aria-disabled={isChecking || undefined}
        onClick={() => send({ type: 'cart.validate', next: localPath(props.nextHref) })}
      >
        {isChecking ? text('block.cart.checking') : props.nextLabel}
      </button>
    </p>
  )
}

/** A visitor who sees no price must sign in before an order: the cart waits for them. */
function SignIn() {
  const text = useText()
  return (
    <>
      <p>{text('block.cart.pricesHidden')}</p>
      <p>
        <LinkButton href={useSignInHref()} label={text('block.cart.signIn')} size="large" />
      </p>
    </>
  )
}
