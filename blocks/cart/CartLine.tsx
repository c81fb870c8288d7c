import { useCartWords } from '#i18n/hooks/use-cart-text.ts'
import { useItemPath, usePage } from '#renderer/context.ts'
import type { CartEvent, CartLineView } from '#schemas/runtime/block-actors.ts'
import { ArticleLine } from '#ui/lists/LineItems.tsx'

interface CartLineProps {
  readonly cartId: string
  readonly line: CartLineView
  readonly send: (event: CartEvent) => void
}

/** One article of the cart: what it is, how many, and what that costs. */
export function CartLine({ cartId, line, send }: CartLineProps) {
  const itemPath = useItemPath('product')
  const { locale } = usePage()
  const words = useCartWords(locale)
  const { id, image, quantity, step, most } = line
  const remove = () => {
    send({ type: 'line.remove', id })
    // The button is gone with its line: the focus moves to the title.
    document.getElementById(`${cartId}-title`)?.focus()
  }
  return (
    <ArticleLine
      words={words.line(line)}
      href={itemPath(line.url)}
      {...{ image, quantity, step, most }}
      onSet={(typed) => send({ type: 'line.set', id, quantity: typed })}
      onStep={(way) => send({ type: `line.${way}`, id })}
      onRemove={remove}
    />
  )
}
