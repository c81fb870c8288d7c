import { formatDate } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, usePage } from '#renderer/context.ts'
import { selectedValues, fieldOf, formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { NewsletterSubscriptionProps } from '#schemas/generated/block-props.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { CheckboxGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

interface NewsletterSubscriptionData {
  readonly lists?: CallData<'newsletter.lists'>
  readonly subscription?: CallData<'newsletter.subscription'>
}

/** The newsletters that the person receives, to tick or untick. */
export function View({ id, props, data }: BlockViewProps<NewsletterSubscriptionProps, NewsletterSubscriptionData>) {
  const text = useText()
  const title = props.title ?? text('block.newsletter-subscription.title')
  return (
    <Panel id={id} title={title} intro={props.intro && <Html as="p" html={props.intro} />}>
      <Choices {...data} />
    </Panel>
  )
}

function Choices({ lists, subscription }: NewsletterSubscriptionData) {
  const text = useText()
  const { locale } = usePage()
  const form = useForm('newsletter.update')
  if (!lists || !subscription) return <FormNotice kind="failure">{text('account.failed')}</FormNotice>
  if (lists.length === 0) return <p>{text('block.newsletter-subscription.none')}</p>
  const { consentedAt, email } = subscription
  const field = fieldOf(form, 'lists')
  return (
    <Form {...formOf(form)}>
      {form.isDone && <FormNotice kind="success" title={text('block.newsletter-subscription.saved')} takesFocus />}
      <CheckboxGroup
        name={field.name}
        error={field.error}
        label={text('block.newsletter-subscription.choose')}
        hint={text('block.newsletter-subscription.address', { email })}
        choices={lists.map((list) => ({ value: String(list.id), label: list.name, hint: list.description ?? undefined }))}
        chosen={selectedValues(form, 'lists', subscription.subscribed ? subscription.lists.map(String) : [])}
      />
      {consentedAt !== null && <p>{text('block.newsletter-subscription.since', { date: formatDate(consentedAt, locale) })}</p>}
      <SubmitButton label={text('block.newsletter-subscription.save')} />
    </Form>
  )
}
