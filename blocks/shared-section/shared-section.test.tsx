import { testBlock } from '#tests/support/blocks/test-block.tsx'

testBlock('shared-section')
