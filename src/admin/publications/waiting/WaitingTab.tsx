import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import { Button, buttonClass } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { FailedQuery } from '#admin/screens/QueryState.tsx'
import listStyles from '#admin/lists/lists.module.css'
import { usePanel } from '#admin/panel-context.ts'
import { keyOf, type Plan, type Waiting } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { useNextPlans, usePublish, useWaiting, type AskedAct } from '#admin/publications/use-publications.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { PublicationQuestions } from './PublicationQuestions.tsx'
import type { PublicationRefusal } from './refusal.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { useChosen } from './use-chosen.ts'
import { useWaitingKeys } from './use-waiting-keys.ts'
import { WaitingDetails } from './WaitingDetails.tsx'
import { WaitingTable } from './WaitingTable.tsx'

interface Shown {
  readonly refusal: PublicationRefusal
  readonly chosen: readonly Waiting[]
}

function Documents({ documents, plans }: { readonly documents: readonly Waiting[]; readonly plans: readonly Plan[] }) {
  const text = usePanelText()
  const { person, start } = usePanel()
  const mayPublish = start.rights.some((right) => right.endsWith('.publish'))
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const { chosen, keys, choose } = useChosen(documents, person.id)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const publish = usePublish({ onRefusal: (refusal) => setShown(refusal && { refusal, chosen }), onQuestions: setAsked })
  const send = (wanted: readonly Waiting[], confirmed: readonly QuestionName[] = []) =>
    !publish.isPending && wanted.length > 0 && publish.mutate({ chosen: wanted, confirmed })
  useWaitingKeys(list, { onChoose: (key) => choose([key], !keys.has(key)), onPublish: () => mayPublish && send(chosen) })
  const looked = documents.find((document) => keyOf(document) === current) ?? documents[0]
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <div ref={list} className={styles.body} role="region" aria-label={text('panel.publish.now')} tabIndex={0}>
          {shown && <RefusalNote refusal={shown.refusal} chosen={shown.chosen} onPublish={(others) => send(others)} />}
          <WaitingTable
            documents={documents}
            plans={plans}
            chosen={keys}
            current={looked ? keyOf(looked) : null}
            onChoose={choose}
            onCurrent={setCurrent}
          />
        </div>
        <footer className={styles.foot}>
          <p role="status">{text('panel.publish.chosen', { count: chosen.length, total: documents.length })}</p>
          <p className={styles.keys}>
            <FormattedMessage id="panel.publish.keys" values={{ k: (key) => <Kbd>{key.map(String).join('')}</Kbd> }} />
          </p>
          {mayPublish && (
            <Button
              variant={shown ? 'default' : 'primary'}
              icon="send"
              busy={publish.isPending && text('panel.publish.busy')}
              refusal={chosen.length === 0 && text('panel.publish.chooseFirst')}
              onClick={() => send(chosen)}
            >
              {text('panel.publish.send', { count: chosen.length })}
            </Button>
          )}
        </footer>
      </div>
      {looked && <WaitingDetails document={looked} />}
      {asked && (
        <PublicationQuestions
          questions={asked.questions}
          onClose={() => setAsked(null)}
          onPublish={(confirmed) => {
            setAsked(null)
            send(asked.chosen, confirmed)
          }}
        />
      )}
    </div>
  )
}

/** Documents that are edited and not published: those that are chosen are published together. */
export function WaitingTab() {
  const text = usePanelText()
  const waiting = useWaiting()
  const plans = useNextPlans()
  if (waiting.isPending)
    return (
      <div role="status" aria-label={text('panel.loading')} className={styles.grey}>
        <AfterDelay>
          <Skeleton width="60%" />
          <Skeleton width="48%" />
          <Skeleton width="54%" />
        </AfterDelay>
      </div>
    )
  if (waiting.data === undefined)
    return (
      <FailedQuery query={waiting} title={text('panel.list.failedTitle')}>
        {text('panel.publish.failed')}
      </FailedQuery>
    )
  if (waiting.data.length === 0 && plans.length === 0)
    return (
      <EmptyState
        icon="circle-check"
        title={text('panel.publish.emptyTitle')}
        acts={
          <Link to="/pages" className={buttonClass({})}>
            <Icon name="files" />
            {text('panel.publish.emptyAct')}
          </Link>
        }
      >
        <p>{text('panel.publish.empty')}</p>
        <ul className={listStyles.follows}>
          {(['panel.publish.empty.changes', 'panel.publish.empty.together', 'panel.publish.empty.undo'] as const).map((line) => (
            <li key={line}>
              <Icon name="check" />
              <span>{text(line)}</span>
            </li>
          ))}
        </ul>
      </EmptyState>
    )
  return <Documents documents={waiting.data} plans={plans} />
}
