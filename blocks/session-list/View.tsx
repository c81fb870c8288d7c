import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { SessionListProps } from '#schemas/generated/block-props.ts'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { SessionLine } from './SessionLine.tsx'
import styles from './View.module.css'

type Sessions = CallData<'session.list'>

interface SessionListData {
  readonly sessions?: Sessions
}

/** Which a session is among those of the same device and minute that can be signed out. */
function placeAmongAlike(sessions: Sessions, session: Sessions[number]): { number: number; count: number } {
  const minuteOf = ({ createdAt }: Sessions[number]): string => createdAt.slice(0, 'YYYY-MM-DDTHH:MM'.length)
  const alike = sessions.filter((each) => !each.current && each.device === session.device && minuteOf(each) === minuteOf(session))
  return { number: alike.indexOf(session) + 1, count: alike.length }
}

/** The devices that are signed in, and how to sign them out. */
export function View({ id, props, data: { sessions } }: BlockViewProps<SessionListProps, SessionListData>) {
  const text = useText()
  const form = useForm('session.end')
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.session-list.intro')}</p>
  const others = sessions?.filter(({ current }) => !current).length ?? 0
  return (
    <Panel id={id} title={props.title ?? text('block.session-list.title')} intro={intro}>
      {form.isDone && <FormNotice kind="success" title={text('block.session-list.ended')} takesFocus />}
      {form.message !== null && <FormNotice kind="failure" title={form.message} takesFocus />}
      {sessions ? (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              id={`${id}-${session.id}`}
              session={session}
              alike={placeAmongAlike(sessions, session)}
              form={form}
            />
          ))}
        </ul>
      ) : (
        <FormNotice kind="failure">{text('account.failed')}</FormNotice>
      )}
      {others > 0 && (
        <div className={styles.others}>
          <Disclosure summary={text('block.session-list.others')}>
            <div className={styles.confirm}>
              <p>{text('block.session-list.othersText', { count: others })}</p>
              <Form id={`${id}-others`} name="session.end" action={form.action} owner={form.owner} layout="line">
                <SubmitButton label={text('block.session-list.othersConfirm')} kind="danger" />
              </Form>
            </div>
          </Disclosure>
        </div>
      )}
    </Panel>
  )
}
