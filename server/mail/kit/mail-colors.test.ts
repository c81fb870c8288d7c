import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#domain/media/color.ts'
import { mailColors, darkModeColors, type MailColors } from './mail-colors.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyTheme = fc.record({
  background: anyColor,
  surface: anyColor,
  text: anyColor,
  muted: anyColor,
  line: anyColor,
  primary: anyColor,
  accent: anyColor,
})

const texts = ({ ground, paper, ink, muted, accent, groundInk, groundMuted, button, onButton }: MailColors): [string, string][] => [
  [ink, paper],
  [muted, paper],
  [accent, paper],
  [onButton, button],
  [groundInk, ground],
  [groundMuted, ground],
]

describe('the colours of a mail', () => {
  it('are readable for any theme', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        for (const [text, on] of texts(mailColors(theme))) expect(contrastOf(text, on)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000 },
    )
  })

  it('are readable in dark mode and with the default theme', () => {
    for (const colors of [darkModeColors, mailColors({})]) {
      for (const [text, on] of texts(colors)) expect(contrastOf(text, on)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('are those of the theme where they are readable', () => {
    expect(mailColors({ primary: '#1D2A44', accent: '#c4412d', background: '#faf6ee' })).toMatchObject({
      button: '#1d2a44',
      onButton: '#ffffff',
      accent: '#c4412d',
      mark: '#c4412d',
    })
  })

  it('contain no hostile text', () => {
    const hostile = 'red;}</style><script>'
    const colors = mailColors({
      primary: hostile,
      accent: hostile,
      text: hostile,
      background: hostile,
      surface: 12,
      muted: null,
      line: hostile,
    })
    expect(colors).toEqual(mailColors({}))
  })
})
