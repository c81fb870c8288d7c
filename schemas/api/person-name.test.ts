import { expect, it } from 'vitest'
import { personNameSchema } from './account-fields.ts'

it.each([
  'Camille',
  'Jean-Pierre d’Ormesson',
  'J.R.R.',
  'St. John',
  'St.John',
  'Marie Ste.Anne',
  'M. Roy Jr.',
  'Nguyễn Thị Minh Khai',
  'محمد',
  'می\u200cخواهم',
  'श्री\u200dमान',
  '山田 太郎',
  'X Æ A-12',
])('a name of any script is taken: %j', (name) => {
  expect(personNameSchema.safeParse(name).success).toBe(true)
})

it.each([
  'A\u2028B',
  'A\u2029B',
  'B\u2066c',
  'A\u202eB',
  'a\u200bb',
  'a\u00adb',
  '\ufeffA',
  'Mia evil.fr',
  'St.evil.fr',
  'best.shop',
  'www.evil',
  'evil。com',
  'Mia evil．fr',
  'http:evil',
  '{{COMPANY_NAME}}',
  'a{b',
  'a<b',
  'a@b',
  'a\nb',
  '\u200c',
  '\u200d \u200c',
])('what is no name is refused: %j', (name) => {
  expect(personNameSchema.safeParse(name).success).toBe(false)
})

it('a saint written without a space gets it, so that no mail program makes a link of the name', () => {
  expect(personNameSchema.parse('St.John')).toBe('St. John')
  expect(personNameSchema.parse('Jean-Baptiste Roy')).toBe('Jean-Baptiste Roy')
})
