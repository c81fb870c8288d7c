import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('takes the words of inline HTML out of it, as they are read', () => {
  expect(plainText('Le <strong>quai</strong>, <a href="/x" title="a > b">vu d’ici</a>')).toBe('Le quai, vu d’ici')
  expect(plainText('Prunier &amp; Fils<br>1 &lt; 2')).toBe('Prunier & Fils 1 < 2')
  expect(plainText('Depuis&nbsp;: 1958')).toBe('Depuis\u00a0: 1958')
})

it('leaves words alone that look like an entity once they are read', () => {
  expect(plainText('&amp;lt; et &amp;eacute;')).toBe('&lt; et &eacute;')
})
