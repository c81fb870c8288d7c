import { appFacts, type AppCookie } from '#schemas/admin/law/app-facts.ts'
import { translate } from '#schemas/errors/translations.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const DAYS_OF_MONTH = 30

function lifeOf({ days }: AppCookie, locale: string): string {
  if (days === 1) return translate(locale, { fr: '1\u00a0jour', en: '1 day' })
  const months = Math.round(days / DAYS_OF_MONTH)
  return translate(locale, { fr: `${months}\u00a0mois`, en: `${months} months` })
}

/** Returns the cookie text about the services that ask for consent, `{{SERVICE_COOKIES}}`; null without any. */
export function serviceCookies({ site, locale }: Scope): string | null {
  const services = site.services.map((app) => {
    const { name, cookies } = appFacts[app]
    const set = cookies.map((cookie) => `${cookie.name} (${lifeOf(cookie, locale)})`).join(', ')
    const none = translate(locale, { fr: 'aucun cookie', en: 'no cookie' })
    return translate(locale, { fr: `${name}\u00a0: ${set || none}`, en: `${name}: ${set || none}` })
  })
  if (services.length === 0) return null
  const list = services.join('\u00a0; ')
  return translate(locale, {
    fr: `Services en marche sur ce site, après votre accord\u00a0: ${list}.`,
    en: `Services in use on this site, after your consent: ${list}.`,
  })
}
