import { useState } from 'react'
import { instantOfParisInput } from '#domain/dates/paris-input.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import { exactInstant } from '#admin/texts/describe-instant.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'

interface PlanDialogProps {
  readonly onClose: () => void
  readonly onPlan: (at: string) => void
}

/** Asks from when on visitors see the item. */
export function PlanDialog({ onClose, onPlan }: PlanDialogProps) {
  const text = useResourceText()
  const [typed, setTyped] = useState('')
  const at = instantOfParisInput(typed)
  const isAhead = at !== null && at.getTime() > systemClock()
  const act = (
    <Button
      variant="primary"
      icon="clock"
      refusal={!isAhead && text('resources.plan.ahead')}
      onClick={() => {
        if (at === null) return
        onClose()
        onPlan(at.toISOString())
      }}
    >
      {text('resources.plan')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('resources.plan.title')} acts={act}>
      <ParisTimeField
        label={text('resources.plan.at')}
        help={at === null ? text('resources.plan.help') : text('resources.plan.read', { when: exactInstant(at.getTime()) })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
    </Dialog>
  )
}
