import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import type { PlannedTime } from '#composer/planning/plan-refusal.ts'
import { usePlanForm, type SendPlan } from '#composer/planning/use-plan-form.ts'
import styles from '#admin/publications/publications.module.css'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

interface PlanTimeDialogProps {
  readonly title: string
  /** The time as it is now; null for a version that is not planned yet. */
  readonly former: PlannedTime | null
  readonly act: string
  readonly onSend: SendPlan
  readonly onClose: () => void
}

type Form = ReturnType<typeof usePlanForm>

/** The act of the dialog and, where one planned version is in the way, the one that replaces it. */
function PlanActs({ act, form }: { readonly act: string; readonly form: Form }) {
  const text = usePanelText()
  const { isOrdered, isBusy, offered, send } = form
  const state = { busy: isBusy && text('panel.publish.plan.busy'), refusal: !isOrdered && text('panel.publish.plan.order') }
  return (
    <>
      <Button {...(offered === null && { variant: 'primary' })} {...state} onClick={() => void send()}>
        {act}
      </Button>
      {offered !== null && (
        <Button variant="primary" {...state} onClick={() => void send(offered.plan)}>
          {text('panel.publish.plan.replace')}
        </Button>
      )}
    </>
  )
}

/** Asks for the name and the time of a version. */
export function PlanTimeDialog({ title, former, act, onSend, onClose }: PlanTimeDialogProps) {
  const text = usePanelText()
  const form = usePlanForm({ former, order: text('panel.publish.plan.order'), plan: onSend, onClose })
  const { fields, set, refusal } = form
  return (
    <Dialog isOpen onClose={onClose} title={title} acts={<PlanActs act={act} form={form} />}>
      <div className={styles.form}>
        {refusal !== null && refusal.reason !== null && (
          <Note tone="refusal" isAnnounced>
            <p>{refusal.reason}</p>
            {refusal.replaceable !== null && <p>{text('panel.publish.plan.replace.hint')}</p>}
          </Note>
        )}
        <TextField
          label={text('panel.publish.plan.name')}
          isOptional
          maxLength={80}
          value={fields.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <ParisTimeField
          label={text('panel.publish.plan.starts')}
          value={fields.starts}
          onChange={({ currentTarget }) => set({ starts: currentTarget.value })}
        />
        <ParisTimeField
          label={text('panel.publish.plan.ends')}
          isOptional
          value={fields.ends}
          onChange={({ currentTarget }) => set({ ends: currentTarget.value })}
        />
      </div>
    </Dialog>
  )
}
