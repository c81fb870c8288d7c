import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('download')

it('says the format and the size in the words of the link', () => {
  const items = [{ title: 'Modèle', href: '/media/modele.docx', format: 'docx' as const, kilobytes: 2450 }]
  const link = viewBody(View, { props: { level: 3, items } }).querySelector('a')
  expect(link?.textContent).toBe('Modèle (DOCX, 2,5\u202fMo)')
  expect(link?.hasAttribute('download')).toBe(true)
})
