import type { AdminCallData } from '#schemas/admin/calls.ts'

/** A thread of notes on a block of the draft. */
export type Thread = AdminCallData['note.list'][number]

/** The reading of the notes: they are on their way, were read, or could not be read yet. */
export type NotesState = 'reading' | 'read' | 'failed'
