import { CallError } from '#api-client/transport/errors.ts'
import { isRecord } from '#schemas/text/is-record.ts'

/** The time and the name of a version. Without an end it becomes the ordinary one. */
export interface PlannedTime {
  readonly startsAt: string
  readonly endsAt: string | null
  readonly name: string | null
}

/** A planned version that another one can replace, with its time and name. */
export interface ReplaceablePlan extends PlannedTime {
  readonly plan: number
}

/** The reason of a refusal, null where it is shown elsewhere, and the planned version that stands in the way alone. */
export interface PlanRefusal {
  readonly reason: string | null
  readonly replaceable: ReplaceablePlan | null
  /** True where a question about the draft is open. */
  readonly isQuestion?: boolean
}

/** Finds the planned version that a refusal names as the only one in the way. */
export function replaceableOf(error: unknown): ReplaceablePlan | null {
  if (!(error instanceof CallError) || error.code !== 'PLAN_OVERLAPS' || !isRecord(error.data)) return null
  const { plan, startsAt, endsAt, name } = error.data
  if (typeof plan !== 'number' || typeof startsAt !== 'string') return null
  return { plan, startsAt, endsAt: typeof endsAt === 'string' ? endsAt : null, name: typeof name === 'string' ? name : null }
}
