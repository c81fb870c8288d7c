import { describe, expect, it } from 'vitest'
import type { Json, PropsSchema } from '#schemas/generated/content.ts'
import { blockTexts } from './block-texts.ts'

const label = { fr: 'Libellé', en: 'Label' }
const string = (more: object = {}) => ({ type: 'string', 'x-label': label, ...more })
const schema = (properties: object, required: string[] = []) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as unknown as PropsSchema
const pointersOf = (properties: object, props: Record<string, Json>) =>
  blockTexts(schema(properties), { shown: props, stored: props }).map(({ pointer }) => pointer)

describe('blockTexts', () => {
  it('lists texts at any depth, and neither addresses, choices nor tokens', () => {
    const item = { type: 'object', properties: { title: string(), href: string({ format: 'safe-url' }) } }
    const properties = {
      title: string(),
      html: string({ format: 'html' }),
      anchor: string({ pattern: '^a' }),
      look: string({ enum: ['a'] }),
      items: { type: 'array', items: item },
      picture: { $ref: '/schemas/media.schema.json', 'x-label': label },
    }
    const props: Record<string, Json> = { title: 'T', items: [{ title: 'A' }, { title: 'B', href: '/' }], picture: { id: 1 } }
    expect(pointersOf(properties, props)).toEqual(['/title', '/html', '/items/0/title', '/items/1/title', '/picture/alt'])
  })

  it('tells the most characters of each text', () => {
    const texts = blockTexts(schema({ title: string({ maxLength: 40 }), html: string({ format: 'html' }) }), { shown: {}, stored: {} })
    expect(texts.map(({ max }) => max)).toEqual([40, null])
  })

  it('marks what is no words of the page, also within a list', () => {
    const properties = {
      title: string(),
      label: string({ 'x-inline': false }),
      kinds: { type: 'array', items: string(), 'x-inline': false },
    }
    const texts = blockTexts(schema(properties), { shown: { kinds: ['A'] }, stored: { kinds: ['A'] } })
    expect(texts.map(({ pointer, isInline }) => [pointer, isInline])).toEqual([
      ['/title', true],
      ['/label', false],
      ['/kinds/0', false],
    ])
  })

  it('gives the stored text beside the shown one, and null where only a default is shown', () => {
    const texts = blockTexts(schema({ phone: string(), label: string() }, ['phone']), {
      shown: { phone: 'Au 01 02', label: 'Menu' },
      stored: { phone: 'Au {{PHONE}}' },
    })
    expect(texts.map(({ shown, stored, isOptional }) => [shown, stored, isOptional])).toEqual([
      ['Au 01 02', 'Au {{PHONE}}', false],
      ['Menu', null, true],
    ])
  })

  it('leaves out a list that is shown with fewer items than it has', () => {
    const texts = { type: 'array', items: string() }
    expect(blockTexts(schema({ texts }), { shown: { texts: ['B'] }, stored: { texts: ['A', 'B'] } })).toEqual([])
  })

  it('tells one line from several', () => {
    const kinds = blockTexts(
      schema({ one: string({ maxLength: 249 }), many: string({ maxLength: 250 }), long: string({ 'x-field': 'long-text' }) }),
      {
        shown: {},
        stored: {},
      },
    ).map(({ kind }) => kind)
    expect(kinds).toEqual(['text', 'long-text', 'long-text'])
  })
})
