import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuEntrySchema } from './menu-entry.ts'
import { readMenuEntry } from './read-menu-entry.ts'

const whole = { linkType: 'SELF', isShown: true, pageId: 12, texts: { fr_FR: { title: 'Vins', url: 'vins' } } }

it.each([
  [{}, { linkType: 'SELF', isShown: true, texts: {} }],
  [
    { ...whole, texts: null },
    { linkType: 'SELF', isShown: true, pageId: 12, texts: {} },
  ],
  [
    { ...whole, pageId: '12', isShown: 'non' },
    { linkType: 'SELF', isShown: true, texts: whole.texts },
  ],
  [
    { ...whole, linkType: 7, texts: { fr_FR: { title: 7, url: 'javascript:alert(1)' }, de: {}, en_GB: null } },
    { ...whole, texts: { fr_FR: {} } },
  ],
])('reads of %j the parts that are right', (props, entry) => {
  expect(readMenuEntry(props)).toEqual(entry)
})

it('reads each right entry as it is, and of any other value an entry', () => {
  expect(readMenuEntry(whole)).toEqual(whole)
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom('SELF', 'NONE', true, 12))
  const texts = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('fr_FR', 'en_GB', 'x'), fc.jsonValue()))
  fc.assert(
    fc.property(fc.record({ linkType: part, isShown: part, pageId: part, texts }, { requiredKeys: [] }), (props) => {
      expect(menuEntrySchema.safeParse(readMenuEntry(props)).error).toBeUndefined()
    }),
  )
})
