import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Field } from './field-tree.ts'
import { readSchema } from './read-schema.ts'
import type { SchemaNode } from './schema-node.ts'

const words = { fr: 'Champ', en: 'Field' }
const read = (node: SchemaNode, required: readonly string[] = []) => readSchema({ properties: { prop: node }, required }).fields[0]!

/** Every field with the schema that it was read from, at any depth. */
function pairs(node: SchemaNode, fields: readonly Field[], path: string): { path: string; node: SchemaNode; field: Field }[] {
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(node.properties ?? {}))
  return fields.flatMap((field) => withInner(node.properties?.[field.name] ?? {}, field, `${path}/${field.name}`))
}

function withInner(node: SchemaNode, field: Field, path: string): ReturnType<typeof pairs> {
  const here = { path, node, field }
  if (field.kind === 'list') return [here, ...withInner(node.items ?? {}, field.item, `${path}/*`)]
  return field.kind === 'object' ? [here, ...pairs(node, field.fields, path)] : [here]
}

const all = catalogue.flatMap(({ manifest }) =>
  pairs(manifest.props as SchemaNode, readSchema(manifest.props as SchemaNode).fields, manifest.type),
)

describe('readSchema on every manifest', () => {
  it('makes a field of a known kind for each property of each block type', () => {
    expect(new Set(all.map(({ path }) => path.split('/')[0])).size).toBeGreaterThan(80)
    expect(all.length).toBeGreaterThan(399)
    expect(all.filter(({ field }) => field.kind === 'unknown').map(({ path }) => path)).toEqual([])
  })

  it('says of every text about prices that amounts in it do not follow them', () => {
    const texts = all.filter(({ field }) => ['text', 'long-text', 'rich-text'].includes(field.kind) && field.name !== 'price')
    const notes = texts.filter(({ field: { label, help } }) => /\bprix\b/i.test(`${label.fr} ${help?.fr}`))
    expect(notes.map(({ path }) => path)).toEqual(expect.arrayContaining(['pricing/plans/*/priceNote', 'service/priceNote']))
    expect(notes.filter(({ field }) => !/ne suit pas les? prix/.test(field.help?.fr ?? '')).map(({ path }) => path)).toEqual([])
  })

  it('takes the kind that a property names; a text of HTML is always rich', () => {
    const named = all.filter(({ node }) => node['x-field'] !== undefined)
    const other = named.filter(({ node, field }) => node['x-field'] !== field.kind)
    expect(other.every(({ node, field }) => node['x-field'] === 'long-text' && field.kind === 'rich-text')).toBe(true)
    expect(all.filter(({ node, field }) => String(node.format).startsWith('html') !== (field.kind === 'rich-text'))).toEqual([])
    const isAddress = ({ kind }: Field) => kind === 'link' || kind === 'file'
    expect(all.filter(({ node, field }) => node.format === 'safe-url' && !isAddress(field))).toEqual([])
  })

  it('carries label, help, default and every limit over', () => {
    const lost = all.filter(({ node, field }) => {
      const carried = JSON.stringify(field)
      const { minLength, maxLength, minimum, maximum, maxItems, pattern, enum: values = [] } = node
      const words = [node['x-label'], node['x-help'], node['x-unit'], node['x-when'], node.default, ...values]
      const limits = [minLength, maxLength, minimum, maximum, pattern]
      // A content that is chosen from a list needs no limits of what is typed.
      const isTyped = 'limits' in field || field.kind === 'number'
      const parts = [...words, maxItems, ...(isTyped ? limits : [])]
      return parts.some((part) => part !== undefined && !carried.includes(JSON.stringify(part)))
    })
    expect(lost.map(({ path }) => path)).toEqual([])
  })

  it('gives every option its own words', () => {
    const options = all.flatMap(({ path, field }) => (field.kind === 'select' ? field.options.map((option) => ({ path, option })) : []))
    expect(options.length).toBeGreaterThan(200)
    expect(options.filter(({ option }) => option.label.fr === '')).toEqual([])
  })

  it('puts choices with a default among the looks, and all that is written among the contents', () => {
    const groups = new Map(all.map(({ path, field }) => [path, field.group]))
    expect([groups.get('hero/tone'), groups.get('image/rounded'), groups.get('spacer/size')]).toEqual(['look', 'look', 'look'])
    expect([groups.get('hero/title'), groups.get('hero/points'), groups.get('hero/points/*')]).toEqual(['content', 'content', 'content'])
    expect([groups.get('table/columns/*/align'), groups.get('album/album')]).toEqual(['content', 'content'])
  })
})

describe('readSchema', () => {
  it('reads the kind from the type when none is named', () => {
    const kinds = [
      { type: 'string', maxLength: 100 },
      { type: 'string', maxLength: 400 },
      { type: 'string', format: 'html' },
      { type: 'string', format: 'safe-url' },
      { type: 'boolean' },
      { type: 'number' },
      { enum: ['a'] },
      { $ref: '/schemas/media.schema.json' },
      { type: 'array', items: { type: 'string' } },
      { type: 'object', properties: {} },
    ].map((node) => read(node).kind)
    expect(kinds).toEqual(['text', 'long-text', 'rich-text', 'link', 'switch', 'number', 'select', 'image', 'list', 'object'])
  })

  it.each([
    ['no type', {}],
    ['a list of types', { type: ['string', 'null'] }],
    ['a kind of later', { type: 'string', 'x-field': 'of-later' }],
    ['a reference to another schema', { $ref: '/schemas/menu.schema.json' }],
  ])('names a property of %s without a field for it', (_, node) => {
    expect(read({ ...node, 'x-label': words })).toMatchObject({ kind: 'unknown', name: 'prop', label: words })
  })

  it('reads each kind of the vocabulary', () => {
    const text = { type: 'string', maxLength: 40 } as const
    const options = [{ value: 'ink', label: words }]
    const named = (kind: string, node: SchemaNode) => read({ ...node, 'x-field': kind })
    expect(named('icon', { enum: ['ink'], 'x-options': { ink: words } })).toMatchObject({ kind: 'icon', options, group: 'content' })
    expect(named('colour', { enum: ['ink'], default: 'ink', 'x-options': { ink: words } })).toMatchObject({
      kind: 'colour',
      options,
      group: 'look',
    })
    expect(named('colour', text)).toMatchObject({ kind: 'colour', options: null })
    expect(named('money', { type: 'integer', minimum: 0 })).toMatchObject({ kind: 'money', min: 0, max: null })
    expect(named('tags', { type: 'array', maxItems: 3, items: text })).toMatchObject({ kind: 'tags', isMultiple: true, max: 3 })
    expect(named('album', { type: 'integer' })).toMatchObject({ kind: 'album', isMultiple: false, max: null })
    expect(named('file', { ...text, format: 'safe-url' })).toMatchObject({ kind: 'file', stores: 'address', accepts: 'file' })
    const film = { $ref: '/schemas/media.schema.json', 'x-accept': 'video' } as const
    expect(named('file', film)).toMatchObject({ kind: 'file', stores: 'media', accepts: 'video' })
    const plain = ['date', 'moment', 'anchor', 'form', 'collection', 'place-kind', 'product', 'service', 'folder', 'article', 'page']
    expect(plain.map((kind) => named(kind, text).kind)).toEqual(plain)
  })

  it('reads tab, fold, condition with the default of the other field, and unit', () => {
    const [layout, count, title] = readSchema({
      properties: {
        layout: { enum: ['one', 'two'], default: 'one', 'x-group': 'behaviour' },
        count: { type: 'integer', 'x-unit': words, 'x-when': { prop: 'layout', is: ['two'] } },
        title: { type: 'string', 'x-group': words, 'x-inline': false },
      },
    }).fields
    expect(layout).toMatchObject({ group: 'behaviour', fold: null, when: null })
    expect(count).toMatchObject({ unit: words, when: { condition: { prop: 'layout', is: ['two'] }, fallback: 'one' } })
    expect(title).toMatchObject({ group: 'content', fold: words, isInline: false })
  })

  it('marks required properties, and reads numbers and pictures with their limits', () => {
    expect([read({ type: 'string' }, ['prop']).required, read({ type: 'string' }).required]).toEqual([true, false])
    expect(read({ type: 'integer', minimum: 1, maximum: 9 })).toMatchObject({ isInteger: true, min: 1, max: 9 })
    expect(read({ $ref: '/schemas/media.schema.json', 'x-label': words })).toMatchObject({ kind: 'image', maxAlt: 300, label: words })
  })
})
