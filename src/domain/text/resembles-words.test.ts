import { expect, it } from 'vitest'
import { resemblesWords } from './resembles-words.ts'

it.each(['nouvelle', 'NOUVELE', 'actu', 'acutalité', 'nouv actu', '', 'éven'])(
  'finds « Nouvelle actualité, événement » by « %s »',
  (query) => {
    expect(resemblesWords('Nouvelle actualité, événement', query)).toBe(true)
  },
)

it.each(['page', 'nvo', 'actualité page', 'atc'])('does not find « Nouvelle actualité » by « %s »', (query) => {
  expect(resemblesWords('Nouvelle actualité', query)).toBe(false)
})
