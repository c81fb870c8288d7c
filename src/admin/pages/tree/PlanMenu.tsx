import { useState } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { planMenu, withdrawMenuPlan, type MenuRefusal } from '#admin/pages/menu/publish-menu.ts'
import { usePanel } from '#admin/panel-context.ts'
import { PlanTimeDialog } from '#admin/publications/planned/PlanTimeDialog.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { SendPlan } from '#composer/planning/use-plan-form.ts'
import { useTree } from './tree-context.ts'

type Planned = Awaited<ReturnType<typeof planMenu>>

/** Plans the menu as it is edited, and says so with the way back. */
function usePlan(): SendPlan {
  const text = usePanelText()
  const { admin } = usePanel()
  const { session } = useTree()
  const withdraw = (planned: Planned) =>
    withdrawMenuPlan(admin, session, planned, text).then(
      () => toast({ text: text(planned.former ? 'panel.publish.plan.replacedBack' : 'panel.publish.plan.cancelled') }),
      (error: MenuRefusal) => toast({ text: error.message, tone: 'stop' }),
    )
  return async (time, replaces) => {
    try {
      const planned = await planMenu(admin, session, { ...time, ...(replaces !== undefined && { replaces }) }, text)
      const undo = { label: text('panel.publish.undo'), onAct: () => void withdraw(planned) }
      toast({ text: text(planned.former ? 'panel.tree.replaced' : 'panel.tree.planned'), acts: [undo] })
      return null
    } catch (error) {
      const { message: reason, replaceable } = error as MenuRefusal
      return { reason, replaceable }
    }
  }
}

/** Asks when visitors see the menu as it is edited. */
export function MenuPlanDialog({ onClose }: { readonly onClose: () => void }) {
  const text = usePanelText()
  const plan = usePlan()
  return (
    <PlanTimeDialog title={text('panel.tree.plan.title')} former={null} act={text('panel.tree.plan.act')} onSend={plan} onClose={onClose} />
  )
}

/** Plans the menu as it is edited for later. */
export function PlanMenu() {
  const text = usePanelText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="clock" size="medium" label={text('panel.tree.plan')} onClick={() => setOpen(true)} />
      {isOpen && <MenuPlanDialog onClose={() => setOpen(false)} />}
    </>
  )
}
