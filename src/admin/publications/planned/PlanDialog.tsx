import { useMutation } from '@tanstack/react-query'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { Plan } from '#admin/publications/publication-types.ts'
import { useRenewal } from '#admin/publications/use-publications.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { planName } from './plan-words.ts'
import { PlanTimeDialog, type PlannedTime } from './PlanTimeDialog.tsx'

/** Gives a planned version other dates or another name. */
export function PlanDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const renew = useRenewal()
  const change = useMutation({
    mutationFn: (time: PlannedTime) => {
      const call = admin.plan.change(plan.plan, time)
      lock.watch(call)
      return call
    },
    onSuccess: () => {
      toast({ text: text('panel.publish.plan.changed') })
      onClose()
    },
    onSettled: renew,
  })
  const { error } = change
  return (
    <PlanTimeDialog
      title={text('panel.publish.plan.changeOf', { name: planName(plan, text) })}
      former={plan}
      act={text('panel.publish.plan.save')}
      isBusy={change.isPending}
      refusal={error && (error instanceof CallError ? error.message : text('panel.publish.noAnswer'))}
      onSend={(time) => change.mutate(time)}
      onClose={onClose}
    />
  )
}
