import { expect, it } from 'vitest'
import type { FormField } from '#schemas/api/content/form.ts'
import { askedFields } from './form-conditions.ts'

const field = (name: string, when: FormField['when'] = null): FormField => ({ name, type: 'TEXT', label: name, required: true, when })
const form = (...fields: FormField[]) => ({ steps: [{ id: 'etape', title: '', fields }] })
const names = (fields: FormField[], values: Record<string, unknown>) => askedFields(form(...fields), values).map(({ name }) => name)

it.each([
  [{ field: 'a', op: 'EQ', value: 'x' }, 'x', true],
  [{ field: 'a', op: 'EQ', value: 'x' }, 'y', false],
  [{ field: 'a', op: 'EQ', value: 'x' }, ['w', 'x'], true],
  [{ field: 'a', op: 'EQ', value: true }, 'true', true],
  [{ field: 'a', op: 'EQ', value: 2 }, 2, true],
  [{ field: 'a', op: 'EQ', value: '' }, undefined, false],
  [{ field: 'a', op: 'NE', value: 'x' }, 'y', true],
  [{ field: 'a', op: 'NE', value: 'x' }, undefined, true],
  [{ field: 'a', op: 'NE', value: 'x' }, 'x', false],
  [{ field: 'a', op: 'IN', value: ['x', 'y'] }, 'y', true],
  [{ field: 'a', op: 'IN', value: ['x', 'y'] }, 'z', false],
  [{ field: 'a', op: 'FILLED' }, 'z', true],
  [{ field: 'a', op: 'FILLED' }, '', false],
  [{ field: 'a', op: 'FILLED' }, [], false],
  [{ field: 'a', op: 'FILLED' }, false, false],
] as const)('%j, when the field holds %j: %s', (when, value, expected) => {
  expect(names([field('a'), field('b', when as FormField['when'])], { a: value })).toEqual(expected ? ['a', 'b'] : ['a'])
})

it('sees nothing in a field that is not asked itself', () => {
  const chain = [field('a'), field('b', { field: 'a', op: 'EQ', value: 'yes' }), field('c', { field: 'b', op: 'FILLED' })]
  expect(names(chain, { a: 'no', b: 'left over', c: 'x' })).toEqual(['a'])
  expect(names(chain, { a: 'yes', b: 'said', c: 'x' })).toEqual(['a', 'b', 'c'])
})
