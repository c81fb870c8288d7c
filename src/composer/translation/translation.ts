import type { AdminCallData } from '#schemas/admin/calls.ts'

/** The texts of a page that are to be reviewed in the language that is edited. */
export type Translation = AdminCallData['page.translation']

/** A text to review, with what it was and is in the language of the site. */
export type TextToReview = Translation['texts'][number]
