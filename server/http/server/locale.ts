import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LOCALE_COOKIE } from '#i18n/locale-cookie.ts'
import { languageOf, resolveLocale } from '#i18n/locale.ts'
import type { Site } from '#server/platform/scope/site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the request: a call's by its `userLang` header, a page's by its prefix, else its cookie; else the site's default. */
    readonly locale: string
    /** The path without query and without the prefix of a language. */
    readonly pagePath: string
  }
}

interface Place {
  readonly locale: string
  readonly path: string
}

const found = new WeakMap<FastifyRequest, Place>()

/** A site's language named by a caller as `fr_FR`, `fr-FR` or `fr`; the default one when the site does not speak it. */
function localeOfHeader(site: Pick<Site, 'locales' | 'defaultLocale'>, header: string | undefined): string {
  if (header === undefined) return site.defaultLocale
  const named = header.trim().replace('-', '_').toLowerCase()
  const whole = site.locales.find((code) => code.toLowerCase() === named)
  return whole ?? site.locales.find((code) => languageOf(code) === named) ?? site.defaultLocale
}

function placeOf(request: FastifyRequest): Place {
  const known = found.get(request)
  if (known) return known
  const path = request.url.split('?', 1)[0] ?? '/'
  const header = request.headers['userlang']
  const place = /^\/api(?:\/|$)/.test(path)
    ? { path, locale: localeOfHeader(request.site, Array.isArray(header) ? header[0] : header) }
    : resolveLocale(path, request.cookies[LOCALE_COOKIE], { default: request.site.defaultLocale, codes: request.site.locales })
  found.set(request, place)
  return place
}

async function findLocales(app: FastifyInstance): Promise<void> {
  if (!app.hasPlugin('@fastify/cookie')) await app.register(cookie)
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return placeOf(this).locale
    },
  })
  app.decorateRequest('pagePath', {
    getter(this: FastifyRequest) {
      return placeOf(this).path
    },
  })
}

/** Tells each request its language. */
export const locale = fp(findLocales, { name: 'locale', dependencies: ['site'] })
