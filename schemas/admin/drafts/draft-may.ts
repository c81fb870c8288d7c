import type { Right } from '#schemas/admin/resources/rights.ts'

/** How far a person may change the draft of a page: in all, or in its words, pictures and links. */
export const draftMays = ['all', 'words'] as const

/** How far a person may change the draft of a page. */
export type DraftMay = (typeof draftMays)[number]

/** The right that an operation on a draft takes. */
export type OperationRight = Extract<Right, 'pages.words' | 'pages.write'>

/** Says how far the rights of a person let them change the draft of a page. */
export function draftMayOf(rights: readonly Right[]): DraftMay {
  return rights.includes('pages.write') ? 'all' : 'words'
}
