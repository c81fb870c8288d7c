import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { NewsletterConfirmationProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { TokenConfirmation } from '#view-parts/TokenConfirmation.tsx'

/** Confirms a subscription to newsletters. */
export function View({ id, props }: BlockViewProps<NewsletterConfirmationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('newsletter.confirm')
  const letters = localPath(text('block.newsletter-confirmation.lettersPath'))
  return (
    <TokenConfirmation
      {...{ id, props, form }}
      type="newsletter-confirmation"
      next={<LinkButton href={localPath('')} label={text('block.newsletter.home')} kind="secondary" />}
      retry={<LinkButton href={letters} label={text('block.newsletter-confirmation.letters')} kind="secondary" />}
    >
      <Form {...formOf(form)}>
        <SubmitButton label={text('block.newsletter-confirmation.confirm')} />
      </Form>
    </TokenConfirmation>
  )
}
