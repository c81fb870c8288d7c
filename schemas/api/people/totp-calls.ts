import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { typedPasswordSchema } from './account-fields.ts'

const codeSchema = z.string().min(1).max(40)

/** Starts a two-factor set-up and returns the secret. Nothing changes before the first code. */
export const totpStart = defineCall({
  name: 'totp.start',
  method: 'POST',
  path: '/user/totp',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.object({ password: typedPasswordSchema.nullish(), code: codeSchema.nullish() }),
  data: z.object({ secret: z.string(), otpauth: z.string() }),
  message: {
    fr: 'Ajoutez ce compte à votre application, puis saisissez le code qu’elle affiche.',
    en: 'Add this account to your application, then enter the code that it shows.',
  },
  errors: ['CROSS_SITE', 'REAUTH_REQUIRED', 'TOTP_REQUIRED', 'TOTP_INVALID'],
  summary: 'Donne un secret pour une application de codes\u00a0; rien ne change avant qu’un code l’ait confirmé.',
  example: {
    params: {},
    body: {},
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauth:
        'otpauth://totp/Greffe%20%26%20Plume:camille.roy%40example.org?issuer=Greffe%20%26%20Plume&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
})

/** Enables two-factor login and returns the recovery codes once. */
export const totpEnable = defineCall({
  name: 'totp.enable',
  method: 'PUT',
  path: '/user/totp',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.object({ code: codeSchema, password: typedPasswordSchema.nullish() }),
  data: z.object({ recoveryCodes: z.array(z.string()).length(10) }),
  message: {
    fr: 'Un code sera demandé à chaque connexion. Conservez vos dix codes de secours\u00a0: ils ne seront plus montrés.',
    en: 'A code will be asked for each time you sign in. Keep your ten recovery codes: they will not be shown again.',
  },
  errors: ['CROSS_SITE', 'REAUTH_REQUIRED', 'TOTP_INVALID'],
  summary:
    'Active les codes de connexion, avec une preuve récente et le premier code, et donne dix codes de secours, chacun pour une fois.',
  example: {
    params: {},
    body: { code: '123456' },
    data: {
      recoveryCodes: [
        'k7mq-x2pd-9fhv-3wte',
        'b4ns-8rjc-y6ga-z5uk',
        'p3he-w9tm-2xcv-q7sd',
        'f8ka-5ynr-j4bg-u6we',
        'd2vt-m7pc-x9hs-8qzn',
        'r6gj-3ekw-a5yb-t4mf',
        'u9cx-h2sn-v7dp-k3ra',
        'w5tq-6bzm-g8je-n4yh',
        'y3fd-p9ka-c6ut-x2vs',
        'z8rw-4gne-m5qh-b7jc',
      ],
    },
  },
})

/** Disables two-factor login, also for former administrators. */
export const totpDisable = defineCall({
  name: 'totp.disable',
  method: 'DELETE',
  path: '/user/totp',
  role: 'A',
  alsoWithCodes: true,
  cache: 'N',
  params: z.object({}),
  body: z.object({ code: codeSchema, password: typedPasswordSchema.nullish() }),
  data: z.null(),
  message: { fr: 'Aucun code ne sera plus demandé à la connexion.', en: 'No code will be asked for any more.' },
  errors: ['CROSS_SITE', 'REAUTH_REQUIRED', 'TOTP_INVALID'],
  summary:
    'Désactive les codes de connexion, avec une preuve récente et un code ou un code de secours ; ouvert à tout membre qui en a gardé.',
  example: { params: {}, body: { code: '123456' }, data: null },
})
