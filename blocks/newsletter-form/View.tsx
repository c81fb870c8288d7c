import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm } from '#renderer/context.ts'
import { selectedValues, fieldOf, formOf, isTicked } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { NewsletterList } from '#schemas/api/people/newsletter-calls.ts'
import type { NewsletterFormProps } from '#schemas/generated/block-props.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { CheckboxField } from '#ui/forms/fields/CheckboxField.tsx'
import { CheckboxGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { RobotTrap } from '#ui/forms/fields/Honeypot.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

interface NewsletterFormData {
  readonly lists?: readonly NewsletterList[]
}

/** Asks for the site's newsletters; they come once the link that is sent was followed. */
export function View({ id, props, data: { lists } }: BlockViewProps<NewsletterFormProps, NewsletterFormData>) {
  const text = useText()
  const form = useForm('newsletter.subscribe')
  // Where no letter is sent, nothing invites to ask for one.
  const intro = lists?.length === 0 ? undefined : props.intro
  return (
    <FormLayout id={id} title={props.title} intro={intro && <Html as="p" html={intro} />}>
      {form.isDone ? (
        <FormNotice kind="success" title={text('block.newsletter-form.sent')} takesFocus>
          <p>{text('block.newsletter-form.sentText')}</p>
        </FormNotice>
      ) : (
        <Fields lists={lists} />
      )}
    </FormLayout>
  )
}

function Fields({ lists }: NewsletterFormData) {
  const text = useText()
  const form = useForm('newsletter.subscribe')
  if (!lists) return <FormNotice kind="failure">{text('account.failed')}</FormNotice>
  const [first, ...others] = lists
  if (!first) return <p>{text('block.newsletter-form.closed')}</p>
  const isOnlyOne = others.length === 0
  const field = fieldOf(form, 'lists')
  const consent = fieldOf(form, 'consent')
  return (
    <Form
      {...formOf(form)}
      labels={{ email: text('form.email'), lists: text('block.newsletter-form.lists'), consent: null }}
      hidden={isOnlyOne ? { lists: String(first.id) } : {}}
    >
      <TextField {...fieldOf(form, 'email')} label={text('form.email')} type="email" autoComplete="email" required />
      {isOnlyOne ? (
        <p>
          <strong>{first.name}</strong>
          {first.description !== null && <span>{` — ${first.description}`}</span>}
        </p>
      ) : (
        <CheckboxGroup
          name={field.name}
          error={field.error}
          label={text('block.newsletter-form.lists')}
          choices={lists.map((list) => ({ value: String(list.id), label: list.name, hint: list.description ?? undefined }))}
          chosen={selectedValues(form, 'lists')}
        />
      )}
      <RobotTrap label={text('form.trap')} />
      <CheckboxField
        name={consent.name}
        error={consent.error}
        label={text(isOnlyOne ? 'block.newsletter-form.consentOne' : 'block.newsletter-form.consent')}
        defaultChecked={isTicked(form, 'consent')}
        required
      />
      <SubmitButton label={text('block.newsletter-form.send')} />
    </Form>
  )
}
