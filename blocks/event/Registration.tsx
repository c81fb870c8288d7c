import { calendarPath } from '#i18n/calendar-path.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, usePage, useSite, type FormState } from '#renderer/context.ts'
import { daysOf } from '#renderer/event-days.ts'
import type { EventDetail } from '#schemas/api/content/event-item.ts'
import type { EventProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { ReminderForm } from './ReminderForm.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

interface RegistrationProps {
  readonly id: string
  readonly props: EventProps
  readonly event: EventDetail
}

/** Returns true when places are counted and registration is closed. The form of registration still reminds registered persons. */
const takesNobody = ({ capacity, remaining, registrationOpen }: EventDetail) => remaining === 0 || (capacity !== null && !registrationOpen)

/** How to come: putting one's name down as long as there are places, and the event for one's own calendar. */
export function Registration({ id, props, event }: RegistrationProps) {
  const text = useText()
  const { today, locale } = usePage()
  const defaultLocale = useSite().defaultLang.code
  const form = useForm('element.register')
  const isPast = daysOf(event).lastDay < today
  const isInvited = event.registrationOpen && !isPast
  return (
    <>
      <FormLayout id={id} title={text(isInvited ? 'block.event.register' : 'block.event.registration')}>
        {form.isDone ? (
          <FormNotice kind="success" title={text('block.event.registered')} takesFocus>
            <p>{text('block.event.registeredText')}</p>
          </FormNotice>
        ) : isPast ? (
          <p>{text('block.event.past')}</p>
        ) : (
          <Places props={props} event={event} form={form} />
        )}
        {!isPast && (
          <LinkButton
            href={calendarPath({ locale, defaultLocale }, event.id)}
            label={text('block.event.calendar')}
            kind="secondary"
            icon="calendar"
          />
        )}
      </FormLayout>
      {takesNobody(event) && !isPast && !form.isDone && <ReminderForm id={`${id}-reminder`} />}
    </>
  )
}

interface PlacesProps extends Omit<RegistrationProps, 'id'> {
  readonly form: FormState
}

function Places({ props, event, form }: PlacesProps) {
  const text = useText()
  // Where places are counted, a closed list says so: a visitor must not come without a place.
  const isClosed = event.capacity !== null || form.code === 'REGISTRATION_CLOSED'
  if (!event.registrationOpen) return <p>{text(isClosed ? 'block.event.closed' : 'block.event.free')}</p>
  if (event.remaining === 0)
    return (
      <FormNotice kind={form.code === null ? 'note' : 'failure'} title={text('event.full')} takesFocus={form.code !== null}>
        <p>{text('block.event.fullText')}</p>
      </FormNotice>
    )
  return <RegistrationForm props={props} remaining={event.remaining} form={form} />
}
