import { expect, it } from 'vitest'
import { previewColors } from './preview-colors.ts'

it('takes ground, text and accent of the theme', () => {
  const colors = { background: '#FFFFFF', text: '#1d1b18', accent: '#7a1f33', primary: '#2a1a1c' }
  expect(previewColors(colors)).toEqual({ ground: '#ffffff', ink: '#1d1b18', accent: '#7a1f33' })
})

it('replaces a text that cannot be read on the ground, and colours that are none', () => {
  expect(previewColors({ background: '#101418', text: '#202428' })).toMatchObject({ ground: '#101418', ink: '#ffffff' })
  expect(previewColors({ background: 'red;}', text: null })).toEqual({ ground: '#f8f4ea', ink: '#1c2a47', accent: '#1c2a47' })
})
