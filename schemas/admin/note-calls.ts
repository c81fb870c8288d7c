import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { blockIdSchema, instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from './author.ts'
import { documentParams as params, exampleDocument as given } from './document-params.ts'

/** Limit of a note, in characters. */
const MAX_NOTE_LENGTH = 2000

const path = '/draft/{kind}/{id}/{locale}/note'
const own = { role: 'A', cache: 'N', params } as const
const ofNote = params.extend({ note: z.coerce.number().pipe(rowIdSchema) })
const writtenAt = '2026-11-27T13:12:07Z'
const claire = { id: 7, name: 'Claire Roy' }

const noteSchema = z.object({
  ...{ note: rowIdSchema, text: z.string(), writtenBy: authorSchema, writtenAt: instantSchema },
  /** True for the note of a person who is in the team of the site no longer. */
  hasAuthorLeft: z.boolean(),
})
const threadSchema = noteSchema.extend({
  /** The block that the thread is about; the draft may no longer have it. */
  block: z.string(),
  answers: z.array(noteSchema),
  resolvedBy: authorSchema,
  resolvedAt: instantSchema.nullable(),
})

/** Lists the threads of notes on a draft. */
export const noteList = defineCall({
  ...own,
  name: 'note.list',
  method: 'GET',
  path,
  data: z.array(threadSchema),
  errors: [],
  summary:
    'Les notes laissées sur les éléments du brouillon, par fil, les plus anciennes d’abord. Elles suivent leur élément, restent quand il est retiré, et ne sont jamais publiées.',
  example: {
    params: given,
    data: [
      {
        ...{ note: 1, block: 'b7f2', text: 'Douze, avec le crémant\u202f?', writtenBy: claire, writtenAt, hasAuthorLeft: false },
        ...{ answers: [], resolvedBy: null, resolvedAt: null },
      },
    ],
  },
})

/** Leaves a note on a block, or answers one. */
export const noteAdd = defineCall({
  ...own,
  name: 'note.add',
  method: 'POST',
  path,
  body: z.strictObject({
    block: blockIdSchema,
    text: z.string().min(1).max(MAX_NOTE_LENGTH),
    /** The first note of the thread that is answered. */
    thread: rowIdSchema.nullish(),
  }),
  data: z.object({ note: rowIdSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'La note est là.', en: 'The note is there.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Laisse une note sur un élément du brouillon, ou répond à une note.',
  example: { params: given, body: { block: 'b7f2', text: 'Douze, avec le crémant\u202f?' }, data: { note: 1 } },
})

/** Resolves a thread of notes, or opens it again. */
export const noteResolve = defineCall({
  ...own,
  name: 'note.resolve',
  method: 'PUT',
  path: `${path}/{note}`,
  params: ofNote,
  body: z.strictObject({ isResolved: z.boolean() }),
  data: z.null(),
  message: { fr: 'C’est noté.', en: 'It is noted.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Dit qu’un fil de notes est réglé, ou le rouvre.',
  example: { params: { ...given, note: 1 }, body: { isResolved: true }, data: null },
})

/** Deletes a note of the caller, or of a person who has left the team. */
export const noteRemove = defineCall({
  ...own,
  name: 'note.remove',
  method: 'DELETE',
  path: `${path}/{note}`,
  params: ofNote,
  data: z.null(),
  message: { fr: 'La note est supprimée.', en: 'The note is deleted.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Supprime une note que l’on a laissée, ou celle d’une personne qui n’est plus dans l’équipe, avec ses réponses. Elle se rétablit pendant trente jours, puis elle est effacée.',
  example: { params: { ...given, note: 1 }, data: null },
})

/** Brings back a deleted note; the right is that of its deletion. */
export const noteRestore = defineCall({
  ...own,
  name: 'note.restore',
  method: 'POST',
  path: `${path}/{note}/restoration`,
  params: ofNote,
  body: z.strictObject({}),
  data: z.null(),
  message: { fr: 'La note est rétablie.', en: 'The note is back.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Rétablit une note supprimée depuis moins de trente jours, avec ses réponses. Une note qui n’est pas supprimée reste comme elle est.',
  example: { params: { ...given, note: 1 }, body: {}, data: null },
})
