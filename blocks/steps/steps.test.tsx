import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('steps')

it('goes on from the number that it is given, for eyes and for listeners', () => {
  const props = {
    level: 3 as const,
    layout: 'vertical' as const,
    start: 4,
    items: [{ title: 'Relire' }, { title: 'Déposer', who: 'Nous' }],
  }
  const body = viewBody(View, { props })
  expect(body.querySelector('ol')?.getAttribute('start')).toBe('4')
  expect([...body.querySelectorAll('li')].map((step) => step.textContent)).toEqual(['4Relire', '5DéposerNous '])
})
