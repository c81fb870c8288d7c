import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { State } from '#kit/feedback/State.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './approval.module.css'
import { useApprovals, type DraftApprovals } from './use-approvals.ts'

type Review = DraftApprovals['reviews'][number]

function stateOf({ answer, isCurrent }: Review) {
  if (answer === null) return { kind: 'planned', id: 'composer.approval.waiting' } as const
  if (answer === 'CHANGES') return { kind: 'modified', id: 'composer.approval.changes' } as const
  return isCurrent
    ? ({ kind: 'live', id: 'composer.approval.approved' } as const)
    : ({ kind: 'modified', id: 'composer.approval.outdated' } as const)
}

function ReviewLine({ review }: { readonly review: Review }) {
  const text = useComposerText()
  const { kind, id } = stateOf(review)
  return (
    <li className={styles.line}>
      {review.reviewer && <Avatar name={review.reviewer.name} />}
      <b>{review.reviewer?.name ?? text('composer.share.nobody')}</b>
      <State kind={kind}>{text(id)}</State>
      <span className={styles.meta}>
        <DateAndTime at={review.answeredAt ?? review.askedAt} />
      </span>
      {review.reply !== '' && <q className={styles.reply}>{review.reply}</q>}
    </li>
  )
}

function Colleague({ name }: { readonly name: string }) {
  return (
    <span className={styles.colleague}>
      <Avatar name={name} />
      <span>{name}</span>
    </span>
  )
}

function Request({
  approvals,
  chosen,
  onChoose,
}: {
  approvals: DraftApprovals
  chosen: readonly number[]
  onChoose: (id: number) => void
}) {
  const text = useComposerText()
  const { reviews, colleagues } = approvals
  return (
    <>
      <fieldset className={styles.people}>
        <legend>{text('composer.approval.whom')}</legend>
        {colleagues.length === 0 && <p className={styles.meta}>{text('composer.approval.nobody')}</p>}
        <div className={styles.colleagues}>
          {colleagues.map(({ id, name }) => (
            <Checkbox key={id} label={<Colleague name={name} />} checked={chosen.includes(id)} onChange={() => onChoose(id)} />
          ))}
        </div>
      </fieldset>
      {reviews.length > 0 && (
        <section className={styles.former}>
          <h3>{text('composer.approval.former')}</h3>
          <ul>
            {reviews.map((review) => (
              <ReviewLine key={review.review} review={review} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Asks colleagues to read the draft as it is, and shows their answers. */
export function ApprovalDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const { approvals, isBusy, ask, retry } = useApprovals()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [word, setWord] = useState('')
  const choose = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const send = async () => {
    if (await ask(chosen, word)) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.approval.title')}
      width={520}
      hint={text('composer.approval.mails', { count: chosen.length })}
      acts={
        <Button
          variant="primary"
          icon="send"
          busy={isBusy && text('composer.approval.asking')}
          refusal={chosen.length === 0 && text('composer.approval.choose')}
          onClick={() => void send()}
        >
          {text('composer.approval.ask', { count: chosen.length })}
        </Button>
      }
    >
      {approvals === null && (
        <AfterDelay>
          <Skeleton width="60%" />
        </AfterDelay>
      )}
      {approvals === 'failed' && (
        <Note tone="refusal" isAnnounced>
          {text('composer.approval.unread')}{' '}
          <Button variant="link" onClick={retry}>
            {text('composer.open.retry')}
          </Button>
        </Note>
      )}
      {approvals !== null && approvals !== 'failed' && (
        <div className={styles.body}>
          <Request approvals={approvals} chosen={chosen} onChoose={choose} />
          <TextArea
            label={text('composer.approval.word')}
            isOptional
            maxLength={1000}
            value={word}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
          <Note tone="consequence">{text(approvals.isRequired ? 'composer.approval.required' : 'composer.approval.exact')}</Note>
        </div>
      )}
    </Dialog>
  )
}
