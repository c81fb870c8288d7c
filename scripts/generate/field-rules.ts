import type { AnySchemaObject } from 'ajv'
import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import themeSchema from '#schemas/content/theme.schema.json' with { type: 'json' }
import type { FieldKind } from '#schemas/generated/content.ts'

/** Says where a kind of field may stand. */
export interface FieldRule {
  /** The control of the editor, for the guide. */
  readonly offers: string
  /** The schema that the prop has to have, for the guide and for a refusal. */
  readonly needs: string
  readonly fits: (schema: AnySchemaObject) => boolean
}

const COLOUR = themeSchema.$defs.Color.pattern
const HTML = new Set<unknown>(['html', 'html-inline'])

const isText = ({ type }: AnySchemaObject) => type === 'string'
const isInteger = ({ type }: AnySchemaObject) => type === 'integer'
const isMedia = ({ $ref }: AnySchemaObject) => $ref === mediaSchema.$id
const isAddress = (schema: AnySchemaObject) => isText(schema) && schema.format === 'safe-url'
const isChoice = ({ enum: values }: AnySchemaObject) => Array.isArray(values) && values.every((value) => typeof value === 'string')
const isListOf = (fits: FieldRule['fits']) => (schema: AnySchemaObject) =>
  schema.type === 'array' && fits((schema.items ?? {}) as AnySchemaObject)
const isOneOrMore = (fits: FieldRule['fits']) => (schema: AnySchemaObject) => fits(schema) || isListOf(fits)(schema)

const ADDRESS = 'a text with `"format": "safe-url"`'
const MEDIA = `\`{ "$ref": "${mediaSchema.$id}" }\``

const byNumber = (offers: string): FieldRule => ({ offers, needs: 'an integer, or a list of integers', fits: isOneOrMore(isInteger) })
const byName = (offers: string): FieldRule => ({ offers, needs: 'a text, or a list of texts', fits: isOneOrMore(isText) })

/** The rule of each kind of field. */
export const fieldRules: Readonly<Record<FieldKind, FieldRule>> = {
  text: { offers: 'a line of text', needs: 'a text', fits: isText },
  'long-text': { offers: 'several lines of text', needs: 'a text', fits: isText },
  'rich-text': {
    offers: 'the editor of formatted text',
    needs: 'a text with `"format": "html"` or `"html-inline"`',
    fits: (schema) => isText(schema) && HTML.has(schema.format),
  },
  image: { offers: 'a picture of the library with its alternative text', needs: MEDIA, fits: isMedia },
  file: {
    offers: 'a document or a film of the library; `x-accept` narrows it',
    needs: `${MEDIA}, or ${ADDRESS}`,
    fits: (schema) => isMedia(schema) || isAddress(schema),
  },
  link: { offers: 'a page, a file, another site, a mailbox, a telephone or a place of the page', needs: ADDRESS, fits: isAddress },
  select: { offers: 'a choice among a few words', needs: 'an `enum`', fits: ({ enum: values }) => Array.isArray(values) },
  switch: { offers: 'yes or no', needs: 'a boolean', fits: ({ type }) => type === 'boolean' },
  number: {
    offers: 'a number, typed in French',
    needs: 'a number or an integer',
    fits: ({ type }) => type === 'number' || type === 'integer',
  },
  list: { offers: 'items that are added, moved and removed', needs: 'a list', fits: ({ type }) => type === 'array' },
  icon: { offers: 'the drawn icons with a search in words', needs: 'an `enum` of the names of drawn icons', fits: isChoice },
  colour: {
    offers: 'the colours of the theme first',
    needs: `an \`enum\` of tones of the theme, or a text with \`"pattern": "${COLOUR}"\``,
    fits: (schema) => isChoice(schema) || (isText(schema) && schema.pattern === COLOUR),
  },
  date: { offers: 'a day', needs: 'a text with `"format": "date"`', fits: (schema) => isText(schema) && schema.format === 'date' },
  moment: {
    offers: 'a day and an hour, in the time of Paris',
    needs: 'a text with `"format": "date-time"`',
    fits: (schema) => isText(schema) && schema.format === 'date-time',
  },
  money: {
    offers: 'an amount in euros',
    needs: 'an integer of cents with a `minimum` of 0 or more',
    fits: (schema) => isInteger(schema) && Number(schema.minimum) >= 0,
  },
  form: byName('the forms of the site, by name'),
  album: byNumber('the albums, by number'),
  tags: { offers: 'the tags of the contents', needs: 'a list of texts', fits: isListOf(isText) },
  collection: byName('the collections, by route'),
  'place-kind': byName('the kinds of the company’s addresses'),
  product: byNumber('the products, by number'),
  service: byNumber('the services, by number'),
  folder: byNumber('the folders of the blog, by number'),
  article: byNumber('the articles of the blog, by number'),
  section: byNumber('the shared sections of the site, by number'),
  page: byName('the pages of the site, by address without a leading slash'),
  anchor: {
    offers: 'the anchors of the page',
    needs: 'a text with a `pattern`',
    fits: (schema) => isText(schema) && typeof schema.pattern === 'string',
  },
}
