/** A row as the model of lists knows it. */
export interface ModelRow {
  readonly id: number
  readonly title: string | null
  readonly price: number | null
  readonly at: Date | null
  readonly day: string | null
  readonly isOpen: boolean | null
  readonly kind: string | null
  readonly folder: number | null
  readonly tags: readonly string[]
}

type Column = Exclude<keyof ModelRow, 'id'>
type Test = (row: ModelRow) => boolean

const parisParts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' })
const french = new Intl.Collator('fr')

// Such as `2026-03-29`.
function parisDay(at: Date): string {
  return parisParts.format(at)
}

/** Text without accents and case, as a reader compares it; a typed apostrophe is a printed one. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'OE').replaceAll('’', "'").toLowerCase()
}

/** Text in the signs of a keyboard, as equality compares it. */
const typedSigns = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[‐\u2011–—]/g, '-')
    .replaceAll(/[“”„]/g, '"')
    .replaceAll('…', '...')

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '': (order) => order === 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
}

function compareScalars<Value extends number | string | boolean>(value: Value | null, prefix: string, wanted: Value): boolean {
  if (prefix === 'df') return value !== wanted
  if (value === null) return false
  const order = value < wanted ? -1 : value > wanted ? 1 : 0
  return comparisons[prefix]?.(order) === true
}

// A day is a whole day.
function compareWithDay(at: Date | null, prefix: string, day: string): boolean {
  if (prefix === 'df') return at === null || parisDay(at) !== day
  if (at === null) return false
  return compareScalars(parisDay(at), prefix, day)
}

function compareAt(at: Date | null, prefix: string, text: string): boolean {
  return text.includes('T') ? compareScalars(at?.getTime() ?? null, prefix, Date.parse(text)) : compareWithDay(at, prefix, text)
}

function testOf(column: Column, prefix: string, text: string): Test {
  const pieces = text.split(',')
  const among = (value: string | number | null): boolean => (value !== null && pieces.includes(String(value))) !== (prefix === 'df')
  const tests: Record<Column, Test> = {
    title: ({ title }) =>
      prefix === 'lk'
        ? title !== null && plain(title).includes(plain(text))
        : compareScalars(title && typedSigns(title), prefix, typedSigns(text.normalize('NFC'))),
    price: ({ price }) => compareScalars(price, prefix, Number(text)),
    at: ({ at }) => compareAt(at, prefix, text),
    day: ({ day }) => compareScalars(day, prefix, text),
    isOpen: ({ isOpen }) => compareScalars(isOpen, prefix, text === 'true' || text === '1'),
    kind: ({ kind }) => among(kind),
    folder: ({ folder }) => among(folder),
    tags: ({ tags }) => tags.some((tag) => pieces.includes(tag)) !== (prefix === 'df'),
  }
  return tests[column]
}

function compareValues(a: ModelRow[Column], b: ModelRow[Column]): number {
  if (typeof a === 'string' && typeof b === 'string') return french.compare(a, b) || Buffer.compare(Buffer.from(a), Buffer.from(b))
  const [left, right] = [Number(a), Number(b)]
  return left - right
}

function compareRows(column: Column, direction: string): (a: ModelRow, b: ModelRow) => number {
  return (a, b) => {
    const [left, right] = [a[column], b[column]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return direction === 'desc' ? -compareValues(left, right) : compareValues(left, right)
  }
}

/** Answers a list as its grammar says in words, over rows in memory: knows nothing of the parser nor of SQL. */
export function answerList(rows: readonly ModelRow[], query: URLSearchParams): { ids: number[]; total: number } {
  const singles = ['page', 'nbItem', 'orderBy']
  const tests = [...query]
    .filter(([name, value]) => !singles.includes(name) && !/^(lk|df|lte?|gte?)?:?$/.test(value))
    .map(([name, value]) => {
      const [, prefix = '', text = ''] = /^(?:(lk|df|lte?|gte?):)?(.*)$/s.exec(value) ?? []
      return testOf(name as Column, prefix, text)
    })
  const found = rows.filter((row) => tests.every((test) => test(row)))
  const steps = (query.get('orderBy') ?? 'at:desc').split(',').map((step) => {
    const [column = 'at', direction = 'asc'] = step.split(':')
    return compareRows(column as Column, direction)
  })
  const ordered = found.toSorted((a, b) => steps.reduce((order, step) => order || step(a, b), 0) || a.id - b.id)
  const [nbItem, page] = [Number(query.get('nbItem') ?? 10), Number(query.get('page') ?? 1)]
  return { ids: ordered.slice((page - 1) * nbItem, page * nbItem).map(({ id }) => id), total: found.length }
}
