import { useEffect } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/Html.tsx'
import type { CartEvent, CartState } from '#schemas/block-actors.ts'
import type { CartProps } from '#schemas/generated/block-props.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { CartLine } from './CartLine.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CodeForm } from './CodeForm.tsx'
import styles from './View.module.css'

interface FilledCartProps {
  readonly id: string
  readonly props: CartProps
  readonly cart: CartState
  readonly send: (event: CartEvent) => void
}

/** The articles of a cart, what they cost, and the way on. */
export function FilledCart({ id, props, cart: { lines, totals, message, asks }, send }: FilledCartProps) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  // The cart may have lain here for days.
  useEffect(() => send({ type: 'quantities.refresh' }), [send])
  const articles = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const spoken = totals && text('block.cart.spoken', { articles, total: formatMoney(totals.total, locale) })
  return (
    <div className={styles.cart}>
      {message !== null && <FormNotice kind="failure" title={message === '' ? text('form.unreachable') : message} />}
      <div className={styles.parts}>
        <ul className={styles.lines} aria-labelledby={`${id}-title`}>
          {lines.map((line) => (
            <CartLine key={line.id} cartId={id} line={line} send={send} />
          ))}
        </ul>
        <div className={styles.sums}>
          {totals && <CartTotals totals={totals} />}
          {totals && props.askCode && <CodeForm id={id} />}
          <p>
            <button
              className="button"
              data-style="primary"
              data-size="large"
              type="button"
              aria-disabled={asks === 'validation' || undefined}
              onClick={() => send({ type: 'cart.validate', next: localPath(props.nextHref) })}
            >
              {asks === 'validation' ? text('block.cart.checking') : props.nextLabel}
            </button>
          </p>
          {props.note && <Html as="p" className={`inline-links ${styles.note}`} html={props.note} />}
          <p className="inline-links">
            <a href={localPath(props.catalogueHref)}>{text('block.cart.goOn')}</a>
          </p>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  )
}
