import type { LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { OpeningHoursConf, OpeningRange } from '#schemas/generated/content.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import { addDays } from '#domain/dates/dates.ts'
import { datedHours, type DaysAlike } from '#domain/opening-hours/days-alike.ts'
import { hasHours } from '#domain/opening-hours/hours-of-day.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import { findAnswer, type DataPage } from './page-context.ts'

const NETWORKS: readonly ParameterType[] = [
  'LINKEDIN_URL',
  'INSTAGRAM_URL',
  'FACEBOOK_URL',
  'YOUTUBE_URL',
  'TIKTOK_URL',
  'TWITTER_URL',
  'TRIPADVISOR_URL',
]
const DAYS = {
  MONDAY: 'https://schema.org/Monday',
  TUESDAY: 'https://schema.org/Tuesday',
  WEDNESDAY: 'https://schema.org/Wednesday',
  THURSDAY: 'https://schema.org/Thursday',
  FRIDAY: 'https://schema.org/Friday',
  SATURDAY: 'https://schema.org/Saturday',
  SUNDAY: 'https://schema.org/Sunday',
} as const

/** The company of the site: name, contact, registration numbers, opening hours and social networks. */
export function organizationOf(page: DataPage): LocalBusiness {
  const { site, parameters } = page.start
  const values = new Map(parameters.map(({ type, value }) => [type, value]))
  const text = (type: ParameterType): string | undefined => {
    const value = values.get(type)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const logo = site.logos.find(({ type }) => type === 'LOGO')
  const logoAddress = logo && pictureAddress(logo)
  return {
    '@type': site.isWinemaker ? 'Winery' : 'LocalBusiness',
    '@id': `${site.url}/#organization`,
    name: text('COMPANY_NAME') ?? site.name,
    url: site.url,
    logo: logoAddress ? new URL(logoAddress, site.url).href : undefined,
    telephone: text('COMPANY_PHONE'),
    email: text('COMPANY_EMAIL'),
    address: addressOf(text('HEAD_OFFICE')),
    vatID: text('VAT_NUMBER')?.replaceAll(/\s/g, ''),
    identifier: text('SIRET_NUMBER'),
    sameAs: NETWORKS.flatMap((type) => text(type) ?? []).filter((address) => /^https?:\/\//i.test(address)),
    openingHoursSpecification: hoursOf(page),
  }
}

/** A longer text is no address. */
const MAX_ADDRESS_LENGTH = 300

/** The street, postal code and town of a French address; any other address as it is written. */
function addressOf(written: string | undefined): string | PostalAddress | undefined {
  if (written === undefined || written.length > MAX_ADDRESS_LENGTH) return written
  const text = written.trim()
  const place = text.search(/\d{5}\s[^,\d]*$/)
  const [, postalCode, addressLocality] = /^(\d{5})\s+(\S[^,\d\n]*)$/.exec(text.slice(place)) ?? []
  const streetAddress = stripEnd(text.slice(0, Math.max(0, place)), /[\s,]/)
  const isParted = /[,\n]/.test(text.slice(streetAddress.length, place))
  if (streetAddress === '' || !isParted || postalCode === undefined || addressLocality === undefined) return written
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: 'FR' }
}

/** The opening hours, when a block of the page shows them. */
function hoursOf(page: DataPage): OpeningHoursSpecification[] | undefined {
  const openingHours = page.answers.filter(({ params: { slug } }) => slug === 'OPENING_HOURS')
  const conf = findAnswer({ ...page, answers: openingHours }, 'component.conf')?.config as Partial<OpeningHoursConf> | undefined
  if (!conf?.days) return undefined
  const hours = { ...conf, days: conf.days, exceptions: conf.exceptions ?? [] }
  if (!hasHours(hours)) return undefined
  const week = conf.days.flatMap(({ day, ranges }) =>
    ranges.map((range) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], ...timesOf(range) }) as const),
  )
  // The hours of yesterday may go on after midnight.
  return [...week, ...datedHours(hours, addDays(page.state.page.today, -1)).flatMap(exceptionSpecs)]
}

/** Search engines know no « 24:00 »: they ask for one minute before. */
const timesOf = ({ open, close }: OpeningRange) => ({ opens: open, closes: close === '24:00' ? '23:59' : close })

/** A closed day is open from midnight to midnight, as search engines read it. */
function exceptionSpecs({ from, to, ranges }: DaysAlike): OpeningHoursSpecification[] {
  const shown = ranges.length === 0 ? [{ open: '00:00', close: '00:00' }] : ranges
  return shown.map((range) => ({
    ...({ '@type': 'OpeningHoursSpecification', ...timesOf(range) } as const),
    ...{ validFrom: from, validThrough: to },
  }))
}
