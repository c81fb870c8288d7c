import type { Kysely } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import { writtenAmount } from '#i18n/format/format-amount.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { isMailAddress } from '#schemas/text/email-address.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { mailColors, type MailColors } from './mail-colors.ts'
import { mailBaseUrl, mailLink } from './mail-link.ts'
import { systemLink } from './system-link.ts'
import { mailLanguage } from './mail-i18n.ts'
import { trackingPage } from './order-urls.ts'
import { oneLine } from './sanitise-text.ts'

/** Sender and look of a mail: the site, its theme, the company. */
export interface MailIdentity {
  readonly name: string
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** Address for replies; null if the site has none. */
  readonly contact: string | null
  readonly privacy: string | null
  readonly colors: MailColors
  readonly titleFont: string
  readonly textFont: string
  /** The company as the law wants it named, line by line. */
  readonly legal: readonly string[]
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** Where orders are followed. */
  readonly orders: string
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly features: { readonly parameters: Parameters }
}

// A mail loads no font: the site's own is used where the reader has it, else its nearest kin.
const fontKin: Readonly<Record<string, string>> = {
  Fraunces: "Fraunces, Georgia, 'Times New Roman', serif",
  Newsreader: "Newsreader, Georgia, 'Times New Roman', serif",
  'Instrument Sans': "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif",
}
const usualTitleFont = "Georgia, 'Times New Roman', serif"
const usualTextFont = "'Segoe UI', Helvetica, Arial, sans-serif"

const labels = {
  fr: { capital: 'capital\u00a0:', legal: 'Mentions légales', privacy: 'Politique de confidentialité' },
  en: { capital: 'share capital:', legal: 'Legal notice', privacy: 'Privacy policy' },
} as const

function colorsOf({ theme }: Site, values: Readonly<Record<string, Json | null>>): MailColors {
  const { colors } = theme
  const own = typeof colors === 'object' && colors !== null && !Array.isArray(colors) ? colors : {}
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  return mailColors({ ...own, ...set })
}

function legalLines(valueOf: (type: string) => string, capitalWord: string, locale: string): string[] {
  const capital = writtenAmount(valueOf('SHARE_CAPITAL'), locale)
  return [
    [valueOf('COMPANY_NAME'), capital === '' ? '' : `${capitalWord} ${capital}`],
    [valueOf('HEAD_OFFICE')],
    [valueOf('RCS_NUMBER'), valueOf('COMPANY_PHONE'), valueOf('COMPANY_EMAIL')],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' · '))
    .filter((line) => line !== '')
}

async function fontsOf(db: Kysely<Tables>, siteId: number): Promise<{ titleFont: string; textFont: string }> {
  const fonts = await db.selectFrom('site_fonts').select(['type', 'family']).where('site_id', '=', siteId).execute()
  const kin = (type: string, usual: string): string => ownValue(fontKin, fonts.find((font) => font.type === type)?.family ?? '') ?? usual
  return { titleFont: kin('TITLE', usualTitleFont), textFont: kin('CONTENT', usualTextFont) }
}

/** Reads who a site's mails come from, in the language of their reader. */
export async function mailIdentity({ db, features: { parameters } }: Needs, scope: Scope): Promise<MailIdentity> {
  const { site } = scope
  const placeholders = await parameters.placeholders(scope)
  const valueOf = (type: string): string => oneLine(placeholders.get(type) ?? '')
  const address = (type: string): string | null => (isMailAddress(valueOf(type)) ? valueOf(type) : null)
  const words = labels[mailLanguage(scope.locale)]
  const contact = address('COMPANY_EMAIL')
  const name = oneLine(site.name)
  const home = mailBaseUrl(site)
  const set = { primary: await parameters.value(scope, 'PRIMARY_COLOR'), accent: await parameters.value(scope, 'ACCENT_COLOR') }
  return {
    name,
    url: home,
    orders: trackingPage(scope),
    from: { name, address: contact ?? `no-reply@${new URL(site.publishedUrl).hostname}` },
    contact,
    privacy: address('DPO_EMAIL') ?? contact,
    colors: colorsOf(site, set),
    ...(await fontsOf(db, site.id)),
    legal: legalLines(valueOf, words.capital, scope.locale),
    links: [
      { label: new URL(home).host, href: mailLink(scope, '/') },
      { label: words.legal, href: systemLink(scope, 'legalNotice') },
      { label: words.privacy, href: systemLink(scope, 'privacyPolicy') },
    ],
  }
}
