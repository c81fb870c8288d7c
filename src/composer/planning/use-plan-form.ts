import { useState } from 'react'
import { fieldOfInstant, typedInstant } from '#domain/dates/paris-input.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { planDraft, type PlanRefusal } from './plan-draft.ts'

/** The fields of « Programmer… » as they are typed, and the act. */
export function usePlanForm(onClose: () => void) {
  const text = useComposerText()
  const bench = useWorkbench()
  const [fields, setFields] = useState({ name: '', starts: '', ends: '' })
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [offered, setOffered] = useState<PlanRefusal['replaceable']>(null)
  const startsAt = typedInstant(fields.starts, offered?.startsAt ?? null)
  const endsAt = typedInstant(fields.ends, offered?.endsAt ?? null)
  const isOrdered = startsAt !== null && (endsAt === null || endsAt > startsAt)
  /** Shows a refusal. The time of the planned version in the way is that of the draft which replaces it, unless it is changed. */
  const refuse = (refused: PlanRefusal) => {
    const { replaceable } = refused
    setRefusal(refused)
    if (replaceable === null) return
    const { startsAt: starts, endsAt: ends, name } = replaceable
    setOffered(replaceable)
    setFields((former) => ({ name: former.name.trim() || (name ?? ''), starts: fieldOfInstant(starts), ends: fieldOfInstant(ends) }))
  }
  const send = async (replaces?: number) => {
    if (startsAt === null || !isOrdered) return setRefusal({ reason: text('composer.plan.order'), replaceable: null })
    setIsBusy(true)
    const refused = await planDraft(bench, { startsAt, endsAt, name: fields.name.trim() || null }, replaces)
    setIsBusy(false)
    if (refused === null) onClose()
    else refuse(refused)
  }
  const set = (changed: Partial<typeof fields>) => setFields((former) => ({ ...former, ...changed }))
  return { fields, set, refusal, offered, isBusy, startsAt, endsAt, isOrdered, send }
}
