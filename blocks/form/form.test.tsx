import { testBlock } from '#tests/support/test-block.tsx'

testBlock('form')
