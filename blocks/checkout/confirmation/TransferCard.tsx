import { useState } from 'react'
import { formatDate, formatDayAndTime, formatEuros, formatNumber } from '#i18n/format/format.ts'
import { formatIban } from '#i18n/format/format-iban.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderPayment } from '#schemas/runtime/checkout.ts'
import styles from './TransferCard.module.css'

interface TransferCardProps {
  readonly transfer: Extract<OrderPayment, { readonly method: 'TRANSFER' }>
  /** The amount in euros; null until it is known. */
  readonly total: number | null
}

/** The details of a transfer, each with a button that copies it. */
export function TransferCard({ transfer: { iban, bic, label, dueAt, confirmBy }, total }: TransferCardProps) {
  const text = useText()
  const { locale } = usePage()
  const [copied, setCopied] = useState<string | null>(null)
  const day = unbrokenDates(formatDate(dueAt, locale))
  const amount = total === null ? null : formatEuros(total, locale)
  const rows: readonly (readonly [name: string, shown: string, value: string])[] = [
    ...(amount === null ? [] : ([[text('block.checkout.amount'), amount, formatNumber(total ?? 0, locale)]] as const)),
    ['IBAN', formatIban(iban), iban],
    ...(bic === null ? [] : ([['BIC', bic, bic]] as const)),
    [text('block.checkout.transferLabel'), label, label],
  ]
  const copy = (name: string, value: string) => {
    // The value stays readable and selectable where the browser refuses to copy.
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(name),
      () => setCopied(null),
    )
  }
  return (
    <section className={styles.card} aria-label={text('block.checkout.transfer')}>
      <h2 className={styles.title}>{text('block.checkout.transfer')}</h2>
      {confirmBy === undefined ? (
        <p>{text('block.checkout.transferDue', { day })}</p>
      ) : (
        <>
          <p>{text('block.checkout.transferDueOnly', { day })}</p>
          <p>{text('block.checkout.transferConfirm', { day, instant: unbrokenDates(formatDayAndTime(confirmBy, locale)) })}</p>
        </>
      )}
      <dl className={styles.rows}>
        {rows.map(([name, shown, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <span translate="no">{shown}</span>
              <button type="button" className="button" data-style="secondary" onClick={() => copy(name, value)}>
                {text('block.checkout.copy')}
                <span className="visually-hidden"> {name}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.copied} role="status">
        {copied !== null && text('block.checkout.copied', { name: copied })}
      </p>
    </section>
  )
}
