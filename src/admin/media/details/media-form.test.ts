import { expect, it } from 'vitest'
import type { MediaFile } from '#admin/media/media-file.ts'
import {
  beginWork,
  fieldsOf,
  isChanged,
  joinFile,
  openPaths,
  readMediaWork,
  resumeWork,
  settleFile,
  takeTheirs,
  textsOf,
  type MediaFields,
} from './media-form.ts'

const locales = ['fr_FR', 'en_GB']
const file = (texts: MediaFile['texts'], more: Partial<MediaFile> = {}) =>
  ({ texts, focus: null, kind: 'PICTURE', name: 'mas.jpg', version: 1, deletedAt: null, ...more }) as unknown as MediaFile
const described = (alt: string, more: Partial<MediaFile> = {}) => file({ fr_FR: { alt } }, { version: 2, ...more })
const work = (typed: Partial<MediaFields>, stored = file({})) => {
  const begun = beginWork(stored, locales)
  return { ...begun, fields: { ...begun.fields, ...typed } }
}
const alts = (fr: string, en = '') => ({ fr_FR: fr, en_GB: en })

it('reads one text for each language, and a picture as decorative where all are empty', () => {
  expect(fieldsOf(file({ fr_FR: { alt: 'Le mas' } }), locales)).toEqual({
    ...{ name: 'mas', alts: { fr_FR: 'Le mas', en_GB: '' }, isDecorative: false, focus: null },
  })
  expect(fieldsOf(file({ fr_FR: { alt: '' }, en_GB: { alt: '' } }), locales).isDecorative).toBe(true)
  expect(fieldsOf(file({}), locales).isDecorative).toBe(false)
})

it('writes the texts with their names, and an empty one for a decorative picture alone', () => {
  const stored = file({ fr_FR: { name: 'Mas', alt: 'Le mas' } })
  const fields = { ...fieldsOf(stored, locales), alts: { fr_FR: ' ', en_GB: 'The house ' } }
  expect(textsOf(stored, fields)).toEqual({ fr_FR: { name: 'Mas' }, en_GB: { alt: 'The house' } })
  expect(textsOf(stored, { ...fields, isDecorative: true })).toEqual({ fr_FR: { name: 'Mas', alt: '' }, en_GB: { alt: '' } })
})

it('tells changed fields from fields as they were read, and never of a file in the trash', () => {
  const typed = work({ name: 'bastide' })
  expect([isChanged(work({}), locales), isChanged(typed, locales)]).toEqual([false, true])
  expect(isChanged({ ...typed, base: file({}, { deletedAt: '2026-11-29T10:00:00Z' }) }, locales)).toBe(false)
})

it('joins a newer state with what is typed, and names no field that one person has changed', () => {
  const joined = joinFile(work({ alts: alts('', 'The house') }), described('Le mas', { focus: { x: 10, y: 20 } }), locales)
  expect(joined.fields).toMatchObject({ alts: alts('Le mas', 'The house'), focus: { x: 10, y: 20 } })
  expect(openPaths(joined, locales)).toEqual([])
  expect(joinFile(joined, file({}), locales)).toEqual(joined)
})

it('leaves a field that both have changed as it is typed, until the other text is taken', () => {
  const joined = joinFile(work({ name: 'bastide', alts: alts('La bastide') }), described('Le mas'), locales)
  expect([joined.fields.alts, openPaths(joined, locales)]).toEqual([alts('La bastide'), ['alts.fr_FR']])
  const taken = takeTheirs(joined, 'alts.fr_FR', locales)
  expect([taken.fields, openPaths(taken, locales)]).toEqual([{ ...joined.fields, alts: alts('Le mas') }, []])
  expect(openPaths({ ...joined, fields: { ...joined.fields, alts: alts('Le mas') } }, locales)).toEqual([])
  const again = joinFile(joined, described('Le mas rose', { version: 3 }), locales)
  expect(openPaths(again, locales)).toEqual(['alts.fr_FR'])
})

it('names the decoration where one person describes a picture that another calls decorative', () => {
  const decorative = file({ fr_FR: { alt: '' }, en_GB: { alt: '' } }, { version: 2 })
  const mine = joinFile(work({ alts: alts('La bastide') }), decorative, locales)
  expect([mine.fields.isDecorative, mine.fields.alts, openPaths(mine, locales)]).toEqual([false, alts('La bastide'), ['isDecorative']])
  expect(takeTheirs(mine, 'isDecorative', locales).fields).toEqual(fieldsOf(decorative, locales))
  const other = joinFile(work({ isDecorative: true }), described('Le mas'), locales)
  expect([other.fields.isDecorative, openPaths(other, locales)]).toEqual([true, ['isDecorative']])
  expect(takeTheirs(other, 'isDecorative', locales).fields).toEqual(fieldsOf(described('Le mas'), locales))
})

it('takes what a save has stored, and leaves what was typed meanwhile', () => {
  const sent = work({ alts: alts(' Le mas ') }).fields
  const stored = described('Le mas')
  expect(settleFile(work(sent), sent, stored, locales).fields).toEqual(fieldsOf(stored, locales))
  const typed = settleFile(work({ ...sent, name: 'bastide' }), sent, stored, locales)
  expect(typed.fields).toEqual({ ...fieldsOf(stored, locales), name: 'bastide' })
})

it('takes up fields of an earlier visit, joined with a later state and what is typed since', () => {
  const former = work({ alts: alts('La cave'), name: 'cave' })
  const now = work({ alts: alts('Le chai', 'The cellar') }, described('Le chai'))
  const resumed = resumeWork(now, former, locales)
  expect([resumed.fields, openPaths(resumed, locales)]).toEqual([
    { name: 'cave', alts: alts('La cave', 'The cellar'), isDecorative: false, focus: null },
    ['alts.fr_FR'],
  ])
  expect(readMediaWork(JSON.parse(JSON.stringify(former)))).toMatchObject({ fields: former.fields })
})

it.each([null, 'x', {}, { base: {}, fields: {}, met: [] }, { base: {}, fields: { alts: {} } }])(
  'takes no fields from a stored %j',
  (content) => {
    expect(readMediaWork(content)).toBeNull()
  },
)
