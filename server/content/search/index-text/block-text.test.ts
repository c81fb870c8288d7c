import { expect, it } from 'vitest'
import { blockWords, type BlockTextContext } from './block-text.ts'
import { wordsOfInterface } from './interface-text.ts'

const day = (...ranges: { open: string; close: string }[]) => ({ ranges })
const config = {
  days: [...Array.from({ length: 5 }, () => day({ open: '09:00', close: '18:00' })), day(), day()],
  exceptions: [{ date: '2026-12-25', label: 'Noël', ranges: [] }],
  note: '',
}
const said = (locale: string) => {
  const shown: BlockTextContext = {
    ...{ data: { hours: { config } }, locale, siteName: 'Cave', messages: wordsOfInterface(locale) },
    ...{ parameter: () => null, captions: () => Promise.resolve([]) },
  }
  return blockWords['opening-hours']?.({ showExceptions: true, showNote: true } as never, shown)
}

it('opening hours say which days are closed, as their page does', () => {
  expect(said('fr_FR')).toEqual([
    'lundi\u00a0– vendredi 9\u00a0h\u00a0–\u00a018\u00a0h',
    { implied: 'mardi mercredi jeudi' },
    'samedi\u00a0– dimanche Fermé',
    'Noël Fermé',
  ])
  expect(said('en_GB')).toEqual([
    'Monday\u00a0– Friday 09:00\u00a0–\u00a018:00',
    { implied: 'Tuesday Wednesday Thursday' },
    'Saturday\u00a0– Sunday Closed',
    'Noël Closed',
  ])
})
