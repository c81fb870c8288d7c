import { useState } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { cancelMenuPlan, planMenu, type MenuRefusal } from '#admin/pages/menu/publish-menu.ts'
import { usePanel } from '#admin/panel-context.ts'
import { PlanTimeDialog, type PlannedTime } from '#admin/publications/planned/PlanTimeDialog.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useTree } from './tree-context.ts'

function usePlan(onDone: () => void) {
  const text = usePanelText()
  const { admin } = usePanel()
  const { session } = useTree()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = (plan: number) =>
    cancelMenuPlan(admin, session, plan, text).then(
      () => toast({ text: text('panel.publish.plan.cancelled') }),
      (error: MenuRefusal) => toast({ text: error.message, tone: 'stop' }),
    )
  const send = async (time: PlannedTime) => {
    setBusy(true)
    setRefusal(null)
    try {
      const plan = await planMenu(admin, session, time, text)
      toast({ text: text('panel.tree.planned'), acts: [{ label: text('panel.publish.undo'), onAct: () => void cancel(plan) }] })
      onDone()
    } catch (error) {
      setRefusal((error as MenuRefusal).message)
    }
    setBusy(false)
  }
  return { send, isBusy, refusal }
}

function MenuPlanDialog({ onClose }: { readonly onClose: () => void }) {
  const text = usePanelText()
  const { send, isBusy, refusal } = usePlan(onClose)
  return (
    <PlanTimeDialog
      title={text('panel.tree.plan.title')}
      former={null}
      act={text('panel.tree.plan.act')}
      isBusy={isBusy}
      refusal={refusal}
      onSend={(time) => void send(time)}
      onClose={onClose}
    />
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
