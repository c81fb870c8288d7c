import { expect, it } from 'vitest'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { themeCss } from '#domain/theme/theme-css.ts'
import { readableTheme } from '#domain/theme/nearest-colors.ts'
import { palePairs } from '#domain/theme/theme-pairs.ts'
import { createAppearanceStore } from '#server/content/appearance/appearance-store.ts'
import { isFull, seed } from '#tests/support/sampling.ts'

const rounds = isFull ? 1000 : 60
const form = appearanceResource.form.parse(appearanceResource.example.form)

/** Colours over the whole cube, the same for each seed; every second set has light grounds that go together. */
function colorSet(start: number): typeof form {
  let state = start >>> 0
  const channel = (least = 0) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (least + Math.floor((state / 2 ** 32) * (256 - least))).toString(16).padStart(2, '0')
  }
  const color = (least = 0) => `#${channel(least)}${channel(least)}${channel(least)}`
  const least = start % 2 === 0 ? 215 : 0
  const colors = {
    primary: color(),
    accent: color(),
    background: color(least),
    surface: color(least),
    text: color(),
    muted: color(),
    line: null,
  }
  const { fonts } = form
  return { ...form, colors, fonts: { ...fonts, TITLE: { ...fonts.TITLE, color: color() }, MENU: { ...fonts.MENU, color: color() } } }
}

/** Contrast by the formula of WCAG 2.2, written a second time. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Colours of texts and grounds that meet in the style sheet of a published appearance, with what each pair needs. */
function published({ colors, fonts }: typeof form): [text: string, ground: string, least: number][] {
  const css = themeCss({
    ...{ colors, parameters: [] },
    fonts: [
      { type: 'TITLE', ...fonts.TITLE },
      { type: 'MENU', ...fonts.MENU },
    ],
  })
  const value = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? ''
  const [ground, surface, accent] = [value('theme-ground'), value('theme-surface'), value('theme-accent')]
  return [
    ...['theme-ink', 'theme-muted', 'font-title-color'].flatMap((name): [string, string, number][] => [
      [value(name), ground, 4.5],
      [value(name), surface, 4.5],
    ]),
    [value('font-menu-color'), ground, 4.5],
    [value('theme-on-accent'), accent, 4.5],
    [accent, ground, 4.5],
    [accent, surface, 3],
    [ground, value('theme-primary'), 4.5],
  ]
}

it('publishes no pair that is too pale, and finds readable colours for similar grounds', () => {
  const { store } = createAppearanceStore()
  let passed = 0
  for (let round = 0; round < rounds; round += 1) {
    const set = colorSet(seed + round)
    const repaired = readableTheme(set)
    if ((seed + round) % 2 === 0) expect([seed + round, palePairs(repaired)]).toEqual([seed + round, []])
    for (const each of [set, repaired]) {
      if ((store.stops?.(each) ?? []).length > 0) continue
      passed += 1
      for (const [text, ground, least] of published(each)) {
        expect(contrast(text, ground), `${seed + round}: ${text} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    }
  }
  expect(passed).toBeGreaterThanOrEqual(rounds / 2)
})
