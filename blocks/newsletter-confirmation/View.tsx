import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { NewsletterConfirmationProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

/** Confirms a subscription with one button: the link alone changes nothing, since mail programs open links too. */
export function View({ id, props }: BlockViewProps<NewsletterConfirmationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('newsletter.confirm')
  const home = <LinkButton href={localPath('')} label={text('block.newsletter.home')} kind="secondary" />
  const isDead = form.code === 'TOKEN_INVALID'
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.newsletter-confirmation.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={!form.isDone && !isDead && intro}>
      {form.isDone ? (
        <>
          <FormNotice kind="success" title={text('block.newsletter-confirmation.done')} takesFocus>
            <p>{text('block.newsletter-confirmation.doneText')}</p>
          </FormNotice>
          {home}
        </>
      ) : isDead ? (
        <>
          <FormNotice kind="failure" title={form.message} takesFocus>
            <p>{text('block.newsletter-confirmation.deadText')}</p>
          </FormNotice>
          <LinkButton
            href={localPath(text('block.newsletter-confirmation.lettersPath'))}
            label={text('block.newsletter-confirmation.letters')}
            kind="secondary"
          />
        </>
      ) : (
        <Form {...formOf(form)}>
          <SubmitButton label={text('block.newsletter-confirmation.confirm')} />
        </Form>
      )}
    </FormLayout>
  )
}
