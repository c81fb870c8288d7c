import { expect, it } from 'vitest'
import { written } from '#tests/support/composer/composer-setup.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { presentAmong, presentName, presentWords, type PresentPerson } from './present-words.ts'
import { peopleMarks } from './use-people-marks.ts'

const text: ComposerText = (id, values) => written({ id, ...(values && { values }) })

const personOf = (person: string, id: number, block: string | null): PresentPerson => ({
  ...{ person, id, block },
  name: id === 7 ? 'moi@exemple.test' : 'Paul Fontanel',
})

it('lists the others first, then oneself in other windows', () => {
  expect(presentAmong([personOf('7', 7, 'b'), personOf('9', 9, 'a')], 7)).toEqual([
    { person: '9', name: 'Paul Fontanel', block: 'a' },
    { person: '7', name: null, block: 'b' },
  ])
  expect(presentAmong([], 7)).toEqual([])
})

it('calls oneself « Vous, ailleurs » in lists, in sentences and on the block', () => {
  const present = presentAmong([personOf('10', 7, 'b'), personOf('11', 9, 'a')], 7)
  expect(present.map((each) => presentName(each, text))).toEqual(['Paul Fontanel', 'Vous, ailleurs'])
  expect(present.map((each) => presentWords(each, null, text))).toEqual(['Paul Fontanel est aussi sur cette page', 'Vous, ailleurs'])
  expect(present.map((each) => presentWords(each, 'Nos tarifs', text))).toEqual([
    'Paul Fontanel travaille sur «\u202fNos tarifs\u202f»',
    'Vous, ailleurs, sur «\u202fNos tarifs\u202f»',
  ])
  expect(peopleMarks(present, [], text).map(({ id, words }) => [id, words])).toEqual([
    ['a', 'Paul Fontanel'],
    ['b', 'Vous, ailleurs'],
  ])
})
