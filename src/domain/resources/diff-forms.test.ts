import { expect, it } from 'vitest'
import { diffForms } from './diff-forms.ts'

it.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1, b: [1, 2] }, { a: 2, b: [2, 1] }, ['a', 'b']],
  [{ t: { fr_FR: { title: 'A' } } }, { t: { fr_FR: { title: 'B' }, en_GB: { title: 'A' } } }, ['t.fr_FR.title', 't.en_GB']],
  [{ t: { fr_FR: {} } }, { t: {} }, ['t.fr_FR']],
])('%j and %j differ at %j', (before, after, paths) => {
  expect(diffForms(before, after)).toEqual(paths)
})
