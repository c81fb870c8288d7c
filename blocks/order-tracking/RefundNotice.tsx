import { formatEuros } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'

/** Money that goes back by itself: how much, why, and when it comes. */
export function SentBack({ sentBack = [] }: Pick<OrderView, 'sentBack'>) {
  const text = useText()
  const { locale } = usePage()
  return sentBack.map(({ amount, why }, index) => (
    <FormNotice key={index} kind="note" title={text('block.order-tracking.sentBack.title', { amount: formatEuros(amount, locale) })}>
      <p>
        <NoWrap words={`${text(`block.order-tracking.sentBack.${why}`)} ${text('block.order-tracking.sentBack.soon')}`} />
      </p>
    </FormNotice>
  ))
}
