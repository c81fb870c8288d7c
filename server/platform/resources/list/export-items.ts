import { describeResource } from '#schemas/admin/resources/describe-resource.ts'
import type { ResourceRow } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { stateWords } from '#schemas/admin/resources/resource-states.ts'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import { translate } from '#schemas/errors/translations.ts'
import { writeCsv, type CsvValue } from '#domain/text/csv.ts'
import { toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { parisStamp } from '#domain/dates/paris-input.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const head = [
  { key: 'id', label: { fr: 'Numéro', en: 'Number' } },
  { key: 'state', label: { fr: 'État', en: 'State' } },
]
const yes = { fr: 'oui', en: 'yes' }
const no = { fr: 'non', en: 'no' }

/** The name of a value that is an object: that of a tag, the address of a picture. */
function nameOf(value: object): string {
  const { label, url } = value as { readonly label?: unknown; readonly url?: unknown }
  if (typeof label === 'string') return label
  return typeof url === 'string' ? url : JSON.stringify(value)
}

function cellOf(value: unknown, locale: string): CsvValue {
  if (typeof value === 'boolean') return translate(locale, value ? yes : no)
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.map((each) => cellOf(each, locale)).join(', ')
  return typeof value === 'object' && value !== null ? nameOf(value) : null
}

/** An amount in euros, as spreadsheets of the language read it. */
function amountOf(cents: unknown, locale: string): CsvValue {
  if (typeof cents !== 'number') return null
  return toEuros(cents as Cents)
    .toFixed(2)
    .replace('.', translate(locale, { fr: ',', en: '.' }))
}

/** Writes rows of the list of a resource as a CSV file, with the columns of the list under their names. */
export function exportItems(
  resource: Resource,
  rows: readonly ResourceRow[],
  { locale, now }: { readonly locale: string; readonly now: number },
): AnsweredFile {
  const described = describeResource(resource).columns
  const columns = [...head, ...described].map(({ key, label }) => [key, translate(locale, label)] as const)
  const amounts = described.filter(({ kind }) => kind === 'money').map(({ key }) => key)
  const instants = described.filter(({ kind }) => kind === 'instant').map(({ key }) => key)
  const language = translate(locale, { fr: 'fr', en: 'en' } as const)
  const stampOf = (value: unknown) => (typeof value === 'string' ? parisStamp(Date.parse(value), language) : null)
  const cells = rows.map((row) => {
    const prices = Object.fromEntries(amounts.map((key) => [key, amountOf(ownValue(row, key), locale)]))
    const stamps = Object.fromEntries(instants.map((key) => [key, stampOf(ownValue(row, key))]))
    const values: Readonly<Record<string, unknown>> = { ...row, ...prices, ...stamps, state: translate(locale, stateWords[row.state]) }
    return Object.fromEntries(columns.map(([key, name]) => [name, cellOf(ownValue(values, key), locale)]))
  })
  const names = columns.map(([, name]) => name)
  const separator = translate(locale, { fr: ';', en: ',' } as const)
  return { filename: `${resource.name}-${parisDay(now)}.csv`, bytes: new TextEncoder().encode(writeCsv(cells, separator, names)) }
}
