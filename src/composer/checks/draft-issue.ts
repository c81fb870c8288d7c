import type { AdminCallData } from '#schemas/admin/calls.ts'

/** A reason that stops a publication, with the block and the field that it is about. */
export type DraftIssue = AdminCallData['draft.issues'][number]
