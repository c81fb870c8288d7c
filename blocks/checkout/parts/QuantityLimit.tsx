import { limitWords } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath } from '#renderer/context.ts'
import type { CartTotals } from '#schemas/runtime/block-actors.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'

interface LimitProps {
  readonly totals: CartTotals | null
  readonly props: Pick<CheckoutProps, 'catalogueHref' | 'cartHref'>
  /** True when the shop itself has said it by now: what to do is left to say. */
  readonly isSaid?: boolean
}

/** Too few bottles for a delivery, or too many: how many are missing or left over, and where that is mended. */
export function Limit({ totals, props, isSaid = false }: LimitProps) {
  const text = useText()
  const localPath = useLocalePath()
  if (!totals?.limit) return null
  const { kind, bottles, count } = totals.limit
  const [href, way] =
    kind === 'min' ? ([props.catalogueHref, 'block.cart.catalogue'] as const) : ([props.cartHref, 'block.checkout.editCart'] as const)
  return (
    <FormNotice kind="note" title={isSaid ? null : limitWords(totals, text)}>
      <p className="inline-links">
        <span>{text(`block.checkout.limit.${kind}`, { bottles: Math.abs(bottles - count) })}</span>{' '}
        {href && <a href={localPath(href)}>{text(way)}</a>}
      </p>
    </FormNotice>
  )
}
