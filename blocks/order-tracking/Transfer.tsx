import { Fragment } from 'react'
import { Day } from '#i18n/format/DateText.tsx'
import { formatDayAndTime, formatEuros } from '#i18n/format/format.ts'
import { formatIban } from '#i18n/format/format-iban.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import styles from './View.module.css'

interface TransferProps {
  readonly transfer: NonNullable<OrderView['transfer']>
  readonly total: number
}

/** The details of the transfer that an order waits for. */
export function Transfer({ transfer: { iban, bic, label, dueAt, confirmBy }, total }: TransferProps) {
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
      {confirmBy !== undefined && (
        <p>{text('block.order-tracking.transferConfirm', { instant: unbrokenDates(formatDayAndTime(confirmBy, locale)) })}</p>
      )}
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
