import type { ReactNode } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'

interface TokenConfirmationProps {
  readonly id: string
  readonly props: { readonly title?: string | undefined; readonly intro?: string | undefined }
  /** The block type, whose messages are shown. */
  readonly type:
    'email-confirmation' | 'newsletter-confirmation' | 'newsletter-unsubscription' | 'password-reset' | 'registration-confirmation'
  readonly form: FormState
  /** Links that follow the success message. */
  readonly next: ReactNode
  /** Links that follow the message of an invalid token. */
  readonly retry: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** Shows a form that is opened by the link of a mail, and its result. The link alone changes nothing, because mail programs open links. */
export function TokenConfirmation({ id, props, type, form, next, retry, children }: TokenConfirmationProps) {
  const text = useText()
  if (form.isDone) {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="success" title={text(`block.${type}.done`)} takesFocus>
          <p>{text(`block.${type}.doneText`)}</p>
        </FormNotice>
        {next}
      </FormLayout>
    )
  }
  if (form.code === 'TOKEN_INVALID') {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="failure" title={form.message} takesFocus>
          <p>{text(`block.${type}.deadText`)}</p>
        </FormNotice>
        {retry}
      </FormLayout>
    )
  }
  return (
    <FormLayout id={id} title={props.title} intro={props.intro ? <Html as="p" html={props.intro} /> : <p>{text(`block.${type}.intro`)}</p>}>
      {children}
    </FormLayout>
  )
}
