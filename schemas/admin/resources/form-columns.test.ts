import { expect, it } from 'vitest'
import { z } from 'zod'
import { imageExample } from '#schemas/api/base/image.ts'
import { contentTexts } from './content-texts.ts'
import { choice, image, money, tags, toggle } from './fields.ts'
import { deriveColumns, type Columns } from './form-columns.ts'

const words = { fr: 'Un champ', en: 'A field' }
const form = z.strictObject({
  texts: contentTexts(),
  imageId: image(words),
  price: money(words),
  size: choice({ S: words, L: words }, words),
  isHidden: toggle(words),
  tags: tags(words),
})
const example = {
  texts: { fr_FR: { title: 'Une cuvée', slug: 'une-cuvee', summary: null, content: null, seo: {} } },
  ...{ imageId: null, price: 1200, size: 'L', isHidden: false, tags: ['rouge'] },
}
const derive = (columns: Columns) => deriveColumns(form, columns, example)

it.each([
  ['title', 'both', { kind: 'text', order: true }, 'Une cuvée'],
  ['image', 'shown', undefined, imageExample],
  ['price', 'order', { kind: 'number', filter: false, order: true }, 1200],
  ['size', 'filter', { kind: 'enum', options: ['S', 'L'] }, 'L'],
  ['isHidden', 'filter', { kind: 'boolean' }, false],
  ['tags', 'filter', { kind: 'tags' }, [{ value: 'rouge', label: 'rouge' }]],
  ['publishedAt', 'both', { kind: 'instant', order: true }, '2026-11-09T08:00:00Z'],
] as const)('derives the field of the list and the example of the column %s', (key, use, field, value) => {
  expect(derive({ [key]: use })).toMatchObject({ fields: field ? { [key]: field } : {}, example: { [key]: value } })
})

it.each([
  ['title', [['Une cuvée'], [null, 3]]],
  [
    'price',
    [
      [1200, null],
      ['1200', 12.5],
    ],
  ],
  ['size', [['S'], ['M', null]]],
  ['image', [[null, imageExample], [31]]],
  ['tags', [[[{ value: 'rouge', label: 'Rouge' }]], [['rouge']]]],
] as const)('takes the values of its field in the column %s, and null where it may be empty', (key, [good, bad]) => {
  const { row } = derive({ [key]: 'shown' })
  const takes = (value: unknown): boolean => z.object(row).safeParse({ [key]: value }).success
  expect([good.map(takes), bad.map(takes)]).toEqual([good.map(() => true), bad.map(() => false)])
})

it('takes what a declaration gives of a column before what its field says', () => {
  const {
    row,
    fields,
    example: shown,
  } = derive({
    uses: { schema: z.number(), example: 3 },
    price: { list: { kind: 'boolean' } },
    title: 'both',
  })
  expect([Object.keys(row), Object.keys(fields), shown]).toEqual([
    ['uses', 'price', 'title'],
    ['title', 'price'],
    { uses: 3, price: 1200, title: 'Une cuvée' },
  ])
})

it('refuses a column that shows no field and gives no schema', () => {
  expect(() => derive({ uses: 'shown' })).toThrow('the column uses shows no field of the form')
})
