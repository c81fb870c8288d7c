import { expect, it } from 'vitest'
import { blockTypes } from '#schemas/generated/block-types.ts'
import { propsValidators as allValidators } from '#schemas/generated/props-validators.js'
import { loadValidators, propsValidators } from './frame-validators.ts'

it('has a validator for each block type', () => {
  expect(Object.keys(propsValidators).toSorted()).toEqual([...blockTypes].toSorted())
})

it('passes every value until the validator of the type is loaded, then validates as it does', async () => {
  const faulty = { text: '', level: 9 }
  const { heading, text } = propsValidators
  expect([heading(faulty), heading.errors]).toEqual([true, null])
  await loadValidators(['heading', 'unknown-type', 'toString'])
  expect([heading(faulty), allValidators.heading(faulty)]).toEqual([false, false])
  expect(heading.errors).toEqual(allValidators.heading.errors)
  expect([heading({ text: 'Bonjour', level: 1 }), heading.errors]).toEqual([true, null])
  expect(text({})).toBe(true)
})
