import { orderLineName } from '#i18n/shop/line-name.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage, type FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import { withdrawableLines } from './withdrawable-lines.ts'
import { quantityOf } from './quantity-errors.ts'
import styles from './View.module.css'

interface PartFieldsProps {
  readonly form: FormState
  readonly order: Pick<OrderView, 'products' | 'givenUp'>
}

const upTo = (quantity: number) => Array.from({ length: quantity + 1 }, (_, count) => ({ value: String(count), label: String(count) }))

/** The withdrawn quantity of each product in a partial withdrawal; zero by default. */
export function PartFields({ form, order }: PartFieldsProps) {
  const text = useText()
  const { locale } = usePage()
  const ids = useFieldIds('products')
  return (
    <fieldset id={ids.id} className={styles.part}>
      <legend className={styles.legend}>{text('block.withdrawal.products')}</legend>
      {withdrawableLines(order).map((line) => (
        <SelectField
          key={line.id}
          {...fieldOf(form, quantityOf(line), '0')}
          label={text('block.withdrawal.quantity', { name: orderLineName(line, locale), quantity: line.quantity })}
          choices={upTo(line.quantity)}
        />
      ))}
    </fieldset>
  )
}
