import manifestSchema from '#schemas/content/block-manifest.schema.json' with { type: 'json' }
import { schemaWords } from '#schemas/content/schema-words.ts'
import { fieldRules } from './field-rules.ts'

const CONDITION =
  '`{ "prop": "layout", "is": ["thirds"] }`: the other prop has one of these values. `{ "prop": "href", "min": 1 }`: its text or its list has at least this length. An absent prop has its default.'

const meanings: Readonly<Record<string, string>> = {
  'x-label': 'The name of the field, in French and in English. Every prop has one.',
  'x-help': 'A sentence under the field.',
  'x-field': 'The kind of the field, from the table below. Without it the type of the prop decides.',
  'x-options': 'The words of each value of an `enum`.',
  'x-group':
    'The tab of the field: `content`, `look` or `behaviour`. Or a title in both languages: neighbours with the same title lie in one fold under it. A required field cannot lie in a fold.',
  'x-when': `The field is shown only while a condition on a prop beside it holds. The value of a hidden field is kept, and checked as before. ${CONDITION}`,
  'x-unit': 'The unit beside a number, in both languages: « px », « jours ».',
  'x-inline': 'Only `false`: the text cannot be edited on the page itself, because no element shows it.',
  'x-accept': 'For the kind `file`: `video` or `document`. Without it both are offered.',
}

/** The schema of a word of the manifest, as far as the guide tells of it. */
interface WordSchema {
  /** Words of JSON Schema that the guide does not list. */
  readonly type?: unknown
  readonly const?: unknown
  readonly $ref?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, WordSchema>>
}

/** A row for each word that the schema describes, those of an object behind it: `palette`, `palette.shelf`. */
function manifestWords(properties: Readonly<Record<string, WordSchema>>, before = ''): string[][] {
  return Object.entries(properties).flatMap(([name, { description, enum: values, properties: inner = {} }]) => {
    const word = `${before}${name}`
    if (description === undefined) return []
    const choices = values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : ''
    return [[`\`${word}\``, `${description}${choices}`], ...(name === 'props' ? [] : manifestWords(inner, `${word}.`))]
  })
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(row).join('\n')
}

/** Writes the page of the guide that lists each word of the manifest once. */
export function generateBlockWords(): string {
  const words = schemaWords.map((word) => {
    const meaning = meanings[word]
    if (meaning === undefined) throw new Error(`scripts/generate/block-words.ts does not explain "${word}"`)
    return [`\`${word}\``, meaning]
  })
  const kinds = Object.entries(fieldRules).map(([kind, { offers, needs }]) => [`\`${kind}\``, offers, needs])
  return `# The words of a manifest

Made by \`npm run generate\` from \`schemas/content/block-manifest.schema.json\` and \`scripts/generate/field-rules.ts\`: change those, never this file. How a block is added: [Add a block](add-a-block.md).

## Words of the manifest itself

${table(['word', 'meaning'], manifestWords(manifestSchema.properties))}

## Words of a prop

They stand beside the JSON Schema of a prop, at any depth. No validator of values reads them, so they change without a new version.

${table(['word', 'meaning'], words)}

## Kinds of fields

A kind that does not fit its prop is refused with the file and the pointer of the prop.

${table(['x-field', 'offers', 'needs'], kinds)}

## Words of a slot

${table(
  ['word', 'meaning'],
  [
    ['`accepts`', 'The types or groups that the slot holds.'],
    ['`min`, `max`', 'The least and the largest number of blocks.'],
    ['`label`', 'The name of the slot, in French and in English.'],
    ['`when`', `The slot is in use only while a condition on a prop holds. ${CONDITION}`],
  ],
)}
`
}
