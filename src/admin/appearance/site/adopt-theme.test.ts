import { expect, it } from 'vitest'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { trialSheet } from './adopt-theme.ts'

const published = appearanceResource.form.parse(appearanceResource.example.form)
const shown = {
  logos: [],
  banner: { filename: null, onlineImage: null, positionX: 'center', positionY: 'center', size: 'cover', repeat: 'no-repeat', height: 200 },
  ownFonts: [],
}

it('writes the colours of a trial, and unsets what the published appearance alone sets', () => {
  const trial = { ...published, colors: { ...published.colors, accent: '#1f6b58', muted: null } }
  const css = trialSheet(trial, { ...published, style: 'cellar' }, shown)
  expect(css).toContain('--theme-accent: #1f6b58;')
  expect(css).toContain('--theme-muted: initial;')
  expect(css).toContain('--theme-strata: initial;')
  expect(trialSheet(published, published, shown)).not.toContain('initial')
})
