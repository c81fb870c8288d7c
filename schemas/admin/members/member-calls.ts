import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { streamedFileSchema } from '#schemas/api/base/file-response.ts'
import { typedPasswordSchema } from '#schemas/api/people/account-fields.ts'
import { deletionSchema } from '#schemas/api/people/profile-calls.ts'
import { countedShape } from '#schemas/admin/resources/calls/item-shapes.ts'
import { MAX_NOTE_LENGTH } from './member-areas.ts'
import { memberRowSchema, memberSchema } from './member-shapes.ts'

const own = { role: 'A', cache: 'N' } as const
const noChunks: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
}
const ofMember = z.object({ id: z.coerce.number().pipe(rowIdSchema) })
const proof = z.strictObject({ password: typedPasswordSchema.nullish() })
const given = { password: 'trois chats sous la lune' }
const row = {
  ...{ id: 41, email: 'camille.roy@exemple.fr', name: 'Camille Roy' },
  ...{ createdAt: '2026-03-04T10:00:00Z', lastSeenAt: '2026-11-28T09:12:00Z' },
}

/** Lists the members of a site. */
export const memberList = defineCall({
  ...own,
  name: 'member.list',
  method: 'GET',
  path: '/member',
  params: z.object({}),
  list: {
    fields: {
      lastSeenAt: { kind: 'instant', order: true },
      createdAt: { kind: 'instant', filter: false, order: true },
    },
    search: true,
    defaultOrder: 'createdAt:desc',
  },
  data: z.object({ members: z.array(memberRowSchema), ...countedShape }),
  budget: 'formAnswers',
  errors: ['BAD_FILTER'],
  summary:
    'Les comptes des membres, le dernier ouvert d’abord. «\u202fsearch\u202f» cherche dans le nom et l’adresse, «\u202flastSeenAt\u202f» filtre par la dernière visite. Leur nombre est compté jusqu’à 10\u00a0000.',
  example: { params: {}, query: 'search=camille', data: { members: [row], total: 1, hasMore: false } },
})

/** Reads everything that the site stores of a member. */
export const memberRead = defineCall({
  ...own,
  name: 'member.read',
  method: 'GET',
  path: '/member/{id}',
  params: ofMember,
  data: memberSchema,
  budget: 'formAnswers',
  errors: [],
  summary:
    'Un membre\u00a0: son compte, ses appareils, ses commandes, réponses, messages, inscriptions, lettres, accords et demandes, les vingt derniers de chaque sorte, et la note de l’équipe.',
  example: {
    params: { id: 41 },
    data: {
      ...{ ...row, phone: '+33639980012', hasCodes: false, note: 'Préfère être appelée le matin.', sessions: [] },
      areas: [
        {
          area: 'orders',
          total: 1,
          facts: [{ what: '2026-000123', detail: '6 × Cuvée A 2021', amount: 6750, at: '2026-11-02T09:12:00Z' }],
        },
      ],
    },
  },
})

/** Writes the note of the team on a member. */
export const memberNote = defineCall({
  ...own,
  name: 'member.note',
  method: 'PUT',
  path: '/member/{id}/note',
  params: ofMember,
  body: z.strictObject({
    /** Empty or absent: the note is removed. */
    note: z.string().trim().max(MAX_NOTE_LENGTH).nullish(),
    /** The note that was read, absent where there was none: another one that was written meanwhile is not lost. */
    former: z.string().max(MAX_NOTE_LENGTH).nullish(),
  }),
  data: z.null(),
  message: { fr: 'La note est enregistrée.', en: 'The note is saved.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary:
    'Écrit la note de l’équipe sur un membre\u00a0; vide, elle est retirée. Le membre la reçoit dans la copie de ses données. Refusée si une autre personne l’a changée depuis.',
  example: { params: { id: 41 }, body: { note: 'Préfère être appelée le matin.', former: 'Appeler le soir.' }, data: null },
})

/** Ends every session of a member. */
export const memberSignOut = defineCall({
  ...own,
  name: 'member.signOut',
  method: 'DELETE',
  path: '/member/{id}/session',
  params: ofMember,
  data: z.null(),
  message: { fr: 'Ce membre est déconnecté partout.', en: 'This member is signed out everywhere.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Déconnecte un membre de tous ses appareils.',
  example: { params: { id: 41 }, data: null },
})

/** Gives a copy of everything that the site knows of a member. */
export const memberExport = defineCall({
  ...own,
  name: 'member.export',
  method: 'POST',
  path: '/member/{id}/export',
  params: ofMember,
  body: proof,
  data: streamedFileSchema,
  file: 'application/zip',
  budget: 'adminBulk',
  errors: ['REAUTH_REQUIRED'],
  summary: 'La copie de tout ce que le site sait d’un membre, qui l’a demandée\u00a0: un fichier ZIP. Demande une preuve récente.',
  example: { params: { id: 41 }, body: given, data: { filename: 'mes-donnees-2026-11-28.zip', chunks: noChunks } },
})

/** Erases the account of a member. */
export const memberErase = defineCall({
  ...own,
  role: 'S',
  name: 'member.erase',
  method: 'DELETE',
  path: '/member/{id}',
  params: ofMember,
  body: proof,
  data: deletionSchema,
  message: { fr: 'Ce compte est effacé.', en: 'This account is erased.' },
  budget: 'adminWrite',
  errors: ['REAUTH_REQUIRED'],
  summary:
    'Efface le compte d’un membre aussitôt, et dit ce qui est gardé et pourquoi\u00a0; le membre en est averti. Demande une preuve récente.',
  example: {
    params: { id: 41 },
    body: given,
    data: {
      deletedAt: '2026-11-28T09:30:00Z',
      kept: [{ what: 'Commandes et factures', why: 'Obligation comptable', until: '2036-11-28' }],
    },
  },
})

/** The calls of the members. */
export const memberCalls = [memberList, memberRead, memberNote, memberSignOut, memberExport, memberErase] as const
