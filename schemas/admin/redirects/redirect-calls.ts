import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema } from '#schemas/api/base/scalars.ts'
import { MISSED_MAX, REDIRECT_MAX } from './redirect-limits.ts'

const count = z.number().int().nonnegative()
const own = { role: 'A', cache: 'N', path: '/redirect', params: z.object({}) } as const
/** An address as it is typed or pasted, with or without the name of the site. */
const typed = z
  .string()
  .trim()
  .min(1)
  .max(REDIRECT_MAX + 300)

const redirectSchema = z.object({
  /** The address that leads elsewhere, with its language. */
  from: z.string(),
  /** The address that it leads to; null while its page is offline. */
  to: z.string().nullable(),
  /** The title of the page there; null where it is no page. */
  title: z.string().nullable(),
  /** Made by a person, or by the move of a page or of a content. */
  origin: z.enum(['HAND', 'MOVE']),
  since: instantSchema,
  /** True while a page has this address itself. */
  isAsleep: z.boolean(),
})

const missedSchema = z.object({
  path: z.string(),
  count,
  days: z.array(z.object({ day: z.iso.date(), count })),
  isIgnored: z.boolean(),
})

const example = {
  ...{ from: '/nos-tarifs.html', to: '/tarifs', title: 'Tarifs', origin: 'HAND' as const, since: '2026-11-28T09:12:00Z' },
  isAsleep: false,
}

/** Lists the redirects of a site and the addresses that visitors asked for in vain. */
export const redirectList = defineCall({
  ...own,
  name: 'redirect.list',
  method: 'GET',
  data: z.object({
    redirects: z.array(redirectSchema),
    missed: z.array(missedSchema),
    /** The pages that are online, as targets. */
    pages: z.array(z.object({ path: z.string(), title: z.string() })),
  }),
  budget: 'formAnswers',
  errors: [],
  summary:
    'Les adresses qui mènent ailleurs, faites à la main ou laissées par une page déplacée, et les adresses demandées en vain depuis 30\u00a0jours, par jour. Rien de ce que demande un visiteur n’est relié à lui.',
  example: {
    params: {},
    data: {
      redirects: [example],
      missed: [{ path: '/contact.php', count: 12, days: [{ day: '2026-11-27', count: 12 }], isIgnored: false }],
      pages: [{ path: '/tarifs', title: 'Tarifs' }],
    },
  },
})

/** Leads an address to a page, or changes where it leads. */
export const redirectSave = defineCall({
  ...own,
  name: 'redirect.save',
  method: 'PUT',
  body: z.strictObject({
    from: typed,
    to: typed,
    /** The instant of the redirect that is changed, as it was read; null for a new one. */
    seen: instantSchema.nullable(),
  }),
  data: redirectSchema,
  message: { fr: 'L’adresse est redirigée.', en: 'The address is redirected.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary:
    'Redirige une adresse du site vers une page en ligne, ou change sa cible. Refusé à côté du champ\u00a0: une adresse où répond une page, réservée ou déjà redirigée, la même adresse, une boucle, une chaîne, un autre site.',
  example: { params: {}, body: { from: '/nos-tarifs.html', to: '/tarifs', seen: null }, data: example },
})

/** Removes a redirect. */
export const redirectRemove = defineCall({
  ...own,
  name: 'redirect.remove',
  method: 'DELETE',
  body: z.strictObject({ from: typed, seen: instantSchema }),
  data: z.null(),
  message: { fr: 'La redirection est retirée.', en: 'The redirect is removed.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary: 'Retire une redirection\u00a0: son adresse ne mène plus nulle part.',
  example: { params: {}, body: { from: '/nos-tarifs.html', seen: '2026-11-28T09:12:00Z' }, data: null },
})

/** Hides a missing address from the list, or shows it again. */
export const redirectIgnore = defineCall({
  ...own,
  name: 'redirect.ignore',
  method: 'PUT',
  path: '/redirect/missing',
  body: z.strictObject({ path: z.string().min(1).max(MISSED_MAX), isIgnored: z.boolean() }),
  data: z.null(),
  message: { fr: 'C’est fait.', en: 'Done.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Range une adresse demandée en vain parmi les ignorées, ou l’en ressort. Une adresse que personne n’a demandée n’existe pas.',
  example: { params: {}, body: { path: '/contact.php', isIgnored: true }, data: null },
})

/** The calls of redirects and missing addresses. */
export const redirectCalls = [redirectList, redirectSave, redirectRemove, redirectIgnore] as const
