import { Button } from '#kit/buttons/Button.tsx'
import { State, type StateKind } from '#kit/feedback/State.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { DataView } from '#admin/lists/DataView.tsx'
import { usePanel } from '#admin/panel-context.ts'
import calm from '#admin/settings/calm.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { explainFault, requestPlaceOf } from './explain-mail.ts'
import styles from './mails.module.css'
import { isWhole, MAILS_ON_PAGE, type ListedMail, type MailsView } from './mails-view.ts'
import { useMails, useSendAgain } from './use-mails.ts'
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

interface ListProps {
  readonly view: MailsView
  readonly onPage: (page: number) => void
}

/** The mails of a page of the list. */
export function MailsList({ view, onPage }: ListProps) {
  const text = useMailsText()
  const nobody = <span className={calm.faint}>{text('mails.noAddress')}</span>
  const fields: readonly TableField<ListedMail>[] = [
    { id: 'what', header: text('mails.what'), isName: true, cell: ({ kind }) => sayKind(kind, text) },
    { id: 'to', header: text('mails.to'), className: styles.to, cell: ({ recipient }) => recipient || nobody },
    { id: 'when', header: text('mails.when'), className: calm.when, cell: ({ createdAt }) => <ChangedAt instant={createdAt} /> },
    { id: 'outcome', header: text('mails.stateHead'), className: styles.outcome, cell: (mail) => <Outcome mail={mail} /> },
  ]
  return (
    <DataView
      query={useMails(view)}
      fields={fields}
      keyOf={({ id }) => id}
      rowProps={() => ({ className: calm.row })}
      tableClass={calm.table}
      actions={{ className: calm.act, cell: (mail) => <Act mail={mail} /> }}
      view={{ page: view.page, size: MAILS_ON_PAGE, isWhole: isWhole(view), onPage }}
      icon="send"
      words={{
        label: text('mails.list'),
        failed: [text('mails.failed'), text('mails.failedText')],
        empty: [text('mails.empty'), text('mails.emptyText')],
        none: [text('mails.none'), text('mails.noneText')],
      }}
    />
  )
}
