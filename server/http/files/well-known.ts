import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { systemClock } from '#domain/dates/clock.ts'
import { htmlLang, localPath } from '#i18n/locale.ts'
import { PROOF_PATH } from '#server/content/domains/check-domain.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { systemPath } from '#server/mail/kit/system-link.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { openFile, openPage } from '#server/http/guards/route-policies.ts'

const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validDays = 180
const securityFile = '/.well-known/security.txt'

function securityText(site: Site, contact: string): string {
  const expires = new Date((Math.floor(systemClock() / dayMs) + validDays) * dayMs).toISOString()
  return [
    `Contact: ${contact.includes('@') ? `mailto:${contact}` : contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.locales.map((locale) => htmlLang(locale).slice(0, 2)).join(', ')}`,
    `Canonical: ${site.publishedUrl}${securityFile}`,
    '',
  ].join('\n')
}

async function serveWellKnown(app: FastifyInstance): Promise<void> {
  app.get(securityFile, { config: openFile }, async ({ site, scope }, reply) => {
    const contact = await app.features.parameters.value(scope, 'SECURITY_CONTACT')
    if (typeof contact !== 'string' || contact === '') throw notFound()
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, no-cache', vary: 'x-site-id' })
      .send(securityText(site, contact))
  })

  // The check of a domain asks from outside for the site that it leads to.
  app.get(PROOF_PATH, { config: openFile }, async ({ site }, reply) =>
    reply.type('text/plain; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'x-site-id' }).send(`${site.uid}\n`),
  )

  // Password managers lead people here (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', { config: openPage }, async ({ site, scope: { locale } }, reply) => {
    const page = localPath(`/${systemPath('accountSecurity', locale)}`, locale, { default: site.defaultLocale, codes: site.locales })
    return reply.header('cache-control', 'no-store').redirect(page, 303)
  })
}

/** Serves the well-known addresses: the contact for security reports, and the page that changes a password. */
export const wellKnown = fp(serveWellKnown, { name: 'well-known', dependencies: ['features', 'site', 'locale'] })
