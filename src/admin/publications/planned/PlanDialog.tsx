import { CallError } from '#api-client/transport/errors.ts'
import type { SendPlan } from '#composer/planning/use-plan-form.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { Plan } from '#admin/publications/publication-types.ts'
import { useRenewal } from '#admin/publications/use-publications.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { planName } from './plan-words.ts'
import { PlanTimeDialog } from './PlanTimeDialog.tsx'

/** Gives a planned version other dates or another name. */
export function PlanDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const renew = useRenewal()
  const change: SendPlan = async (time) => {
    try {
      const call = admin.plan.change(plan.plan, time)
      lock.watch(call)
      await call
      toast({ text: text('panel.publish.plan.changed') })
      return null
    } catch (error) {
      return { reason: error instanceof CallError ? error.message : text('panel.publish.noAnswer'), replaceable: null }
    } finally {
      void renew()
    }
  }
  return (
    <PlanTimeDialog
      title={text('panel.publish.plan.changeOf', { name: planName(plan, text) })}
      former={plan}
      act={text('panel.publish.plan.save')}
      onSend={change}
      onClose={onClose}
    />
  )
}
