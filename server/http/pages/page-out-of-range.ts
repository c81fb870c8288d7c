import type { AnsweredNeed } from '#schemas/runtime/site-rendering.ts'

type Answer = Pick<AnsweredNeed, 'params' | 'value' | 'pagedBy'>

/** Returns true when a list of the page is asked for beyond its last page. */
export function isPageOutOfRange(answers: readonly Answer[]): boolean {
  return answers.some(isEmptyPage)
}

/** Returns true when a calendar of the page is asked for a month without anything: nobody is to find that by searching. */
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

/** Only a month that is asked for has both ends: what begins before the one and ends after the other. */
function isEmptySpan({ params: { startAt, endAt }, value }: Answer): boolean {
  return typeof startAt === 'string' && typeof endAt === 'string' && totalOf(value) === 0
}

function totalOf(value: unknown): number | null {
  return typeof value === 'object' && value !== null && 'total' in value && typeof value.total === 'number' ? value.total : null
}
