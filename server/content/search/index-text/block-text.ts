import type { CallData } from '#schemas/api/calls.ts'
import type { Review } from '#schemas/api/content/company.ts'
import type { Form } from '#schemas/api/content/form.ts'
import type { NewsletterList } from '#schemas/api/people/newsletter-calls.ts'
import type { ParameterType, SiteParameter } from '#schemas/api/sites/parameter.ts'
import type {
  AccessibilityStateProps,
  ContactDetailsProps,
  FormProps,
  LegalHtmlProps,
  MapProps,
  OpeningHoursProps,
  ReviewsProps,
  VideoProps,
} from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { specialDays } from '#domain/opening-hours/days-alike.ts'
import { hasHours } from '#domain/opening-hours/hours-of-day.ts'
import type { Messages } from '#i18n/messages.ts'
import { formatRanges, openingLines, weekdayNames } from '#i18n/opening-hours.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import type { ShownText } from './rendered-text.ts'

/** The data that a block shows beside its props. */
export interface BlockTextContext {
  readonly data: Readonly<Record<string, unknown>>
  readonly locale: string
  readonly siteName: string
  readonly messages: Messages
  readonly parameter: (type: ParameterType) => string | null
  /** The captions of a film, by the number of its file. */
  readonly captions: (media: number) => Promise<readonly string[]>
}

type Words<Props> = (props: Props, shown: BlockTextContext) => readonly ShownText[] | Promise<readonly ShownText[]>

const said = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '')

/** A telephone number as it is written, and as it is typed at one go. */
const phoneWords = (phone: string | null, locale: string): (string | null)[] =>
  phone === null ? [] : [formatPhone(phone, locale), formatPhone(phone, 'fr_FR').replaceAll('\u00a0', '')]

const contactDetails: Words<ContactDetailsProps> = ({ showName, showPhone, showEmail, showAddress }, { locale, parameter, siteName }) =>
  said([
    showName ? (parameter('COMPANY_NAME') ?? siteName) : null,
    ...(showPhone ? phoneWords(parameter('COMPANY_PHONE'), locale) : []),
    showEmail ? parameter('COMPANY_EMAIL') : null,
    showAddress ? parameter('HEAD_OFFICE') : null,
  ])

type Places = CallData<'company.addresses'> | undefined

const addressesOf = (places: Places, isWhole: boolean, locale: string): string[] =>
  (places?.addresses ?? []).flatMap(({ name, address, postalCode, city, phone, hours }) =>
    said([name, `${address}, ${postalCode} ${city}`, ...(isWhole ? [...phoneWords(phone, locale), hours] : [])]),
  )

const openingHours: Words<OpeningHoursProps> = ({ showExceptions, showNote }, { data, locale, messages }) => {
  const conf = (data['hours'] as { readonly config: OpeningHoursConf } | undefined)?.config
  if (!conf || !hasHours(conf)) return []
  const names = weekdayNames(locale)
  const week = openingLines(conf.days, locale).flatMap(({ from, to, hours }) => {
    const days = to === null ? from : messages['hours.range']?.replace('{from}', from).replace('{to}', to)
    const between = to === null ? [] : names.slice(names.indexOf(from) + 1, names.indexOf(to))
    const line = said([days, hours ?? messages['hours.closed']]).join(' ')
    return between.length === 0 ? [line] : [line, { implied: between.join(' ') }]
  })
  const others = specialDays(conf, '').map(({ label, ranges }) =>
    said([label, formatRanges(ranges, locale) ?? messages['hours.closed']]).join(' '),
  )
  return [...week, ...said([...(showExceptions ? others : []), showNote ? conf.note : null])]
}

const form: Words<FormProps> = ({ showTitle }, { data }) => {
  const { title, steps = [] }: Partial<Form> = data['form'] ?? {}
  const asked = steps.flatMap(({ title: step, fields }) => [
    step,
    ...fields.flatMap(({ label, hint, options = [] }) => [label, hint, ...options.map((option) => option.label)]),
  ])
  return said([showTitle ? title : null, ...asked])
}

const accessibilityState: Words<AccessibilityStateProps> = (_props, { messages, parameter, siteName }) => {
  const states = {
    FULL: 'block.accessibility-state.full',
    PARTIAL: 'block.accessibility-state.partial',
    EXEMPT: 'block.accessibility-state.exempt',
  } as const
  const state = parameter('ACCESSIBILITY_STATE') ?? ''
  const text = messages[Object.hasOwn(states, state) ? states[state as keyof typeof states] : 'block.accessibility-state.none']
  return said([text?.replace('{company}', parameter('COMPANY_NAME') ?? siteName)])
}

const legalHtml: Words<LegalHtmlProps> = ({ parameter }, { data }) => {
  const value = (data['parameters'] as readonly SiteParameter[] | undefined)?.find(({ type }) => type === parameter)?.value
  return typeof value === 'string' ? [{ html: value }] : []
}

const reviews: Words<ReviewsProps> = ({ count }, { data }) =>
  ((data['reviews'] as readonly Review[] | undefined) ?? []).slice(0, count).flatMap(({ author, text }) => said([author, text]))

const newsletterForm: Words<unknown> = (_props, { data }) =>
  ((data['lists'] as readonly NewsletterList[] | undefined) ?? []).flatMap(({ name, description }) => said([name, description]))

/** The shown words of blocks that are not in their props, by their type. */
export const blockWords: Readonly<Record<string, Words<never>>> = {
  'accessibility-state': accessibilityState,
  'company-addresses': (_props: unknown, { data, locale }: BlockTextContext) => addressesOf(data['places'] as Places, true, locale),
  'contact-details': contactDetails,
  form,
  'legal-html': legalHtml,
  map: ({ showAddresses }: MapProps, { data, locale }: BlockTextContext) =>
    showAddresses ? addressesOf(data['places'] as Places, false, locale) : [],
  'newsletter-form': newsletterForm,
  'opening-hours': openingHours,
  reviews,
  video: ({ file }: VideoProps, { captions }: BlockTextContext) => (file ? captions(file.id) : []),
}
