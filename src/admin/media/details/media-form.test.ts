import { expect, it } from 'vitest'
import type { MediaFile } from '#admin/media/media-file.ts'
import { fieldsOf, isChanged, textsOf } from './media-form.ts'

const locales = ['fr_FR', 'en_GB']
const file = (texts: MediaFile['texts']) =>
  ({ texts, focus: null, kind: 'PICTURE', image: { filename: 'mas.jpg' } }) as unknown as MediaFile

it('reads one text for each language, and a picture as decorative where all are empty', () => {
  expect(fieldsOf(file({ fr_FR: { alt: 'Le mas' } }), locales)).toEqual({
    ...{ name: 'mas', alts: { fr_FR: 'Le mas', en_GB: '' }, isDecorative: false, focus: null },
  })
  expect(fieldsOf(file({ fr_FR: { alt: '' }, en_GB: { alt: '' } }), locales).isDecorative).toBe(true)
  expect(fieldsOf(file({}), locales).isDecorative).toBe(false)
})

it('writes the texts with their names, and an empty one for a decorative picture alone', () => {
  const stored = file({ fr_FR: { name: 'Mas', alt: 'Le mas' } })
  const fields = { ...fieldsOf(stored, locales), alts: { fr_FR: ' ', en_GB: 'The house ' } }
  expect(textsOf(stored, fields)).toEqual({ fr_FR: { name: 'Mas' }, en_GB: { alt: 'The house' } })
  expect(textsOf(stored, { ...fields, isDecorative: true })).toEqual({ fr_FR: { name: 'Mas', alt: '' }, en_GB: { alt: '' } })
})

it('tells a changed field from fields as they were read', () => {
  const stored = file({ fr_FR: { alt: 'Le mas' } })
  const fields = fieldsOf(stored, locales)
  expect([isChanged(stored, fields, locales), isChanged(stored, { ...fields, name: 'bastide' }, locales)]).toEqual([false, true])
})
