import { expect, it } from 'vitest'
import { personNameSchema } from './account-fields.ts'

it.each([
  'Dr.Martin',
  'Mme.Roy',
  'J.-Th.Roy',
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
])('takes the name %j', (name) => {
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
])('refuses %j as a name', (name) => {
  expect(personNameSchema.safeParse(name).success).toBe(false)
})

it.each([
  ['D@home', 'nameSign', '@'],
  ['<b>O’Neil', 'nameSign', '<'],
  ['{{A}}', 'nameSign', '{'],
  ['a\nb', 'nameControl', undefined],
  ['Jean.Pierre', 'nameDot', undefined],
  ['evil.fr', 'nameDot', undefined],
  ['www.evil', 'nameAddress', undefined],
])('says of %j why it is no name, and which character is in the way', (name, reason, sign) => {
  expect(personNameSchema.safeParse(name).error?.issues).toMatchObject([{ params: { code: 'FORMAT', reason, ...(sign && { sign }) } }])
})

it('writes a space after an abbreviation, so that no mail program makes a link of the name', () => {
  expect(['St.John', 'Dr.Martin', 'Mme.Roy', 'J.-Th.Roy', 'M.Le Bihan', 'J.R.R.'].map((name) => personNameSchema.parse(name))).toEqual([
    ...['St. John', 'Dr. Martin', 'Mme. Roy', 'J.-Th. Roy', 'M. Le Bihan', 'J.R.R.'],
  ])
  expect(personNameSchema.parse('Jean-Baptiste Roy')).toBe('Jean-Baptiste Roy')
})
