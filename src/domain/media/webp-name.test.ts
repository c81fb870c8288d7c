import { expect, it } from 'vitest'
import { webpName } from './webp-name.ts'

it.each([
  ['quai.jpg', 'quai.webp'],
  ['Quai.JPEG', 'Quai.webp'],
  ['sceau.v2.png', 'sceau.v2.webp'],
  ['sceau.svg', 'sceau.webp'],
  ['deja.webp', 'deja.webp'],
  ['sans-extension', 'sans-extension.webp'],
])('%s becomes %s', (filename, name) => {
  expect(webpName(filename)).toBe(name)
})
