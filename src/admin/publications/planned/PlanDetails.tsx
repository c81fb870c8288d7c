import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CallError } from '#api-client/transport/errors.ts'
import { Button, buttonClass } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { siteThenAddress } from '#admin/publications/at-date/at-date-address.ts'
import { DocumentPicture } from '#admin/publications/DocumentPicture.tsx'
import { changeAddress, placeOfPlan, type Plan } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { useRenewal } from '#admin/publications/use-publications.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { momentWords, planName } from './plan-words.ts'

const shapes = { WAITING: 'planned', RUNNING: 'live', OVER: 'archived', HELD: 'broken' } as const

/** Takes a planned version out of the calendar. */
function useCancel() {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const renew = useRenewal()
  return useMutation({
    mutationFn: ({ plan }: Plan) => {
      const call = admin.plan.cancel(plan)
      lock.watch(call)
      return call
    },
    onSuccess: (_done, { kind }) =>
      toast({ text: text(kind === 'item' ? 'panel.publish.plan.cancelledItem' : 'panel.publish.plan.cancelled') }),
    onError: (error) => toast({ text: error instanceof CallError ? error.message : text('panel.publish.noAnswer'), tone: 'stop' }),
    onSettled: renew,
  })
}

function Times({ plan }: { readonly plan: Plan }) {
  const text = usePanelText()
  return (
    <dl className={styles.facts}>
      <dt>{text('panel.publish.plan.starts')}</dt>
      <dd>{momentWords(plan.startsAt)}</dd>
      <dt>{text('panel.publish.plan.ends')}</dt>
      <dd>{plan.endsAt === null ? text('panel.publish.plan.forGood') : momentWords(plan.endsAt)}</dd>
      {plan.endsAt !== null && (
        <>
          <dt>{text('panel.publish.plan.around')}</dt>
          <dd>{text(plan.hasOrdinary ? 'panel.publish.plan.ordinary' : 'panel.publish.plan.nothing')}</dd>
        </>
      )}
    </dl>
  )
}

/** Says that a version is checked before its first instant, or lists the faults for which it is held. */
function Check({ plan: { state, hasOrdinary, heldFor, retryAt } }: { readonly plan: Plan }) {
  const text = usePanelText()
  if (state === 'WAITING')
    return <p className={styles.where}>{text(hasOrdinary ? 'panel.publish.plan.checked' : 'panel.publish.plan.checkedAlone')}</p>
  if (state !== 'HELD') return null
  return (
    <section>
      <h3>{text('panel.publish.plan.held')}</h3>
      <ul>
        {heldFor.map(({ blockId, pointer, code, message }) => (
          <li key={`${blockId} ${pointer} ${code}`} className={styles.fault}>
            <Icon name="alert" />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {retryAt !== null && <p className={styles.where}>{text('panel.publish.plan.retry', { when: momentWords(retryAt) })}</p>}
    </section>
  )
}

/** Leads to the site as it will be in the time of a version; one that is online is looked at now. */
function SiteThen({ plan }: { readonly plan: Plan }) {
  const text = usePanelText()
  return (
    <Link to={siteThenAddress(plan)} className={buttonClass({ isWide: true })}>
      <Icon name="eye" />
      {text('panel.atDate.open')}
    </Link>
  )
}

/** Tests if the draft is the ordinary version again, which it is as soon as a version with an end is planned for what visitors see. */
const isAside = ({ kind, state, hasOrdinary, endsAt }: Plan): boolean =>
  kind !== 'item' && state !== 'OVER' && hasOrdinary && endsAt !== null

function Acts({ plan }: { readonly plan: Plan }) {
  const text = usePanelText()
  const cancel = useCancel()
  const [isOpen, setIsOpen] = useState(false)
  const isOver = plan.state === 'OVER'
  return (
    <div className={styles.acts} data-keep-clear="">
      {!isOver && plan.kind !== 'item' && <SiteThen plan={plan} />}
      {!isOver && (
        <Button isWide icon="clock" onClick={() => setIsOpen(true)}>
          {text('panel.publish.plan.change')}
        </Button>
      )}
      <Link to={changeAddress(placeOfPlan(plan))} className={buttonClass({ isWide: true })}>
        <Icon name="pencil" />
        <span>{text(isAside(plan) ? 'panel.publish.plan.changeOrdinary' : 'panel.publish.change')}</span>
      </Link>
      {!isOver && (
        <Button
          variant="subtle"
          className={styles.last}
          busy={cancel.isPending && text('panel.publish.plan.busy')}
          onClick={() => cancel.mutate(plan)}
        >
          {text('panel.publish.plan.cancel')}
        </Button>
      )}
      {isOpen && <PlanDialog plan={plan} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** A planned version: its time, and the acts on it. */
export function PlanDetails({ plan }: { readonly plan: Plan }) {
  const text = usePanelText()
  const name = planName(plan, text)
  return (
    <aside className={styles.details} aria-label={text('panel.publish.about', { name })}>
      <State kind={shapes[plan.state]}>{text(`panel.publish.plan.state.${plan.state}`)}</State>
      <h2>{name}</h2>
      <DocumentPicture document={placeOfPlan(plan)} version={plan.savedAt} isWide />
      <p className={styles.where}>
        <span>{text('panel.publish.plan.preparedBy', { name: plan.savedBy?.name ?? text('panel.publish.deletedAuthor') })}</span>{' '}
        <ChangedAt instant={plan.savedAt} />
      </p>
      <Times plan={plan} />
      <Check plan={plan} />
      {isAside(plan) && <p className={styles.where}>{text('panel.publish.plan.correct')}</p>}
      <Acts plan={plan} />
    </aside>
  )
}
