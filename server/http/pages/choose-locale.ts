import type { FastifyReply, FastifyRequest } from 'fastify'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '#i18n/locale-cookie.ts'
import { LOCALE_QUERY } from '#schemas/text/locale-query.ts'
import { searchWithoutLocale } from '#domain/urls/strip-locale-query.ts'

/** The language of the site that a page's query chooses; null when it chooses none. */
export function chosenLocale({ query, site }: FastifyRequest): string | null {
  const named = (query as Readonly<Record<string, unknown>>)[LOCALE_QUERY]
  return site.locales.find((code) => code === named) ?? null
}

/** The same address, with what else was asked of its page. */
function withoutChoice(url: string): string {
  const [path = '/', ...search] = url.split('?')
  return path + searchWithoutLocale(search.join('?'))
}

/** Remembers the language that was chosen, so that no script is needed for it. */
export function rememberLocale(request: FastifyRequest, reply: FastifyReply, code: string): void {
  const isSecure = request.protocol === 'https'
  reply.setCookie(LOCALE_COOKIE, code, { path: '/', maxAge: LOCALE_COOKIE_SECONDS, sameSite: 'lax', secure: isSecure })
}

/** Goes on to the page's own address, which no longer chooses a language. */
export function redirectToCanonical(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(withoutChoice(request.url), 303)
}
