import { expect, it } from 'vitest'
import { writableText } from './strip-control-characters.ts'

it('leaves out what neither HTML nor XML can hold, and nothing else', () => {
  expect(writableText('É\u0000l\u0008i\u000b\u000cre\u001f\u007f do\u0085mi\u009fcile\ud800\ufdd0\ufffe\u{1ffff}')).toBe('Élire domicile')
  const whole = 'Une\tligne\r\net l’autre\u00a0; \u200bœ\u0301 \ufeff\ufffd 🍷 家'
  expect(writableText(whole)).toBe(whole)
})
