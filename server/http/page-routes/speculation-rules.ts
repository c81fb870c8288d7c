import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { standaloneSegments } from '#domain/urls/standalone-path.ts'
import { openFile } from '#server/http/guards/route-policies.ts'

/** Where the rules are, as the header that every page carries says it. */
export const SPECULATION_RULES = '"/speculation-rules.json"'

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Nothing of pages of another policy, of files and of acts is fetched in advance.
          {
            not: {
              href_matches: standaloneSegments.flatMap((segment) => [`/${segment}`, `/${segment}/*`, `/*/${segment}`, `/*/${segment}/*`]),
            },
          },
          { not: { href_matches: '/*\\?*(^|&)from=*' } },
          { not: { selector_matches: '[download], [target=_blank], [data-full-load], [hreflang], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

const body = JSON.stringify(rules)

async function serveRules(app: FastifyInstance): Promise<void> {
  app.get('/speculation-rules.json', { config: openFile }, async (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(body),
  )
}

/** Tells browsers which links to fetch before they are followed. */
export const speculation = fp(serveRules, { name: 'speculation', dependencies: ['policies'] })
