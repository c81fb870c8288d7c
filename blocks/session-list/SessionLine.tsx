import { formatDayAndTime } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage, type FormState } from '#renderer/context.ts'
import type { CallData } from '#schemas/api/calls.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import styles from './View.module.css'

interface SessionLineProps {
  readonly id: string
  readonly session: CallData<'session.list'>[number]
  /** Which of those that its words would not tell apart: those of one device and minute. */
  readonly alike: { readonly number: number; readonly count: number }
  readonly form: Pick<FormState, 'action' | 'owner'>
}

/** One signed-in device, and the button that signs it out when it is not this one. */
export function SessionLine({ id, session, alike, form: { action, owner } }: SessionLineProps) {
  const text = useText()
  const { locale } = usePage()
  const device = session.device || text('block.session-list.unknown')
  const since = formatDayAndTime(session.createdAt, locale)
  const about = { device, date: since, ...alike }
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.device}>
          <span>{device}</span>
          {session.current && <span className={`label ${styles.current}`}>{text('block.session-list.current')}</span>}
        </p>
        <p className={styles.when}>
          <time dateTime={session.createdAt}>{text('block.session-list.since', { date: since })}</time>
          <time dateTime={session.lastSeenAt}>
            {text('block.session-list.seen', { date: formatDayAndTime(session.lastSeenAt, locale) })}
          </time>
        </p>
      </div>
      {!session.current && (
        <Form id={id} name="session.end" action={action} owner={owner} layout="line" hidden={{ id: String(session.id) }}>
          <SubmitButton
            label={text('block.session-list.end')}
            kind="secondary"
            about={text(alike.count > 1 ? 'block.session-list.endAboutAlike' : 'block.session-list.endAbout', about)}
          />
        </Form>
      )}
    </li>
  )
}
