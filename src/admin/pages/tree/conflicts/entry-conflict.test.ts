import { expect, it } from 'vitest'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { entryOfConflict, fieldOfConflict, versionWords } from './entry-conflict.ts'

const text = ((id: string, values: Readonly<Record<string, string>> = {}) =>
  [id.split('.').slice(2).join('.'), ...Object.values(values)].join(' ')) as never
const names = { text, entryName: (id: string) => id.toUpperCase(), pageTitle: (id: number) => (id === 4 ? 'Les vins' : null) }
const set = (pointer: string, versions: object): Conflict =>
  ({ edit: { operation: { op: 'set', id: 'a', pointer } }, why: 'value', unit: `a ${pointer}`, ...versions }) as never

it.each([
  ['/texts/fr_FR/title', { before: 'Vins', theirs: 'Nos vins', mine: 'Les vins' }, ['titleIn français', 'Vins', 'Nos vins', 'Les vins']],
  ['/texts/en_GB/menuTitle', { theirs: 'Wines' }, ['shortIn anglais', undefined, 'Wines', undefined]],
  ['/isShown', { before: true, theirs: false, mine: true }, ['isShown', 'conflict.shown', 'conflict.hidden', 'conflict.shown']],
  ['/pageId', { before: 4, theirs: 5 }, ['target', 'Les vins', 'gone', undefined]],
])('writes the field %s and its three versions in words', (pointer, versions, expected) => {
  const conflict = set(pointer, versions)
  const words = (['before', 'theirs', 'mine'] as const).map((name) => versionWords(conflict, name, names))
  expect([fieldOfConflict(conflict, text), ...words]).toEqual(expected)
  expect(entryOfConflict(conflict)).toBe('a')
})

it('writes a place by the entry around and the one before', () => {
  const place = { in: { parent: 'domaine', slot: 'children' }, after: null, before: null }
  const top = { in: { region: 'menu' }, after: 'vins', before: null }
  const conflict = {
    edit: { operation: { op: 'move', id: 'a', to: top } },
    why: 'moved',
    unit: 'a place',
    theirs: place,
    mine: top,
  } as never
  expect(fieldOfConflict(conflict, text)).toBe('conflict.place')
  expect(versionWords(conflict, 'theirs', names)).toBe('conflict.under DOMAINE, conflict.first')
  expect(versionWords(conflict, 'mine', names)).toBe('conflict.top, conflict.after VINS')
})

it('writes an entry that one side has removed by its names, and nothing for that side', () => {
  const block = { id: 'a', props: { texts: { fr_FR: { title: 'Plan', url: 'https://x.example' } } } }
  const conflict = { edit: { operation: { op: 'remove', id: 'a' } }, why: 'changed', unit: 'a', before: block, theirs: block } as never
  expect(versionWords(conflict, 'theirs', names)).toBe('Plan · https://x.example')
  expect([versionWords(conflict, 'mine', names), fieldOfConflict(conflict, text)]).toEqual([undefined, null])
})
