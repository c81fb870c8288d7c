import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { NewsletterUnsubscriptionProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

/** Ends every subscription of an address, with one button and without signing in. */
export function View({ id, props }: BlockViewProps<NewsletterUnsubscriptionProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('newsletter.unsubscribe')
  const isDead = form.code === 'TOKEN_INVALID'
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.newsletter-unsubscription.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={!form.isDone && !isDead && intro}>
      {form.isDone ? (
        <>
          <FormNotice kind="success" title={text('block.newsletter-unsubscription.done')} takesFocus>
            <p>{text('block.newsletter-unsubscription.doneText')}</p>
          </FormNotice>
          <LinkButton href={localPath('')} label={text('block.newsletter.home')} kind="secondary" />
        </>
      ) : isDead ? (
        <>
          <FormNotice kind="failure" title={form.message} takesFocus>
            <p>{text('block.newsletter-unsubscription.deadText')}</p>
          </FormNotice>
          <LinkButton
            href={localPath(text('block.newsletter-unsubscription.askPath'))}
            label={text('block.newsletter-unsubscription.ask')}
            kind="secondary"
          />{' '}
          <LinkButton
            href={localPath(text('block.newsletter-confirmation.lettersPath'))}
            label={text('block.newsletter-confirmation.letters')}
            kind="secondary"
          />
        </>
      ) : (
        <Form {...formOf(form)}>
          <SubmitButton label={text('block.newsletter-unsubscription.confirm')} />
        </Form>
      )}
    </FormLayout>
  )
}
