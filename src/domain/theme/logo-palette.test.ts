import { expect, it } from 'vitest'
import { logoPalette } from './logo-palette.ts'
import { labelOn, themePairs } from './theme-pairs.ts'

/** Contrast as WCAG 2.2 gives it. */
function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
    }) as [number, number, number]
    return red * 0.2126 + green * 0.7152 + blue * 0.0722 + 0.05
  }
  const [first, second] = [light(one), light(other)]
  return Math.max(first, second) / Math.min(first, second)
}

const logos = [
  ['one brown', '#8b5a2b', '#8b5a2b'],
  ['two browns', '#5c3d1e', '#8b5a2b'],
  ['a pale yellow alone', '#ffe14d', '#ffe14d'],
  ['a nearly black red alone', '#2a1012', '#2a1012'],
  ['pure blue', '#0000ff', '#0000ff'],
  ['green beside grey', '#3a3f3c', '#1f6b58'],
  ['a bright green alone', '#00ff40', '#00ff40'],
  ['pink beside black', '#000000', '#ff5fa2'],
  ['mid grey beside orange', '#8a8a8a', '#ff7a00'],
] as const

it.each(logos)('makes of %s four colours that can be read wherever they meet', (_logo, primary, accent) => {
  const colors = logoPalette({ primary, accent })
  const { background: paper, text: ink } = colors
  const ground = paper ?? ''
  const met = [
    [ink ?? '', ground],
    [colors.accent, ground],
    [colors.primary, ground],
    [labelOn(colors.accent), colors.accent],
  ] as const
  for (const [one, other] of met) expect([one, other, contrast(one, other) >= 4.5]).toEqual([one, other, true])
  const fonts = { TITLE: { color: colors.primary }, MENU: { color: colors.primary } }
  for (const { name, text, ground: met } of themePairs({ colors, fonts })) expect([name, contrast(text, met) >= 4.5]).toEqual([name, true])
})

it.each(logos)('keeps main and accent of %s apart, and its paper near white in the tone of the logo', (_logo, primary, accent) => {
  const colors = logoPalette({ primary, accent })
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const far = Math.max(...parts(colors.primary).map((part, at) => Math.abs(part - (parts(colors.accent)[at] ?? 0))))
  expect(far).toBeGreaterThanOrEqual(40)
  const paper = parts(colors.background ?? '')
  expect(Math.min(...paper)).toBeGreaterThanOrEqual(240)
  expect(paper.indexOf(Math.max(...paper))).toBe(parts(accent).indexOf(Math.max(...parts(accent))))
})
