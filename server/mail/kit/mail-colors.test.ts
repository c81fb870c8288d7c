import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, mailColors, darkModeColors, type MailColors } from './mail-colors.ts'

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
  it('are told apart as the standard measures it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('can be read whatever the theme says', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        for (const [text, on] of texts(mailColors(theme))) expect(contrastOf(text, on)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000 },
    )
  })

  it('can be read by night, and with the usual theme', () => {
    for (const colors of [darkModeColors, mailColors({})]) {
      for (const [text, on] of texts(colors)) expect(contrastOf(text, on)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('are the theme’s own where they can be read', () => {
    expect(mailColors({ primary: '#1D2A44', accent: '#c4412d', background: '#faf6ee' })).toMatchObject({
      button: '#1d2a44',
      onButton: '#ffffff',
      accent: '#c4412d',
      mark: '#c4412d',
    })
  })

  it('are colours and nothing else', () => {
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
