import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { State, type StateKind } from '#kit/feedback/State.tsx'
import table from '#admin/lists/table.module.css'
import { usePanel } from '#admin/panel-context.ts'
import calm from '#admin/settings/calm.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { explainFault, requestPlaceOf } from './explain-mail.ts'
import styles from './mails.module.css'
import type { ListedMail } from './mails-view.ts'
import { useSendAgain } from './use-mails.ts'
import { sayKind, useMailsText, type MailsText } from './use-mails-text.ts'

const shapes: Readonly<Record<ListedMail['state'], StateKind>> = { QUEUED: 'planned', SENT: 'live', FAILED: 'broken', WITHHELD: 'archived' }

function sayState({ state, attempts }: ListedMail, text: MailsText): string {
  if (state === 'QUEUED' && attempts > 0) return text('mails.said.tried', { count: attempts })
  if (state === 'FAILED' && attempts > 1) return text('mails.said.failedAfter', { count: attempts })
  return text(`mails.said.${state}`)
}

/** The state of a mail, its reason in a sentence, and the way to write it again where its text is gone. */
function Outcome({ mail }: { readonly mail: ListedMail }) {
  const text = useMailsText()
  const { state, error, canSend, kind } = mail
  return (
    <>
      <State kind={shapes[state]}>{sayState(mail, text)}</State>
      {state === 'WITHHELD' && <p className={calm.detail}>{text('mails.withheld')}</p>}
      {error !== null && state !== 'SENT' && (
        <p className={calm.detail}>
          <span title={`${text('mails.error.words')} : ${error}`}>{text(`mails.error.${explainFault(error)}`)}</span>
        </p>
      )}
      {state === 'FAILED' && !canSend && <p className={calm.detail}>{text(`mails.anew.${requestPlaceOf(kind)}`)}</p>}
    </>
  )
}

function Act({ mail: { id, kind, state, recipient, canSend } }: { readonly mail: ListedMail }) {
  const text = useMailsText()
  const { start } = usePanel()
  const { send, isBusy } = useSendAgain()
  if (!canSend || !start.rights.includes('settings.write')) return null
  const words = state === 'QUEUED' ? 'mails.now' : 'mails.again'
  return (
    <Button
      size="small"
      busy={isBusy && text('mails.busy')}
      aria-label={text(`${words}.of`, { kind: sayKind(kind, text), to: recipient })}
      onClick={() => void send(id)}
    >
      {text(words)}
    </Button>
  )
}

function Row({ mail }: { readonly mail: ListedMail }) {
  const text = useMailsText()
  const { kind, recipient, createdAt } = mail
  return (
    <tr className={calm.row}>
      <th scope="row">{sayKind(kind, text)}</th>
      <td className={styles.to}>{recipient === '' ? <span className={calm.faint}>{text('mails.noAddress')}</span> : recipient}</td>
      <td className={calm.when}>
        <ChangedAt instant={createdAt} />
      </td>
      <td className={styles.outcome}>
        <Outcome mail={mail} />
      </td>
      <td className={calm.act}>
        <Act mail={mail} />
      </td>
    </tr>
  )
}

/** The mails of a page of the list. */
export function MailsTable({ mails }: { readonly mails: readonly ListedMail[] }) {
  const text = useMailsText()
  return (
    <table className={classNames(table.table, calm.table)} aria-label={text('mails.list')}>
      <thead>
        <tr>
          <th scope="col">{text('mails.what')}</th>
          <th scope="col">{text('mails.to')}</th>
          <th scope="col">{text('mails.when')}</th>
          <th scope="col">{text('mails.stateHead')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} />
        ))}
      </tbody>
    </table>
  )
}
