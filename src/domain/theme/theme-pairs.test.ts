import { expect, it } from 'vitest'
import { nearestColors, readableTheme, withColor } from './nearest-colors.ts'
import { isReadable, palePairs, themePairs, type ColoredTheme } from './theme-pairs.ts'

const theme: ColoredTheme = {
  colors: {
    ...{ primary: '#2a1a1c', accent: '#c8566c', background: '#f6f3ec', surface: '#eae5d9' },
    ...{ text: '#271d1d', muted: '#655a55', line: '#d6cebf' },
  },
  fonts: { TITLE: { color: '#2a1a1c' }, MENU: { color: '#2a1a1c' } },
}

it('finds the pairs that are too pale, with the contrast on the weakest ground', () => {
  expect(palePairs(theme).map(({ name, field, contrast }) => [name, field, Math.floor(contrast * 10) / 10])).toEqual([
    ['button', 'colors.accent', 4.1],
    ['link', 'colors.accent', 3.7],
  ])
  expect(themePairs(theme).find(({ name }) => name === 'muted')).toMatchObject({ ground: '#eae5d9', least: 4.5 })
})

it('takes the usual colours where a theme leaves them out', () => {
  const bare = { ...theme, colors: { ...theme.colors, background: null, surface: null, text: null, muted: null, accent: '#1f6b58' } }
  expect(palePairs(bare)).toEqual([])
})

it('proposes the nearest colours that make all pairs of a colour readable', () => {
  const found = nearestColors(theme, 'colors.accent', theme.colors.accent)
  expect(found.length).toBeGreaterThan(1)
  for (const color of found) {
    expect(
      themePairs(withColor(theme, 'colors.accent', color))
        .filter(({ field }) => field === 'colors.accent')
        .every(isReadable),
    ).toBe(true)
  }
  expect(palePairs(readableTheme(theme))).toEqual([])
})

it('proposes nothing where grounds are so far apart that no text can be read on both', () => {
  const torn = { ...theme, colors: { ...theme.colors, background: '#404040', surface: '#a0a0a0' } }
  expect(nearestColors(torn, 'colors.muted', '#655a55')).toEqual([])
  expect(nearestColors(theme, 'colors.accent', 'rouge')).toEqual([])
})
