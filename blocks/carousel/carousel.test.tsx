import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('carousel')

it('names each view by its text, else by its position, and omits one whose picture is missing', () => {
  const slides = [{ image: { id: 1 }, title: 'Le bureau', href: '/contact' }, { image: { id: 999 } }, { image: { id: 2 } }]
  const props = { label: 'La maison', slides, ratio: '16/9', autoplay: false, interval: 6 } as const
  const body = viewBody(View, { props: { ...props, slides: [...slides] } })
  expect([...body.querySelectorAll('figure')].map(({ ariaLabel }) => ariaLabel)).toEqual(['Le bureau', 'Vue 2 sur 2'])
  expect(body.querySelector('figure a')?.getAttribute('href')).toBe('/contact')
  expect(body.querySelectorAll('button')).toHaveLength(2)
})
