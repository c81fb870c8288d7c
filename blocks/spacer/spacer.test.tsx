import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('spacer')

it('is a separator only when it shows a mark', () => {
  expect(viewBody(View, { props: { size: 'm', mark: 'none' } }).querySelector('hr')).toBeNull()
  expect(viewBody(View, { props: { size: 'm', mark: 'seal' } }).querySelector('hr')).not.toBeNull()
})
