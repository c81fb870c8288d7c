import { expect, it } from 'vitest'
import { newEntry, topEntries } from '#admin/pages/menu/menu-entry.ts'
import { firstPlace, hiddenAbove, NEW_ENTRY, placeAfterStep, placeBehind, withNewEntry } from './menu-place.ts'

const entry = (id: string) => newEntry(id, { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: id } } })
const menu = { head: {}, regions: { menu: [{ ...entry('a'), slots: { children: [entry('b')] } }, entry('c')] }, notes: {} }
const words = { title: 'Nos vignes', locale: 'fr_FR' }
const outline = (list: ReturnType<typeof topEntries>): string =>
  list.map(({ id, slots }) => `${id}${slots ? `(${outline(slots['children'] ?? [])})` : ''}`).join(' ')
const shown = (at: ReturnType<typeof firstPlace>) => outline(topEntries(withNewEntry(menu, at, words)))

it.each([
  ['', 'a(b) c'],
  ['menu', `a(b) c ${NEW_ENTRY}`],
  ['a', `a(b ${NEW_ENTRY}) c`],
  ['c', `a(b) c(${NEW_ENTRY})`],
  ['gone', `a(b) c ${NEW_ENTRY}`],
])('opens for the entry %j with %s', (under, outcome) => {
  expect(shown(firstPlace(menu, under))).toBe(outcome)
})

it('goes on by steps from entry to entry, and stays where a step leads nowhere', () => {
  let at = placeBehind(menu, 'b')
  const seen: string[] = []
  for (const step of ['up', 'out', 'down', 'down', 'in'] as const) {
    if (at) at = placeAfterStep(withNewEntry(menu, at, words), at, step)
    seen.push(shown(at))
  }
  expect(seen).toEqual([`a(${NEW_ENTRY} b) c`, `a(b) ${NEW_ENTRY} c`, `a(b) c ${NEW_ENTRY}`, `a(b) c ${NEW_ENTRY}`, `a(b) c(${NEW_ENTRY})`])
})

it('finds the nearest hidden entry above the new page, and none where all of them are shown', () => {
  const hidden = newEntry('hidden', { linkType: 'SELF', isShown: false, texts: {} })
  const around = { ...menu, regions: { menu: [{ ...hidden, slots: { children: [entry('d')] } }, entry('c')] } }
  const above = (under: string) => hiddenAbove(withNewEntry(around, firstPlace(around, under), words))?.id ?? null
  expect([above('d'), above('hidden'), above('c'), above('')]).toEqual(['hidden', 'hidden', null, null])
})
