import type { pageAccess, pageAccessState } from '#schemas/admin/page-access.ts'

/** Readers of a page, as the panel sets them. */
export type PageAccess = (typeof pageAccess)[number]

const rules: Readonly<Record<PageAccess, readonly string[]>> = {
  EVERYBODY: [],
  GUESTS: ['guest'],
  MEMBERS: ['member'],
  SHOP: ['shop'],
}

/** The rules of access of a page for its readers. */
export const middlewareFor = (access: PageAccess): string[] => [...rules[access]]

/** The readers that the rules of access of a page let in. */
export function accessOf(middleware: readonly string[]): (typeof pageAccessState)[number] {
  const found = Object.entries(rules).find(([, names]) => names.join(' ') === middleware.join(' '))
  return (found?.[0] as PageAccess | undefined) ?? 'OTHER'
}
