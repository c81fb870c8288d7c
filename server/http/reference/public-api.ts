import { calls } from '#schemas/api/calls.ts'
import { publicCalls } from '#server/http/api/public-calls.ts'
import type { DescribedApi } from './open-api.ts'

const ownPages = {
  '/openapi.json': {
    get: {
      operationId: 'reference.openApi',
      tags: ['reference'],
      summary: 'Ce document.',
      security: [],
      responses: {
        200: { description: 'La description OpenAPI de l’API.', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  },
  '/docs': {
    get: {
      operationId: 'reference.page',
      tags: ['reference'],
      summary: 'La référence de l’API, à lire.',
      security: [],
      responses: { 200: { description: 'Une page HTML.', content: { 'text/html': { schema: { type: 'string' } } } } },
    },
  },
}

/** Page at the address of a call, for browsers. */
const unsubscribePath = '/newsletter/unsubscribe/{token}'
const unsubscribePage = {
  operationId: 'newsletter.unsubscribePage',
  tags: ['newsletter'],
  summary: 'Mène à la page de désinscription, pour les messageries qui ouvrent l’adresse au lieu de l’appeler.',
  security: [],
  parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 303: { description: 'L’adresse de la page, dans Location.' } },
}

/** Description of the public API. */
export const publicApi: DescribedApi = {
  base: publicCalls.base,
  calls,
  description: 'Les appels du site\u00a0: contenu, réglages et visites. Chaque réponse JSON a trois clés, success, data et message.',
  otherPaths: { ...ownPages, [unsubscribePath]: { get: unsubscribePage } },
}
