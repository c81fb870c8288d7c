import { isDay } from '#domain/dates/is-day.ts'
import { toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import { formatPrice } from '#i18n/format/format.ts'
import { momentInSentence, momentParts } from '#i18n/format/moment-words.ts'
import type { Json, LocalText } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { ChoiceKind, Field, Option } from '#forms/field-tree.ts'
import type { ContentName, ReadNames } from './content-name.ts'

/** The facts of a field that its words depend on. */
export interface WrittenField {
  readonly kind: Field['kind']
  readonly options?: readonly Option[] | null
  readonly unit?: LocalText | null
}

/** How a value is written. */
export interface ValueManner {
  readonly names: ReadNames
  /** True where facts that tell equal names apart are written too. */
  readonly isWhole: boolean
}

/** An instant of another year than that of any value: the year is always written. */
const OTHER_YEAR = 0

const isStored = (value: unknown): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== '')

const written = ({ name, detail }: ContentName, isWhole: boolean): string =>
  isWhole && detail !== '' && detail !== name ? `${name} (${detail})` : name

function choiceWords(kind: ChoiceKind, value: Json, { names, isWhole }: ValueManner): string | undefined {
  const chosen = (Array.isArray(value) ? value : [value]).filter(isStored)
  return chosen.map((one) => written(names.content(kind, one), isWhole)).join(', ') || undefined
}

/** A picture by its own text, else by the name of its file; by both where texts do not tell pictures apart. */
function pictureWords(value: Json, { names, isWhole }: ValueManner): string | undefined {
  const id = isRecord(value) ? value['id'] : value
  const alt = isRecord(value) && typeof value['alt'] === 'string' ? withoutTags(value['alt']).trim() : ''
  const file = () => (isStored(id) ? written(names.content('image', id), isWhole) : '')
  const parts = alt === '' || isWhole ? [alt, file()] : [alt]
  return parts.filter((part) => part !== '').join(' · ') || undefined
}

function fileWords(value: Json, { names, isWhole }: ValueManner): string | undefined {
  if (typeof value === 'string') return value
  const id = isRecord(value) ? value['id'] : value
  return isStored(id) ? written(names.content('file', id), isWhole) : undefined
}

function numberWords(value: number, unit: string | undefined): string {
  const digits = String(value).replace('.', ',')
  return unit === undefined ? digits : `${digits}\u00a0${unit}`
}

function momentWords(value: string): string | undefined {
  const instant = Date.parse(value)
  return Number.isNaN(instant) ? undefined : momentInSentence(instant, OTHER_YEAR)
}

const dayWords = (value: string): string | undefined =>
  isDay(value) ? momentParts(Date.parse(`${value}T12:00:00Z`), OTHER_YEAR).day : undefined

const optionWords = ({ options }: WrittenField, value: Json): string | undefined =>
  options?.find((option) => option.value === value)?.label.fr

type Write = (value: Json, manner: ValueManner, field: WrittenField) => string | undefined

const choice =
  (kind: ChoiceKind): Write =>
  (value, manner) =>
    choiceWords(kind, value, manner)

const choices: Readonly<Record<ChoiceKind, Write>> = {
  ...{ form: choice('form'), album: choice('album'), tags: choice('tags'), collection: choice('collection') },
  ...{ 'place-kind': choice('place-kind'), product: choice('product'), service: choice('service'), folder: choice('folder') },
  ...{ article: choice('article'), page: choice('page'), section: choice('section') },
}

const option: Write = (value, _, field) => optionWords(field, value)

const ofText =
  (write: (value: string, manner: ValueManner) => string | undefined): Write =>
  (value, manner) =>
    typeof value === 'string' ? write(value, manner) : undefined

const ofNumber =
  (write: (value: number, field: WrittenField) => string): Write =>
  (value, _, field) =>
    typeof value === 'number' ? write(value, field) : undefined

const themeColour = ofText((value, { names }) => names.colour(value) ?? undefined)

const writers: Readonly<Partial<Record<Field['kind'], Write>>> = {
  ...choices,
  ...{ date: ofText(dayWords), moment: ofText(momentWords), image: pictureWords, file: fileWords },
  money: ofNumber((cents) => formatPrice(toEuros(cents as Cents), 'fr_FR')),
  number: ofNumber((value, { unit }) => numberWords(value, unit?.fr)),
  ...{ select: option, icon: option },
  colour: (value, manner, field) => optionWords(field, value) ?? themeColour(value, manner, field),
}

/**
 * Writes a single value as its field shows it: contents by their names, days and amounts in French, choices by their labels. Undefined for a
 * kind whose value is words itself, and for a value of another shape.
 */
export function fieldValueWords(field: WrittenField, value: Json, manner: ValueManner): string | undefined {
  return writers[field.kind]?.(value, manner, field)
}
