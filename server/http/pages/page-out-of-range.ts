import type { AnsweredNeed } from '#schemas/runtime/site-rendering.ts'

type Answer = Pick<AnsweredNeed, 'params' | 'value' | 'pagedBy'>

/** Returns true when a list is requested beyond its last page. */
export function isPageOutOfRange(answers: readonly Answer[]): boolean {
  return answers.some(isEmptyPage)
}

/** Returns true when a calendar is requested for a month without events. Search engines do not index such a page. */
export function isEmptyMonth(answers: readonly Answer[]): boolean {
  return answers.some(isEmptySpan)
}

function isEmptyPage({ params: { page, nbItem }, value, pagedBy }: Answer): boolean {
  const total = totalOf(value)
  return (
    pagedBy === 'page' &&
    typeof page === 'number' &&
    typeof nbItem === 'number' &&
    page > 1 &&
    total !== null &&
    (page - 1) * nbItem >= total
  )
}

/** Only a requested month has both limits: events start before the one and end after the other. */
function isEmptySpan({ params: { startAt, endAt }, value }: Answer): boolean {
  return typeof startAt === 'string' && typeof endAt === 'string' && totalOf(value) === 0
}

function totalOf(value: unknown): number | null {
  return typeof value === 'object' && value !== null && 'total' in value && typeof value.total === 'number' ? value.total : null
}
