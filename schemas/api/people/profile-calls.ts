import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema } from '#schemas/api/base/scalars.ts'
import { emailSchema, mailTokenSchema, newPasswordSchema, profileFields, typedPasswordSchema } from './account-fields.ts'
import { userExample, userSchema } from './user.ts'

/** Retained data of a deleted account, with the reason and the end date; null when another event ends it. */
export const retainedItemSchema = z.object({ what: z.string(), why: z.string(), until: z.iso.date().nullable() })

/** Retained data of a deleted account. */
export type RetainedItem = z.infer<typeof retainedItemSchema>

/** The result of an account deletion. */
export const deletionSchema = z.object({ deletedAt: instantSchema, kept: z.array(retainedItemSchema) })

/** The result of an account deletion. */
export type Deletion = z.infer<typeof deletionSchema>

/** Changes the profile of the caller. A new address is active once its owner has confirmed it. */
export const userUpdate = defineCall({
  name: 'user.update',
  method: 'PUT',
  path: '/user',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  body: z.object({ ...profileFields, email: emailSchema.optional(), password: typedPasswordSchema.nullish() }),
  data: userSchema,
  message: { fr: 'Vos informations sont enregistrées.', en: 'Your details are saved.' },
  errors: ['CROSS_SITE', 'REAUTH_REQUIRED', 'MINOR'],
  summary:
    'Change son propre profil\u00a0: absent, inchangé\u00a0; null, effacé, sauf le prénom et le nom, toujours demandés. Une nouvelle adresse demande une preuve récente, et vaut une fois confirmée.',
  example: {
    params: {},
    body: { email: 'neuf@example.org', password: 'trois chats sous la lune' },
    data: { ...userExample, pendingEmail: 'neuf@example.org' },
  },
})

/** Confirms a new address. */
export const userConfirmEmail = defineCall({
  name: 'user.confirmEmail',
  method: 'POST',
  path: '/user/email/confirm',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ token: mailTokenSchema }),
  data: z.null(),
  budget: 'confirm',
  message: { fr: 'Votre nouvelle adresse est en service.', en: 'Your new address is in use.' },
  errors: ['CROSS_SITE', 'TOKEN_INVALID'],
  summary: 'Met en service une nouvelle adresse, prévient l’ancienne et met fin aux autres sessions.',
  example: { params: {}, body: { token: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' }, data: null },
})

/** Changes the password of the caller. */
export const userChangePassword = defineCall({
  name: 'user.changePassword',
  method: 'PUT',
  path: '/user/password',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  body: z.object({ password: typedPasswordSchema, newPassword: newPasswordSchema }),
  data: z.null(),
  message: {
    fr: 'Votre mot de passe est changé, et vos autres appareils sont déconnectés.',
    en: 'Your password has been changed, and your other devices are signed out.',
  },
  errors: ['CROSS_SITE'],
  summary: 'Change son mot de passe en donnant l’actuel\u00a0; les autres sessions prennent fin.',
  example: { params: {}, body: { password: 'trois chats sous la lune', newPassword: 'quatre chats sous la lune' }, data: null },
})

/** Deletes the account of the caller immediately. */
export const userDelete = defineCall({
  name: 'user.delete',
  method: 'DELETE',
  path: '/user',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  body: z.object({ password: typedPasswordSchema.nullish() }),
  data: deletionSchema,
  message: { fr: 'Votre compte est supprimé.', en: 'Your account has been deleted.' },
  errors: ['CROSS_SITE', 'REAUTH_REQUIRED', 'LAST_ADMIN'],
  summary: 'Supprime son compte aussitôt, et dit ce qui est gardé et pourquoi.',
  example: {
    params: {},
    body: { password: 'trois chats sous la lune' },
    data: {
      deletedAt: '2026-11-20T09:30:00Z',
      kept: [{ what: 'Commandes et factures', why: 'Obligation comptable', until: '2036-11-20' }],
    },
  },
})
