import { useId, type FormEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import { standingNow } from '#composer/bar/page-standing.ts'
import { agreeToAll, questionsOf } from '#composer/checks/publication-questions.ts'
import { Question } from '#composer/checks/QuestionsDialog.tsx'
import { isShell } from '#composer/shells/shell-facts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { PlanBar } from './PlanBar.tsx'
import { planConsequence } from './plan-consequence.ts'
import styles from './planning.module.css'
import { planDraft } from './plan-draft.ts'
import type { PlanRefusal } from './plan-refusal.ts'
import { usePlanForm } from './use-plan-form.ts'

interface PlanActsProps extends Pick<ReturnType<typeof usePlanForm>, 'isBusy' | 'offered'> {
  readonly form: string
  /** True where a question about the draft is open. */
  readonly isAsked: boolean
  readonly onSend: (replaces?: number) => Promise<void>
}

function PlanActs({ form, isBusy, offered, isAsked, onSend }: PlanActsProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const busy = isBusy && text('composer.plan.busy')
  const planAllTheSame = () => {
    agreeToAll(bench)
    void onSend(offered?.plan)
  }
  return (
    <>
      <Button type="submit" form={form} {...(offered === null && !isAsked && { variant: 'primary' })} icon="clock" busy={busy}>
        {text('composer.plan.act')}
      </Button>
      {offered !== null && !isAsked && (
        <Button variant="primary" busy={busy} onClick={() => void onSend(offered.plan)}>
          {text('composer.plan.replace')}
        </Button>
      )}
      {isAsked && (
        <Button variant="primary" icon="clock" busy={busy} onClick={planAllTheSame}>
          {text('composer.plan.all-the-same')}
        </Button>
      )}
    </>
  )
}

function PlanRefusalNote({ refusal: { reason, replaceable, isQuestion = false } }: { readonly refusal: PlanRefusal }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const questions = isQuestion ? questionsOf(bench) : []
  return (
    <Note tone="refusal" isAnnounced>
      <p>{reason}</p>
      {questions.map((each) => (
        <Question key={each.question} asked={each} />
      ))}
      {replaceable !== null && <p>{text('composer.plan.replace.hint')}</p>}
    </Note>
  )
}

/** Plans the draft as a version with a time of its own. */
export function PlanDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const form = useId()
  const bench = useWorkbench()
  const { fields, set, refusal, offered, isBusy, startsAt, endsAt, isOrdered, send } = usePlanForm({
    former: null,
    order: text('composer.plan.order'),
    plan: (time, replaces) => planDraft(bench, time, replaces),
    onClose,
  })
  const isSeen = isShell(bench) || standingNow(bench.store.client, bench.standing) === 'ONLINE'
  const [presence, after] = planConsequence({ isShell: isShell(bench), isSeen, hasEnd: endsAt !== null })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.plan.title')}
      width={560}
      hint={text('composer.plan.undone')}
      acts={
        <>
          <PlanActs form={form} isBusy={isBusy} offered={offered} isAsked={refusal?.isQuestion === true} onSend={send} />
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        {refusal !== null && <PlanRefusalNote refusal={refusal} />}
        <TextField
          label={text('composer.plan.name')}
          isOptional
          maxLength={80}
          value={fields.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <div className={styles.times}>
          <ParisTimeField
            label={text('composer.plan.starts')}
            value={fields.starts}
            data-autofocus
            onChange={({ currentTarget }) => set({ starts: currentTarget.value })}
          />
          <ParisTimeField
            label={text('composer.plan.ends')}
            isOptional
            value={fields.ends}
            onChange={({ currentTarget }) => set({ ends: currentTarget.value })}
          />
        </div>
        {isOrdered && startsAt !== null && <PlanBar name={fields.name.trim()} startsAt={startsAt} endsAt={endsAt} isSeen={isSeen} />}
        <Note tone="consequence">
          <p>
            <b>{text(presence)}</b>
          </p>
          <p>{text(after)}</p>
        </Note>
      </form>
    </Dialog>
  )
}
