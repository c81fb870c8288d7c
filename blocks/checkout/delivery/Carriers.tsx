import { formatEuros } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { Carrier } from '#schemas/runtime/cart.ts'
import { Choices } from '#blocks/checkout/parts/RadioCards.tsx'

interface CarriersProps {
  readonly carriers: readonly Carrier[]
  readonly chosen: Carrier | null
  readonly error: string | undefined
  readonly onChoose: (carrier: Carrier) => void
}

/** The carriers for the cart, with prices and delays. */
export function Carriers({ carriers, chosen, error, onChoose }: CarriersProps) {
  const text = useText()
  const { locale } = usePage()
  const money = (euros: number) => formatEuros(euros, locale)
  return (
    <Choices
      name="delivery-idCarrier"
      label={text('block.checkout.carrier')}
      error={error}
      chosen={chosen ? String(chosen.id) : null}
      onChoose={(value) => {
        const carrier = carriers.find(({ id }) => String(id) === value)
        if (carrier) onChoose(carrier)
      }}
      choices={carriers.map(({ id, name, fdp, price, deliveryType, delayDays: [from = 0, to = 0] }) => ({
        value: String(id),
        label: name,
        hint: text(deliveryType === 'PICKUP' ? 'block.checkout.delayPickup' : 'block.checkout.delay', { from, to }),
        aside: (
          <>
            {fdp < price && <s>{money(price)}</s>}
            <span>{fdp === 0 ? text('block.cart.free') : money(fdp)}</span>
          </>
        ),
      }))}
    />
  )
}
