import { expect, it } from 'vitest'
import { actOfTarget, sayThing, thingIn } from './act-thing.ts'

const nounOf = (area: string) => (area === 'news' ? 'Actualité' : undefined)

it.each([
  ['news 12', 'Actualité numéro\u00a012'],
  ['page 12 fr_FR', 'Pages numéro\u00a012'],
  ['user:8', 'Comptes numéro\u00a08'],
  ['parameter:ACCENT_COLOR', 'Réglages'],
  ['audit_log', 'Journal'],
  ['constructor:8', 'Chose numéro\u00a08'],
  ['', 'Chose'],
])('says of the target « %s » alone « %s », without a code', (target, words) => {
  expect(sayThing(actOfTarget(target), nounOf).join(' ').trim()).toBe(words)
})

it('says the title of a thing in the place of its number', () => {
  expect(sayThing({ act: 'news.publish', number: 12, title: 'Vendanges' }, nounOf)).toEqual(['Actualité', 'Vendanges'])
  expect(thingIn('page 12 fr_FR')).toEqual({ kind: 'page', number: 12, locale: 'fr_FR' })
})
