import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('a text is shown as it is, in an element and between quotes of either kind', () => {
  expect(escapeHtml(`<b title="l'eau">Terre & mer</b>`)).toBe('&lt;b title=&quot;l&#39;eau&quot;&gt;Terre &amp; mer&lt;/b&gt;')
  expect(escapeHtml('« Étude »')).toBe('« Étude »')
})
