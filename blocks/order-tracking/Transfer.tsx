import { Fragment } from 'react'
import { Day } from '#i18n/format/DateText.tsx'
import { formatEuros } from '#i18n/format/format.ts'
import { formatIban } from '#i18n/format/format-iban.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import styles from './View.module.css'

interface TransferProps {
  readonly transfer: NonNullable<OrderView['transfer']>
  readonly total: number
}

/** How to pay an order whose transfer is waited for. */
export function Transfer({ transfer: { iban, bic, label, dueAt }, total }: TransferProps) {
  const text = useText()
  const { locale } = usePage()
  const rows: readonly (readonly [name: string, value: string])[] = [
    [text('block.order-tracking.amount'), formatEuros(total, locale)],
    ['IBAN', formatIban(iban)],
    ...(bic === null ? [] : ([['BIC', bic]] as const)),
    [text('block.order-tracking.label'), label],
  ]
  return (
    <FormNotice
      kind="note"
      title={
        <>
          {text('block.order-tracking.transfer')} <Day at={dueAt} />
        </>
      }
    >
      <dl className={`${styles.facts} ${styles.pay}`} translate="no">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </FormNotice>
  )
}
