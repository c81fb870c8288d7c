import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'

const cookieDomainSchema = z.object({
  /** The domain of the login cookies; null when each host has its own. */
  domain: z.string().nullable(),
  /** The domains that can be set, the shortest first. */
  choices: z.array(z.string()),
})

const example = { domain: 'greffe-plume.example', choices: ['greffe-plume.example', 'www.greffe-plume.example'] }

/** The domain of a site's login cookies, with the domains that can be set. */
export const siteCookieDomain = defineCall({
  name: 'site.cookieDomain',
  method: 'GET',
  path: '/admin/site/cookie-domain',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: cookieDomainSchema,
  errors: [],
  summary:
    'Le domaine des cookies de connexion et ceux que l’on peut choisir\u00a0: les domaines communs à toutes les adresses de production du site, sans suffixe public ni adresse d’un autre site. Null\u00a0: chaque adresse garde les siens.',
  example: { params: {}, data: example },
})

/** Sets the domain of a site's login cookies. */
export const siteSetCookieDomain = defineCall({
  name: 'site.setCookieDomain',
  method: 'PUT',
  path: '/admin/site/cookie-domain',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.object({ domain: z.string().max(253).nullable() }),
  data: cookieDomainSchema,
  message: { fr: 'Le domaine des cookies de connexion est enregistré.', en: 'The domain of the login cookies is saved.' },
  errors: ['CROSS_SITE'],
  summary:
    'Fixe le domaine des cookies de connexion\u00a0: l’un de ceux que propose la lecture, ou null pour l’adresse seule. Les cookies de l’ancien domaine sont effacés à la connexion ou à la déconnexion suivante de chacun.',
  example: { params: {}, body: { domain: 'greffe-plume.example' }, data: example },
})
