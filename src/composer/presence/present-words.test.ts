import { expect, it } from 'vitest'
import { written } from '#tests/support/composer/composer-setup.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { presentAmong, presentName, presentWords, type PresentSession } from './present-words.ts'
import { peopleMarks } from './use-people-marks.ts'

const text: ComposerText = (id, values) => written({ id, ...(values && { values }) })

const sessionOf = (person: string, id: number, block: string | null): PresentSession => ({
  ...{ person, id, block },
  name: id === 7 ? 'moi@exemple.test' : 'Paul Fontanel',
})

it('marks the other windows of one’s own account once, after the others, on a selected block', () => {
  const sessions = [sessionOf('10', 7, null), sessionOf('11', 9, 'a'), sessionOf('12', 7, 'b'), sessionOf('13', 7, 'c')]
  expect(presentAmong(sessions, 7)).toEqual([
    { person: '11', name: 'Paul Fontanel', block: 'a' },
    { person: '10', name: null, block: 'b' },
  ])
})

it('keeps each session of another person, and lists no one for no session', () => {
  const sessions = [sessionOf('11', 9, 'a'), sessionOf('12', 9, null)]
  expect(presentAmong(sessions, 7).map(({ person }) => person)).toEqual(['11', '12'])
  expect(presentAmong([], 7)).toEqual([])
})

it('calls oneself « Vous, ailleurs » in lists, in sentences and on the block', () => {
  const present = presentAmong([sessionOf('10', 7, 'b'), sessionOf('11', 9, 'a')], 7)
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
