import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { honeypotFields } from '#schemas/api/base/honeypot-fields.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import {
  emailSchema,
  fieldCode,
  mailTokenSchema,
  newPasswordSchema,
  personNameSchema,
  profileFields,
  typedPasswordSchema,
} from './account-fields.ts'

/** An opened session: the token for programs and its site. Browsers receive both as cookies. */
export const openedSessionSchema = z.object({ token: z.string(), idSite: rowIdSchema })

/** An opened session. */
export type OpenedSession = z.infer<typeof openedSessionSchema>

/** An opened session after a registration, with the page to open next. */
export const confirmedRegistrationSchema = openedSessionSchema.extend({ target: z.string().nullable() })

/** An opened session after a registration. */
export type ConfirmedRegistration = z.infer<typeof confirmedRegistrationSchema>

/** The next step after an address was entered: its owner follows a mailed link. */
export const confirmByMailSchema = z.object({ email: z.string(), next: z.literal('CONFIRM') })

const openedExample = { token: '5vJ0yYkq3S8m1uQ2rT7wXz4aBcDeFgHiJkLmNoPqRsT', idSite: 37 }
const mailToken = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

/** Requests an account. The owner of an existing one is notified by mail, and the response is the same. */
export const userRegister = defineCall({
  name: 'user.register',
  method: 'POST',
  path: '/register',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({
    email: emailSchema,
    password: newPasswordSchema,
    ...profileFields,
    firstname: personNameSchema,
    lastname: personNameSchema,
    // An absent box is not ticked.
    useTermsAccepted: z
      .boolean()
      .nullable()
      .refine((accepted) => accepted === true, fieldCode('USE_TERMS_REQUIRED'))
      .prefault(null),
    newsletter: z.boolean().nullish(),
    // A path of the site to open after the confirmation. Any other is dropped.
    target: z.string().max(1000).nullish(),
    ...honeypotFields,
  }),
  data: confirmByMailSchema,
  status: 202,
  budget: 'register',
  message: {
    fr: 'Un message vient d’être envoyé à cette adresse\u00a0: suivez ce qu’il indique.',
    en: 'A message has just been sent to this address: please follow it.',
  },
  errors: ['CROSS_SITE', 'MINOR'],
  summary: 'Demande un compte\u00a0; la réponse est la même pour une adresse connue. Le lien reçu vaut vingt-quatre heures.',
  example: {
    params: {},
    body: {
      email: 'camille.roy@example.org',
      password: 'trois chats sous la lune',
      firstname: 'Camille',
      lastname: 'Roy',
      phone: '06 39 98 00 12',
      birthdate: '1987-04-02',
      useTermsAccepted: true,
      newsletter: false,
      target: '/commande',
    },
    data: { email: 'camille.roy@example.org', next: 'CONFIRM' },
  },
})

/** Confirms a registration with the mailed token and its password, so that no one confirms the registration of a stranger. */
export const userConfirmRegistration = defineCall({
  name: 'user.confirmRegistration',
  method: 'POST',
  path: '/register/confirm',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ token: mailTokenSchema, password: typedPasswordSchema }),
  data: confirmedRegistrationSchema,
  budget: 'confirm',
  message: { fr: 'Votre compte est ouvert.', en: 'Your account is open.' },
  errors: ['CROSS_SITE', 'BAD_CREDENTIALS', 'TOKEN_INVALID'],
  summary:
    'Ouvre le compte demandé, avec le jeton reçu et le mot de passe choisi\u00a0; les autres demandes de la même adresse tombent. «\u202ftarget\u202f» est la page du site d’où venait l’inscription.',
  example: {
    params: {},
    body: { token: mailToken, password: 'trois chats sous la lune' },
    data: { ...openedExample, target: '/commande' },
  },
})

/** Logs in and opens a session of a day. */
export const userLogin = defineCall({
  name: 'user.login',
  method: 'POST',
  path: '/login',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ email: z.string().min(1).max(254), password: typedPasswordSchema, code: z.string().max(40).nullish() }),
  data: openedSessionSchema,
  budget: 'login',
  message: { fr: 'Connexion réussie.', en: 'You are signed in.' },
  errors: ['CROSS_SITE', 'BAD_CREDENTIALS', 'TOTP_REQUIRED', 'TOTP_INVALID'],
  summary:
    'Connecte une personne pour vingt-quatre heures\u00a0; le code n’est demandé que si elle l’a activé. Les cookies «\u202ftoken\u202f» et «\u202fidSite\u202f» vont avec.',
  example: {
    params: {},
    body: { email: 'camille.roy@example.org', password: 'trois chats sous la lune', code: '123456' },
    data: openedExample,
  },
})

/** Logs out. Succeeds without a session. */
export const userLogout = defineCall({
  name: 'user.logout',
  method: 'POST',
  path: '/logout',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  data: z.null(),
  message: { fr: 'Déconnexion effectuée.', en: 'You are signed out.' },
  errors: ['CROSS_SITE'],
  summary: 'Met fin à cette session, ici et sur tous les serveurs, et efface les deux cookies.',
  example: { params: {}, data: null },
})

/** Requests a link to reset the password. */
export const passwordAskReset = defineCall({
  name: 'password.askReset',
  method: 'PUT',
  path: '/password/reset/ask',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ email: emailSchema }),
  data: z.null(),
  status: 202,
  budget: 'reset',
  message: {
    fr: 'Si un compte existe à cette adresse, un lien vient d’y être envoyé.',
    en: 'If there is an account at this address, a link has just been sent to it.',
  },
  errors: ['CROSS_SITE'],
  summary: 'Demande un lien pour choisir un autre mot de passe\u00a0; il vaut une heure, et le dernier demandé seul.',
  example: { params: {}, body: { email: 'camille.roy@example.org' }, data: null },
})

/** Resets the password with the mailed token. A weak password does not use up the token, and no session is opened. */
export const passwordReset = defineCall({
  name: 'password.reset',
  method: 'PUT',
  path: '/password/reset',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ token: mailTokenSchema, password: newPasswordSchema }),
  data: z.null(),
  budget: 'reset',
  message: {
    fr: 'Votre mot de passe est changé. Connectez-vous avec le nouveau.',
    en: 'Your password has been changed. Sign in with the new one.',
  },
  errors: ['CROSS_SITE', 'TOKEN_INVALID'],
  summary: 'Choisit un autre mot de passe avec le jeton reçu, et met fin à toutes les sessions du compte.',
  example: { params: {}, body: { token: mailToken, password: 'quatre chats sous la lune' }, data: null },
})
