import { expect, it, vi } from 'vitest'
import { mergeForms, readPath, writePath } from './merge-forms.ts'

const base = { texts: { fr_FR: { title: 'A', summary: 's' } }, tags: ['x'], promoted: false }
const with_ = (path: string, value: unknown) => writePath(base, path, value)

it('joins changes of different fields', () => {
  const mine = with_('texts.fr_FR.title', 'B')
  const theirs = writePath(with_('texts.fr_FR.summary', 't'), 'tags', ['y'])
  expect(mergeForms(base, mine, theirs)).toEqual({
    form: { texts: { fr_FR: { title: 'B', summary: 't' } }, tags: ['y'], promoted: false },
    conflicts: [],
  })
})

it('names the field that both changed differently, and keeps mine there', () => {
  const merged = mergeForms(base, with_('texts.fr_FR.title', 'B'), with_('texts.fr_FR.title', 'C'))
  expect(merged).toEqual({ form: with_('texts.fr_FR.title', 'B'), conflicts: ['texts.fr_FR.title'] })
})

it('finds no conflict where both made the same change', () => {
  const same = with_('promoted', true)
  expect(mergeForms(base, same, same)).toEqual({ form: same, conflicts: [] })
})

it('names the whole language where one took it away and the other changed a field of it', () => {
  expect(mergeForms(base, with_('texts.fr_FR', undefined), with_('texts.fr_FR.title', 'C')).conflicts).toEqual(['texts.fr_FR'])
})

it('takes a language over that the other added', () => {
  const theirs = with_('texts.en_GB', { title: 'A', summary: null })
  expect(readPath(mergeForms(base, with_('promoted', true), theirs).form, 'texts.en_GB.title')).toBe('A')
})

it('reads a path of many steps once', () => {
  const path = Array.from({ length: 2000 }, (_, at) => `s${at}`).join('.')
  const split = vi.spyOn(String.prototype, 'split')
  const form = writePath({}, path, 'x')
  const read = split.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0)
  split.mockRestore()
  expect([read, readPath(form, path)]).toEqual([path.length, 'x'])
})
