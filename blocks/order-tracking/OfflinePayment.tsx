import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import styles from './View.module.css'

/** The options for an unpaid order of a closed shop: a transfer, where it is accepted, or letting the order expire. */
export function UnpaidElsewhere({ takesTransfer }: { readonly takesTransfer: boolean }) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('order.pay')
  return (
    <>
      <p>{text(takesTransfer ? 'block.order-tracking.shutTransfer' : 'block.order-tracking.shut')}</p>
      {takesTransfer ? (
        <div className={styles.pay}>
          <Form {...formOf(form)} label={text('block.order-tracking.payTransfer')} layout="line">
            <SubmitButton label={text('block.order-tracking.payTransfer')} />
          </Form>
        </div>
      ) : (
        <p className="inline-links">
          <a href={localPath('/contact')}>{text('block.order-tracking.write')}</a>
        </p>
      )}
    </>
  )
}
