import { expect, it } from 'vitest'
import { withSentences } from './with-sentences.ts'

it('writes the sentence of a reason in the language of the reader', () => {
  const drawing = { errors: [{ field: 'file', code: 'UNSAFE_HTML', reason: 'drawing', removed: ['<script>'] }] }
  const [fr, en] = ['fr_FR', 'en_GB'].map((locale) => withSentences(drawing, locale))
  const message = expect.stringMatching(/^Ce dessin \(SVG\) contient un script/) as string
  expect(fr).toEqual({ errors: [{ ...drawing.errors[0], message }] })
  expect(en).toMatchObject({ errors: [{ message: expect.stringMatching(/^This drawing \(SVG\) has a script/) as string }] })
})

it.each([
  ['a sentence that is there', { errors: [{ field: 'to', code: 'FORMAT', message: 'Déjà dit.' }] }],
  ['what is no field error', { errors: [{ blockId: 'a', code: 'PROPS_INVALID' }, 'x', null] }],
  ['a name that every object has', { errors: [{ field: 'a', code: 'constructor' }] }],
  ['a refusal without fields', { id: 7, errors: 'none' }],
])('leaves %s as it is', (_what, data) => {
  expect(withSentences(data, 'fr_FR')).toEqual(data)
})
