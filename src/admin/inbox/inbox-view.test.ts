import { expect, it } from 'vitest'
import { isNarrowed, queryOf, readPlace, writePlace } from './inbox-view.ts'

const nothing = { view: 'todo', kind: null, isMine: false, search: '', page: 1, open: null } as const

it.each(['', 'vue=tout', 'vue=corbeille&sorte=donnees&suivi=moi&q=caf%C3%A9&page=3&ouvert=41', 'sorte=inscriptions'])(
  'writes the address « %s » as it was read',
  (address) => {
    expect(writePlace(readPlace(new URLSearchParams(address))).toString()).toBe(address)
  },
)

it.each(['vue=toString', 'sorte=constructor', 'page=0', 'page=-1', 'ouvert=1e9', 'suivi=lui'])('takes « %s » for nothing', (address) => {
  expect(readPlace(new URLSearchParams(address))).toEqual(nothing)
})

it('asks for what is open by its deadline, and for the rest by its date', () => {
  expect(queryOf(nothing, 7)).toMatchObject({ orderBy: { value: 'urgency' }, state: { value: ['NEW', 'READ'] }, assignee: { value: null } })
  const answered = queryOf({ ...nothing, view: 'answered', isMine: true }, 7)
  expect(answered).not.toHaveProperty('orderBy')
  expect(answered).toMatchObject({ state: { value: ['ANSWERED'] }, assignee: { value: 7 } })
})

it('is narrowed by a kind, a person or a search alone', () => {
  expect(isNarrowed({ ...nothing, view: 'all', page: 2 })).toBe(false)
  for (const more of [{ kind: 'FORM' as const }, { isMine: true }, { search: 'a' }]) expect(isNarrowed({ ...nothing, ...more })).toBe(true)
})
