import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { emailSchema, typedPasswordSchema } from '#schemas/api/people/account-fields.ts'
import { sessionRowSchema, teamInvitationSchema, teamPersonSchema } from './team-shapes.ts'
import { teamProfiles } from './team-profiles.ts'

const own = { role: 'S', cache: 'N' } as const
const write = { ...own, budget: 'adminWrite' } as const
const ofPerson = z.object({ id: z.coerce.number().pipe(rowIdSchema) })
/** The password of the caller; without it, one that was given within ten minutes counts. */
const password = typedPasswordSchema.nullish()
const profile = z.enum(teamProfiles)
const proof = z.strictObject({ password })
const given = { password: 'trois chats sous la lune' }
const times = { lastSeenAt: '2026-11-28T09:12:00Z' }

/** Lists the team and its invitations. */
export const teamList = defineCall({
  ...own,
  name: 'team.list',
  method: 'GET',
  path: '/team',
  params: z.object({}),
  data: z.object({ people: z.array(teamPersonSchema), invitations: z.array(teamInvitationSchema) }),
  errors: [],
  summary: 'Les personnes de l’équipe, leur profil et leur dernière visite, et les invitations encore ouvertes.',
  example: {
    params: {},
    data: {
      people: [
        {
          ...{ id: 7, email: 'claire@exemple.fr', name: 'Claire Bonnet', profile: 'EDITOR', hasCodes: true, isYou: false },
          ...times,
        },
      ],
      invitations: [
        {
          ...{ id: 3, email: 'marc@exemple.fr', profile: 'AUTHOR', by: 'Lucie Fontanel' },
          ...{ invitedAt: '2026-11-28T09:12:00Z', until: '2026-11-29T09:12:00Z' },
        },
      ],
    },
  },
})

/** Reads where a person of the team is signed in. */
export const teamRead = defineCall({
  ...own,
  name: 'team.read',
  method: 'GET',
  path: '/team/{id}',
  params: ofPerson,
  data: z.object({ sessions: z.array(sessionRowSchema) }),
  errors: [],
  summary: 'Les appareils où une personne de l’équipe est connectée, le plus récent d’abord.',
  example: {
    params: { id: 7 },
    data: { sessions: [{ id: 12, device: 'Firefox, Linux', openedAt: '2026-11-28T08:00:00Z', ...times, isYours: false }] },
  },
})

/** Invites an address to the team. */
export const teamInvite = defineCall({
  ...own,
  name: 'team.invite',
  method: 'POST',
  path: '/team/invitation',
  params: z.object({}),
  body: z.strictObject({ email: emailSchema, profile, word: z.string().trim().max(500).nullish(), password }),
  data: z.object({ invitation: rowIdSchema, until: instantSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'L’invitation est partie.', en: 'The invitation is sent.' },
  budget: 'teamInvite',
  errors: ['REAUTH_REQUIRED'],
  summary:
    'Invite une adresse dans l’équipe avec un profil\u00a0: un lien part par e-mail, qui sert une fois, pendant 24\u00a0heures. Une nouvelle invitation de la même adresse remplace la précédente. Une adresse qui est déjà dans l’équipe est refusée. Demande une preuve récente.',
  example: {
    params: {},
    body: { email: 'marc@exemple.fr', profile: 'AUTHOR', word: 'Bienvenue Marc.', ...given },
    data: { invitation: 3, until: '2026-11-29T09:12:00Z' },
  },
})

/** Withdraws an invitation. */
export const teamWithdraw = defineCall({
  ...write,
  name: 'team.withdraw',
  method: 'DELETE',
  path: '/team/invitation/{invitation}',
  params: z.object({ invitation: z.coerce.number().pipe(rowIdSchema) }),
  body: proof,
  data: z.null(),
  message: { fr: 'L’invitation est retirée.', en: 'The invitation is withdrawn.' },
  errors: ['REAUTH_REQUIRED'],
  summary: 'Retire une invitation\u00a0: son lien n’ouvre plus rien. Demande une preuve récente.',
  example: { params: { invitation: 3 }, body: given, data: null },
})

/** Changes the profile of a person of the team. */
export const teamChange = defineCall({
  ...write,
  name: 'team.change',
  method: 'PUT',
  path: '/team/{id}',
  params: ofPerson,
  body: z.strictObject({ profile, password }),
  data: z.null(),
  message: { fr: 'Le profil est changé.', en: 'The profile is changed.' },
  errors: ['REAUTH_REQUIRED', 'LAST_ADMIN'],
  summary:
    'Donne un autre profil à une personne de l’équipe, qui vaut aussitôt. Une personne au moins garde la gérance. Demande une preuve récente.',
  example: { params: { id: 7 }, body: { profile: 'AUTHOR', ...given }, data: null },
})

/** Removes a person from the team. */
export const teamRemove = defineCall({
  ...write,
  name: 'team.remove',
  method: 'DELETE',
  path: '/team/{id}',
  params: ofPerson,
  body: proof,
  data: z.null(),
  message: { fr: 'Cette personne n’est plus dans l’équipe.', en: 'This person is no longer in the team.' },
  errors: ['REAUTH_REQUIRED', 'LAST_ADMIN'],
  summary:
    'Retire une personne de l’équipe\u00a0: ses appareils sont déconnectés aussitôt, ses brouillons et son compte de membre restent. Une personne au moins garde la gérance. Demande une preuve récente.',
  example: { params: { id: 7 }, body: given, data: null },
})

/** Ends one session of a person of the team. */
export const teamEndSession = defineCall({
  ...write,
  name: 'team.endSession',
  method: 'DELETE',
  path: '/team/{id}/session/{session}',
  params: ofPerson.extend({ session: z.coerce.number().pipe(rowIdSchema) }),
  body: proof,
  data: z.null(),
  message: { fr: 'Cet appareil est déconnecté.', en: 'This device is signed out.' },
  errors: ['REAUTH_REQUIRED'],
  summary: 'Déconnecte un appareil d’une personne de l’équipe. Demande une preuve récente.',
  example: { params: { id: 7, session: 12 }, body: given, data: null },
})

/** The calls of the team. */
export const teamCalls = [teamList, teamRead, teamInvite, teamWithdraw, teamChange, teamRemove, teamEndSession] as const
