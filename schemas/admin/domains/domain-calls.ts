import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { typedPasswordSchema } from '#schemas/api/people/account-fields.ts'

const own = { role: 'A', cache: 'N', params: z.object({}) } as const
const cookieSchema = z.object({ domain: z.string().nullable(), choices: z.array(z.string()) })
const host = z.string()

/** Lists the domains of a site and the domain of its login cookies. */
export const domainList = defineCall({
  ...own,
  name: 'domain.list',
  method: 'GET',
  path: '/domain',
  data: z.object({
    domains: z.array(
      z.object({
        host,
        kind: z.enum(['dev', 'prod']),
        /** True for the address that search engines learn. */
        isMain: z.boolean(),
        /** False until the host was seen to lead to the site: it shows it under construction. */
        isProven: z.boolean(),
        /** False for the only host of an open site. */
        isReleasable: z.boolean(),
        /** True where the chosen domain of the cookies reaches it; without one each address has its own. */
        isCovered: z.boolean(),
      }),
    ),
    cookie: cookieSchema,
  }),
  errors: [],
  summary: 'Les noms de domaine du site, celui que les moteurs apprennent, et le domaine des cookies de connexion.',
  example: {
    params: {},
    data: {
      domains: [{ host: 'www.tellier.example', kind: 'prod', isMain: true, isProven: true, isReleasable: false, isCovered: true }],
      cookie: { domain: null, choices: ['tellier.example', 'www.tellier.example'] },
    },
  },
})

/** Asks each domain from outside for a proof that it leads to this site. */
export const domainCheck = defineCall({
  ...own,
  name: 'domain.check',
  method: 'GET',
  path: '/domain/check',
  data: z.object({
    checks: z.array(z.object({ host, state: z.enum(['HERE', 'ELSEWHERE', 'NO_RECORD', 'NO_HTTPS', 'PRIVATE', 'UNREACHABLE', 'TRIAL']) })),
  }),
  budget: 'adminBulk',
  errors: [],
  summary:
    'Demande à chaque nom de domaine, de l’extérieur, la preuve qu’il mène à ce site\u00a0: ici, ailleurs, sans enregistrement, sans certificat, vers un réseau privé, injoignable, ou domaine d’essai.',
  example: { params: {}, data: { checks: [{ host: 'www.tellier.example', state: 'HERE' }] } },
})

/** Gives a host back. */
export const domainRelease = defineCall({
  ...own,
  role: 'S',
  name: 'domain.release',
  method: 'POST',
  path: '/domain/release',
  body: z.strictObject({ host: z.string().min(1).max(253), password: typedPasswordSchema.nullish() }),
  data: z.null(),
  message: { fr: 'L’adresse est rendue.', en: 'The address is given back.' },
  budget: 'adminWrite',
  errors: ['NOT_FOUND', 'LAST_HOST', 'REAUTH_REQUIRED'],
  summary:
    'Rend un nom de domaine du site\u00a0: il ne mène plus ici, et un autre site peut le prendre. Le seul d’un site ouvert est refusé. Demande une preuve récente.',
  example: { params: {}, body: { host: 'www.tellier.example', password: 'trois chats sous la lune' }, data: null },
})

/** Sets the domain of the login cookies. */
export const domainCookie = defineCall({
  ...own,
  name: 'domain.cookie',
  method: 'PUT',
  path: '/domain/cookie',
  body: z.strictObject({ domain: z.string().max(253).nullable() }),
  data: cookieSchema,
  message: { fr: 'Le domaine des cookies de connexion est enregistré.', en: 'The domain of the login cookies is saved.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Fixe le domaine des cookies de connexion\u00a0: l’un de ceux que propose la lecture, ou null pour que chaque adresse garde les siens.',
  example: { params: {}, body: { domain: 'tellier.example' }, data: { domain: 'tellier.example', choices: ['tellier.example'] } },
})

/** The calls of domains. */
export const domainCalls = [domainList, domainCheck, domainRelease, domainCookie] as const
