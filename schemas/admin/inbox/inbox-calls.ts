import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { answeredFileSchema, attachmentSchema } from '#schemas/api/base/file-response.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from '#schemas/admin/author.ts'
import { countedShape } from '#schemas/admin/resources/calls/item-shapes.ts'
import { inboxErase, inboxHoldings, UNERASED_LENGTH } from './inbox-erasure.ts'
import { inboxChangeMany } from './inbox-many-call.ts'
import { fileExample, itemExample, rowExample } from './inbox-examples.ts'
import {
  inboxCountsSchema,
  inboxItemSchema,
  inboxKinds,
  inboxRowSchema,
  inboxStates,
  NOTE_LENGTH,
  REPLY_LENGTH,
  shownInboxStates,
} from './inbox-shapes.ts'

const own = { role: 'A', cache: 'N' } as const
const byId = z.object({ id: rowIdSchema })
const changed = { ...own, params: byId, data: inboxItemSchema, budget: 'adminWrite', versioned: true } as const
const given = { params: { id: 41 }, data: itemExample } as const

const fields = {
  kind: { kind: 'enum', options: inboxKinds },
  state: { kind: 'enum', options: shownInboxStates },
  form: { kind: 'id' },
  assignee: { kind: 'id' },
  receivedAt: { kind: 'instant', order: true },
  urgency: { kind: 'number', filter: false, order: true },
} as const

/** Lists what visitors have sent. */
export const inboxList = defineCall({
  ...own,
  name: 'inbox.list',
  method: 'GET',
  path: '/inbox',
  params: z.object({}),
  list: { fields, search: true, defaultOrder: 'receivedAt:desc' },
  data: z.object({ items: z.array(inboxRowSchema), ...countedShape }),
  budget: 'formAnswers',
  errors: ['BAD_FILTER'],
  summary:
    'Ce que les visiteurs ont envoyé\u00a0: réponses aux formulaires (FORM), messages (MESSAGE), inscriptions (REGISTRATION) et demandes sur les données personnelles (PRIVACY), le dernier d’abord. L’ordre «\u202furgency\u202f» met les échéances légales devant. Sans filtre «\u202fstate\u202f», ni les envois de robots (SPAM) ni la corbeille (TRASHED) n’y sont. Leur nombre est compté jusqu’à 10\u00a0000\u00a0; au-delà, «\u202fhasMore\u202f» dit qu’il y en a plus.',
  example: { params: {}, query: 'state=NEW,READ&orderBy=urgency', data: { items: [rowExample], total: 1, hasMore: false } },
})

/** Counts what waits. */
export const inboxCount = defineCall({
  ...own,
  name: 'inbox.count',
  method: 'GET',
  path: '/inbox/count',
  params: z.object({}),
  data: inboxCountsSchema,
  errors: [],
  summary: 'Combien d’envois sont nouveaux (NEW), lus et sans réponse (READ), ou ouverts avec une échéance légale («\u202fdue\u202f»).',
  example: { params: {}, data: { NEW: 3, READ: 1, due: 1 } },
})

/** Lists who may deal with an item. */
export const inboxTeam = defineCall({
  ...own,
  name: 'inbox.team',
  method: 'GET',
  path: '/inbox/team',
  params: z.object({}),
  data: z.object({ team: z.array(authorSchema.unwrap()) }),
  errors: [],
  summary: 'Les administrateurs à qui un envoi peut être confié\u00a0: ceux qui ont le droit de le lire.',
  example: { params: {}, data: { team: [{ id: 7, name: 'Sophie Marchand' }] } },
})

/** Reads one item. Reading changes nothing: the panel marks it as read by a change of its state. */
export const inboxRead = defineCall({
  ...own,
  name: 'inbox.read',
  method: 'GET',
  path: '/inbox/{id}',
  params: byId,
  data: inboxItemSchema,
  budget: 'formAnswers',
  errors: [],
  summary:
    'Un envoi entier\u00a0: questions et réponses, fichiers, note, réponses déjà parties, états possibles, adresse d’où part une réponse et celle où l’on y répond.',
  example: given,
})

/** One file of an item, as an attachment. */
export const inboxFile = defineCall({
  ...own,
  name: 'inbox.file',
  method: 'GET',
  path: '/inbox/{id}/file/{file}',
  params: z.object({ id: rowIdSchema, file: z.uuid() }),
  data: attachmentSchema,
  file: 'application/octet-stream',
  budget: 'formAnswers',
  errors: [],
  summary:
    'Un fichier d’un envoi, en pièce jointe, sous le type lu dans ses octets à la réception. Son ouverture est inscrite au journal des administrateurs.',
  example: {
    params: { id: 41, file: fileExample },
    data: { filename: 'Projet de statuts.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) },
  },
})

/** Changes the state, the assignee or the note of an item. */
export const inboxChange = defineCall({
  ...changed,
  name: 'inbox.change',
  method: 'PUT',
  path: '/inbox/{id}',
  body: z.strictObject({
    state: z.enum(inboxStates).optional(),
    assignee: rowIdSchema.nullish(),
    /** Empty: the note is removed. */
    note: z.string().max(NOTE_LENGTH).nullish(),
    /** Why a request to erase is closed while there is something to erase. */
    unerasedReason: z.string().min(1).max(UNERASED_LENGTH).nullish(),
  }),
  message: { fr: 'C’est noté.', en: 'It is noted.' },
  errors: ['STALE_VERSION', 'INBOX_ERASURE'],
  summary:
    'Change l’état d’un envoi, la personne qui le suit («\u202fassignee\u202f», null pour personne) ou la note de l’équipe. Une demande sur les données personnelles qui est close l’est au registre aussi, et ne se rouvre pas\u00a0; une demande d’effacement ne se clôt, tant qu’il reste à effacer, qu’avec une raison («\u202funerasedReason\u202f»).',
  example: { ...given, body: { state: 'READ', assignee: 7 } },
})

/** Answers an item by mail. */
export const inboxReply = defineCall({
  ...changed,
  name: 'inbox.reply',
  method: 'POST',
  path: '/inbox/{id}/reply',
  body: z.strictObject({ message: z.string().min(1).max(REPLY_LENGTH) }),
  idempotent: true,
  status: 201,
  message: { fr: 'La réponse part.', en: 'The reply is on its way.' },
  errors: ['STALE_VERSION', 'INBOX_UNANSWERABLE'],
  summary:
    'Répond par mail, de l’adresse de la maison, avec ce que le visiteur avait écrit. L’envoi est alors répondu (ANSWERED)\u00a0; une demande d’effacement reste ouverte tant qu’il reste à effacer. La réponse du visiteur arrive à «\u202freplyTo\u202f», pas ici.',
  example: { ...given, body: { message: 'Bonjour,\nvolontiers.' } },
})

/** Puts an item into the trash. */
export const inboxRemove = defineCall({
  ...changed,
  name: 'inbox.remove',
  method: 'DELETE',
  path: '/inbox/{id}',
  message: { fr: 'C’est dans la corbeille, pour 30\u00a0jours.', en: 'It is in the trash, for 30 days.' },
  errors: ['STALE_VERSION', 'INBOX_KEPT'],
  summary:
    'Met un envoi à la corbeille\u00a0; il est effacé avec ses fichiers 30\u00a0jours après. Une inscription et une demande sur les données personnelles n’y vont pas.',
  example: given,
})

/** Takes an item out of the trash. */
export const inboxRestore = defineCall({
  ...changed,
  name: 'inbox.restore',
  method: 'POST',
  path: '/inbox/{id}/restoration',
  message: { fr: 'C’est sorti de la corbeille.', en: 'It is out of the trash.' },
  errors: ['STALE_VERSION'],
  summary: 'Sort un envoi de la corbeille.',
  example: given,
})

/** Exports the items that a query finds as a file for a spreadsheet. */
export const inboxExport = defineCall({
  ...own,
  name: 'inbox.export',
  method: 'GET',
  path: '/inbox/export',
  params: z.object({}),
  list: { fields, search: true, defaultOrder: 'receivedAt:desc', paged: false },
  data: answeredFileSchema,
  file: 'text/csv',
  budget: 'adminBulk',
  errors: ['BAD_FILTER'],
  summary:
    'Tous les envois que les filtres choisissent, en CSV\u00a0: une colonne par question. Aucune cellule n’est une formule. Le fichier est inscrit au journal des administrateurs.',
  example: { params: {}, query: 'kind=FORM&form=3', data: { filename: 'messages-2026-11-27.csv', bytes: new Uint8Array([239, 187, 191]) } },
})

/** The calls of the inbox. */
export const inboxCalls = [
  ...[inboxList, inboxCount, inboxTeam, inboxExport, inboxRead, inboxFile],
  ...[inboxChange, inboxChangeMany, inboxReply, inboxRemove, inboxRestore],
  ...[inboxHoldings, inboxErase],
] as const
