import { expect, it } from 'vitest'
import { testContext } from '#tests/support/block-context.ts'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

testBlock('language-switch')

it('names the language that is shown, and leads to the same page in the others', () => {
  const { site } = testContext
  const english = { ...site.defaultLang, id: 2, code: 'en_GB', label: 'English' }
  const context = { site: { ...site, languages: [site.defaultLang, english] } }
  const page = { locale: 'fr_FR', alternates: [{ locale: 'en_GB', url: 'http://localhost:3000/en/contact' }] }
  const body = viewBody(View, { props: { showLabel: true }, context, page })
  expect(body.textContent).toContain('Français')
  expect(body.querySelector('a[hreflang="en-GB"]')?.getAttribute('href')).toBe('http://localhost:3000/en/contact')
})
