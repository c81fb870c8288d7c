import { formatMoney } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { CartEvent, ShownLine } from '#schemas/block-actors.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { QuantityField } from './QuantityField.tsx'
import styles from './View.module.css'

interface CartLineProps {
  readonly cartId: string
  readonly line: ShownLine
  readonly send: (event: CartEvent) => void
}

/** One article of the cart: what it is, how many, and what that costs. */
export function CartLine({ cartId, line, send }: CartLineProps) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const { id, image, price, total, contents } = line
  const name = [line.name, line.year].filter(Boolean).join(' ')
  const remove = () => {
    send({ type: 'line.remove', id })
    // The button is gone with its line: whoever pressed it goes on from the title.
    document.getElementById(`${cartId}-title`)?.focus()
  }
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{image && <Picture image={image} sizes="88px" alt="" />}</div>
      <div className={styles.what}>
        <p className={styles.name}>
          <a href={localPath(`/${line.url}`)}>{name}</a>
        </p>
        {line.variants.length > 0 && <p className={styles.detail}>{line.variants.join(' · ')}</p>}
        {contents.length > 0 && (
          <ul className={styles.detail} aria-label={text('block.cart.contents')}>
            {contents.map((content) => (
              <li key={content.idProduct}>{text('block.cart.content', { quantity: content.quantity, name: content.name })}</li>
            ))}
          </ul>
        )}
        {price !== null && <p className={styles.detail}>{text('block.cart.unit', { price: formatMoney(price, locale) })}</p>}
      </div>
      <QuantityField line={line} name={name} send={send} />
      <p className={styles.total}>{total !== null && formatMoney(total, locale)}</p>
      <button type="button" className={styles.remove} onClick={remove} aria-label={text('block.cart.remove', { name })}>
        <Icon name="close" />
      </button>
      <p className={styles.fault} role="status">
        {line.most === 0 && text('block.cart.soldOut')}
        {line.most > 0 && line.wanted !== null && text('block.cart.fewer', { wanted: line.wanted, quantity: line.quantity })}
      </p>
    </li>
  )
}
