import { FormNotice } from '#ui/forms/FormNotice.tsx'

interface OrderOtherwiseProps {
  readonly title: string
  readonly phone: { readonly words: string; readonly href: string; readonly number: string } | null
  readonly contact: { readonly href: string; readonly words: string }
}

/** How to order where no script runs: by telephone, or by writing. */
export function OrderOtherwise({ title, phone, contact }: OrderOtherwiseProps) {
  return (
    <div hidden data-without-script="">
      <FormNotice kind="note" title={title}>
        <p className="inline-links">
          {phone && (
            <>
              <span>{phone.words}</span> <a href={phone.href}>{phone.number}</a>.{' '}
            </>
          )}
          <a href={contact.href}>{contact.words}</a>
        </p>
      </FormNotice>
    </div>
  )
}
