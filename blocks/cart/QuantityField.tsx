import { useText } from '#i18n/use-text.ts'
import type { CartEvent, ShownLine } from '#schemas/block-actors.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './View.module.css'

interface QuantityFieldProps {
  readonly line: ShownLine
  readonly name: string
  readonly send: (event: CartEvent) => void
}

/** How many of an article: typed, or up and down by what it is sold by. */
export function QuantityField({ line: { id, quantity, step, most }, name, send }: QuantityFieldProps) {
  const text = useText()
  const set = (field: HTMLInputElement) => {
    const typed = field.value.trim()
    if (typed !== '' && typed !== String(quantity)) send({ type: 'line.set', id, quantity: typed })
    else field.value = String(quantity)
  }
  const button = (act: 'decrease' | 'increase', isOff: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) send({ type: `line.${act}`, id })
      }}
      aria-label={text(`block.cart.${act}`, { step, name })}
    >
      <Icon name={act === 'increase' ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <div className={styles.quantity}>
      {button('decrease', quantity <= step)}
      <input
        // What is typed is the field's own until it is left; what the cart makes of it is shown then.
        key={quantity}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={quantity}
        aria-label={text('block.cart.quantity', { name })}
        onBlur={({ currentTarget }) => set(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') set(currentTarget)
        }}
      />
      {button('increase', quantity + step > most)}
      {step > 1 && <p className={styles.by}>{text('block.cart.by', { step })}</p>}
    </div>
  )
}
