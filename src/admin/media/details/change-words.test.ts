import { expect, it } from 'vitest'
import { changeKeys } from './change-words.ts'

it.each([
  ['replace', ['file.hash', 'file.mime', 'crop'], ['replace']],
  ['update', ['file.hash', 'crop.x', 'source'], ['crop']],
  ['update', ['texts.fr_FR.alt', 'filename'], ['name', 'texts']],
  ['update', ['focus'], ['focus']],
  ['describe', ['texts.fr_FR.alt'], ['texts']],
  ['revert', ['file.hash'], ['revert']],
  ['found', [], ['found']],
  ['update', [], ['update']],
  ['toString', ['focus'], ['focus']],
] as const)('names the change %s of %j: %j', (act, changed, keys) => {
  expect(changeKeys({ act, changed: [...changed] })).toEqual(keys.map((key) => `media.history.${key}`))
})
