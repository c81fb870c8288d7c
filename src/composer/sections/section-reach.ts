import type { AdminCallData } from '#schemas/admin/calls.ts'

type Uses = AdminCallData['reference.list']

/** The pages that visitors see with a section. `isMore`: some uses are not named, so there may be more pages. */
export interface SectionReach {
  readonly pages: number
  readonly isMore: 'yes' | 'no'
}

/** Counts the pages that visitors see with a section. */
export function sectionReach({ uses, total }: Uses): SectionReach {
  const pages = uses.filter(({ kind, versions }) => kind === 'page' && versions.some(({ state }) => state === 'PUBLISHED')).length
  return { pages, isMore: total > uses.length ? 'yes' : 'no' }
}
