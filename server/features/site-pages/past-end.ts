import type { AnsweredNeed } from '#schemas/site-rendering.ts'

/** Whether a list of the page is asked for beyond its last page: nobody is to find that by searching. */
export function isPastEnd(answers: readonly Pick<AnsweredNeed, 'params' | 'value'>[]): boolean {
  return answers.some(({ params: { page, nbItem }, value }) => {
    const total = totalOf(value)
    return typeof page === 'number' && typeof nbItem === 'number' && page > 1 && total !== null && (page - 1) * nbItem >= total
  })
}

function totalOf(value: unknown): number | null {
  return typeof value === 'object' && value !== null && 'total' in value && typeof value.total === 'number' ? value.total : null
}
