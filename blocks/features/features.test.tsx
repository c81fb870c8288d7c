import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('features')

it('titles its points at its own level when it has no title itself', () => {
  const props = { level: 3, layout: 'rows', items: [{ title: 'Un prix', href: '/contact' }] } as const
  const body = viewBody(View, { props: { ...props, items: [...props.items] } })
  expect(body.querySelector('h3 a')?.getAttribute('href')).toBe('/contact')
  const titled = viewBody(View, { props: { ...props, items: [...props.items], title: 'Ce qui est compris' } })
  expect(titled.querySelector('h3')?.textContent).toBe('Ce qui est compris')
  expect(titled.querySelector('h4')?.textContent).toBe('Un prix')
})

it('keeps no place for signs when no point has one', () => {
  const shown = viewBody(View, { props: { level: 3, layout: 'rows', items: [{ title: 'Un prix' }] } })
  expect(shown.querySelector('svg, [data-signs]')).toBeNull()
})
