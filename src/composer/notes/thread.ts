import type { AdminCallData } from '#schemas/admin/calls.ts'

/** A thread of notes on a block of the draft. */
export type Thread = AdminCallData['note.list'][number]
