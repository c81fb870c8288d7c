import { eventDays, eventTimes } from '#i18n/format/event-times.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath, usePage } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { RegistrationView } from '#schemas/api/content/event-calls.ts'
import type { EventCancellationProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

interface EventCancellationData {
  /** Null when the link gives nothing back. */
  readonly registration?: RegistrationView | null
}

/** The event and the places that the button gives back. */
function Places({ registration: { event, seats } }: { readonly registration: RegistrationView }) {
  const text = useText()
  const { locale } = usePage()
  if (event === null) return null
  const times = eventTimes(event, locale)
  return (
    <p>
      <strong>{event.title}</strong>
      <br />
      <span>{text('block.event-cancellation.places', { day: eventDays(times, text), hours: times.hours, count: seats })}</span>
    </p>
  )
}

function Intro({ html }: { readonly html: string | undefined }) {
  const text = useText()
  return html ? <Html as="p" html={html} /> : <p>{text('block.event-cancellation.intro')}</p>
}

/** The notice of a link that gives nothing back, without a button. */
function DeadLink({ takesFocus }: { readonly takesFocus: boolean }) {
  const text = useText()
  return (
    <FormNotice kind="failure" title={text('block.event-cancellation.dead')} takesFocus={takesFocus}>
      <p>{text('block.event-cancellation.deadText')}</p>
    </FormNotice>
  )
}

/** Gives back the places taken at an event with one button: the link alone changes nothing, since mail programs open links too. */
export function View({ id, props, data: { registration } }: BlockViewProps<EventCancellationProps, EventCancellationData>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('element.cancelRegistration')
  const isDone = form.isDone || registration?.status === 'CANCELLED'
  const toEvents = props.listHref && <LinkButton href={localPath(props.listHref)} label={text('event.all')} kind="secondary" />
  if (!isDone && (registration === null || form.code === 'TOKEN_INVALID')) {
    return (
      <FormLayout id={id} title={props.title}>
        <DeadLink takesFocus={form.code !== null} />
        {toEvents}
      </FormLayout>
    )
  }
  return (
    <FormLayout id={id} title={props.title} intro={!isDone && <Intro html={props.intro} />}>
      {isDone ? (
        <>
          <FormNotice kind="success" title={text('block.event-cancellation.done')} takesFocus={form.isDone}>
            <p>{text('block.event-cancellation.doneText')}</p>
          </FormNotice>
          {toEvents}
        </>
      ) : (
        <Form {...formOf(form)}>
          {registration && <Places registration={registration} />}
          <SubmitButton label={text('block.event-cancellation.cancel')} />
        </Form>
      )}
    </FormLayout>
  )
}
