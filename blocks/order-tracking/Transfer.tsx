import { Day } from '#i18n/Day.tsx'
import { formatMoney } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SumRows } from '#ui/SumRows.tsx'

interface TransferProps {
  readonly transfer: NonNullable<OrderView['transfer']>
  readonly total: number
}

/** How to pay an order whose transfer is waited for. */
export function Transfer({ transfer: { iban, bic, label, dueAt }, total }: TransferProps) {
  const text = useText()
  const { locale } = usePage()
  const rows = [
    { name: text('block.order-tracking.amount'), amount: formatMoney(Math.round(total * 100), locale) },
    { name: 'IBAN', amount: iban.replace(/(.{4})(?=.)/g, '$1\u00a0') },
    ...(bic === null ? [] : [{ name: 'BIC', amount: bic }]),
    { name: text('block.order-tracking.label'), amount: label },
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
      <SumRows rows={rows} />
    </FormNotice>
  )
}
