import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screenEntries, screenFiles } from './screen-files.ts'

it('makes the files of the screen « gift-cards », which name one another', () => {
  const files = screenFiles('gift-cards')
  expect([...files.keys()]).toEqual([
    'src/admin/gift-cards/screen.ts',
    'src/admin/gift-cards/GiftCardsScreen.tsx',
    'src/i18n/messages/gift-cards/fr.json',
  ])
  expect(files.get('src/admin/gift-cards/screen.ts')).toContain("(await import('./GiftCardsScreen.tsx')).GiftCardsScreen")
  expect(files.get('src/admin/gift-cards/GiftCardsScreen.tsx')).toContain('export function GiftCardsScreen()')
  expect(JSON.parse(files.get('src/i18n/messages/gift-cards/fr.json') ?? '')).toEqual({ 'gift-cards.title': 'Gift Cards' })
})

it('adds the screen to the lists of today: one import, one entry, one floor', () => {
  const added = Object.entries(screenEntries).map(([path, change]) => {
    const source = readFileSync(path, 'utf8')
    const changed = change(source, 'gift-cards')
    return changed.length - source.length
  })
  const [imported, listed] = ["import { giftCardsScreen } from './gift-cards/screen.ts'\n", '  giftCardsScreen,\n']
  expect(added).toEqual([imported.length + listed.length, "'gift-cards', ".length])
})

it('refuses a list in which it finds no place', () => {
  expect(() => screenEntries['scripts/lint/floors.mjs']?.('', 'gift-cards')).toThrow("No \"'view-as', 'visits'\" is there")
})
