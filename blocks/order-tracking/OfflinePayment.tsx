import { useText } from '#i18n/hooks/use-text.ts'
import { useForm } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { ContactLinks } from '#view-parts/ContactLinks.tsx'
import { useContactLinks } from '#view-parts/use-contact-links.ts'
import styles from './View.module.css'

/** The options for an unpaid order of a closed shop: a transfer, where it is accepted, or letting the order expire. */
export function UnpaidElsewhere({ takesTransfer }: { readonly takesTransfer: boolean }) {
  const text = useText()
  const form = useForm('order.pay')
  const links = useContactLinks(text('block.order-tracking.write'))
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
        links.length > 0 && (
          <p className="inline-links">
            <ContactLinks links={links} />
          </p>
        )
      )}
    </>
  )
}
