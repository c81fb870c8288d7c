import { useState } from 'react'
import { formatDate, formatEuros, formatNumber } from '#i18n/format/format.ts'
import { formatIban } from '#i18n/format/format-iban.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderPayment } from '#schemas/runtime/checkout.ts'
import styles from './TransferCard.module.css'

interface TransferCardProps {
  readonly transfer: Extract<OrderPayment, { readonly method: 'TRANSFER' }>
  /** What is to be paid, in euros; null as long as it is not known. */
  readonly total: number | null
}

/** All that a transfer needs, each ready to be copied. */
export function TransferCard({ transfer: { iban, bic, label, dueAt }, total }: TransferCardProps) {
  const text = useText()
  const { locale } = usePage()
  const [copied, setCopied] = useState<string | null>(null)
  const amount = total === null ? null : formatEuros(total, locale)
  const rows: readonly (readonly [name: string, shown: string, value: string])[] = [
    ...(amount === null ? [] : ([[text('block.checkout.amount'), amount, formatNumber(total ?? 0, locale)]] as const)),
    ['IBAN', formatIban(iban), iban],
    ...(bic === null ? [] : ([['BIC', bic, bic]] as const)),
    [text('block.checkout.transferLabel'), label, label],
  ]
  const copy = (name: string, value: string) => {
    // Where the browser refuses, the value stands there to be marked.
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(name),
      () => setCopied(null),
    )
  }
  return (
    <section className={styles.card} aria-label={text('block.checkout.transfer')}>
      <h2 className={styles.title}>{text('block.checkout.transfer')}</h2>
      <p>{text('block.checkout.transferDue', { day: unbrokenDates(formatDate(dueAt, locale)) })}</p>
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
