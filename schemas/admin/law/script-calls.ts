import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { typedPasswordSchema } from '#schemas/api/people/account-fields.ts'

const own = { role: 'S', cache: 'N' } as const
const hash = z.string().regex(/^[0-9a-f]{16}$/)
/** Longest script, in characters. The store counts its bytes. */
const SCRIPT_LENGTH = 20_000
const source = z.string().max(SCRIPT_LENGTH)
const example = { source: 'console.info("mesure")', hash: '0123456789abcdef' }

/** Reads the script that pages load after consent. */
export const scriptRead = defineCall({
  ...own,
  name: 'script.read',
  method: 'GET',
  path: '/script',
  params: z.object({}),
  data: z.object({ source, hash }),
  errors: [],
  summary: 'Lit le programme que les pages chargent après accord, et l’empreinte qui le nomme.',
  example: { params: {}, data: example },
})

/** Replaces the script that pages load after consent. */
export const scriptUpdate = defineCall({
  ...own,
  name: 'script.update',
  method: 'PUT',
  path: '/script',
  params: z.object({}),
  body: z.strictObject({
    source,
    /** Hash of the script that was read: another one is refused. */
    hash,
    /** The password of the caller; without it, one that was given within ten minutes counts. */
    password: typedPasswordSchema.nullish(),
  }),
  data: z.object({ source, hash }),
  budget: 'adminWrite',
  verbatim: true,
  message: { fr: 'Le programme est remplacé.', en: 'The script is replaced.' },
  errors: ['REAUTH_REQUIRED', 'STALE_VERSION'],
  summary:
    'Remplace le programme que les pages chargent après accord, hors paiement\u00a0; vide, il est retiré. Demande une preuve récente. Chaque essai refusé est inscrit au journal.',
  example: { params: {}, body: { ...example, password: 'trois chats sous la lune' }, data: example },
})

/** The calls of the script of a site. */
export const scriptCalls = [scriptRead, scriptUpdate] as const
