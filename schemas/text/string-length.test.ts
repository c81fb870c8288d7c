import { expect, it } from 'vitest'
import { longerThan, shorterThan } from './string-length.ts'

const texts = [
  '',
  'a',
  'ab',
  'é',
  '😀',
  '😀😀',
  'a😀',
  '\ud83d',
  '\ude00',
  '\ud83d\ud83d',
  'a\ud83db',
  '😀'.repeat(30),
  'a'.repeat(30),
  `${'a'.repeat(15)}${'😀'.repeat(15)}`,
]

it('lengths are counted in code points, as JSON Schema wants', () => {
  for (const text of texts) {
    const { length } = Array.from(text)
    for (let limit = 0; limit < 40; limit++) {
      expect(longerThan(text, limit), `${text} > ${limit}`).toBe(length > limit)
      expect(shorterThan(text, limit), `${text} < ${limit}`).toBe(length < limit)
    }
  }
})
