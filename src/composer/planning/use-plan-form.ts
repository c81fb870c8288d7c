import { useState } from 'react'
import { fieldOfInstant, typedInstant } from '#domain/dates/paris-input.ts'
import type { PlannedTime, PlanRefusal } from './plan-refusal.ts'

/** Plans a version with a time, or in the place of a planned one. Answers why that was refused; null once it is done. */
export type SendPlan = (time: PlannedTime, replaces?: number) => Promise<PlanRefusal | null>

interface PlanForm {
  /** The time as it is now; null for a version that is not planned yet. */
  readonly former: PlannedTime | null
  /** The reason against a time that is missing or out of order. */
  readonly order: string
  readonly plan: SendPlan
  readonly onClose: () => void
}

/** The fields of the time and the name of a version as they are typed, and the act. */
export function usePlanForm({ former, order, plan, onClose }: PlanForm) {
  const [fields, setFields] = useState(() => ({
    name: former?.name ?? '',
    starts: fieldOfInstant(former?.startsAt ?? null),
    ends: fieldOfInstant(former?.endsAt ?? null),
  }))
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [offered, setOffered] = useState<PlanRefusal['replaceable']>(null)
  const exact = offered ?? former
  const startsAt = typedInstant(fields.starts, exact?.startsAt ?? null)
  const endsAt = typedInstant(fields.ends, exact?.endsAt ?? null)
  const isOrdered = startsAt !== null && (endsAt === null || Date.parse(endsAt) > Date.parse(startsAt))
  /** Shows a refusal. The time of the planned version in the way is that of the one which replaces it, unless it is changed. */
  const refuse = (refused: PlanRefusal) => {
    const { replaceable } = refused
    setRefusal(refused)
    if (replaceable === null) return
    const { startsAt: starts, endsAt: ends, name } = replaceable
    setOffered(replaceable)
    setFields((typed) => ({ name: typed.name.trim() || (name ?? ''), starts: fieldOfInstant(starts), ends: fieldOfInstant(ends) }))
  }
  const send = async (replaces?: number) => {
    if (startsAt === null || !isOrdered) return setRefusal({ reason: order, replaceable: null })
    setIsBusy(true)
    const refused = await plan({ startsAt, endsAt, name: fields.name.trim() || null }, replaces)
    setIsBusy(false)
    if (refused === null) onClose()
    else refuse(refused)
  }
  const set = (changed: Partial<typeof fields>) => setFields((typed) => ({ ...typed, ...changed }))
  return { fields, set, refusal, offered, isBusy, startsAt, endsAt, isOrdered, send }
}
