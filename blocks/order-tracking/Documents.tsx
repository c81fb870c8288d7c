import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'

/** The invoice of an order and its credit notes: an order that was opened by its link passes its token on to them. */
export function Documents({ papers }: Pick<OrderView, 'papers'>) {
  const text = useText()
  const { token } = usePage().params
  const hrefOf = (url: string) =>
    token === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(String(token))}`
  return papers.map(({ kind, number, url }) => (
    <a key={number} className="button" data-style="secondary" href={hrefOf(url)} data-document="">
      {text(`block.checkout.paper.${kind}`, { number })}
    </a>
  ))
}
