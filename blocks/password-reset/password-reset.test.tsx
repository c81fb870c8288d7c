import { testBlock } from '#tests/support/test-block.tsx'

testBlock('password-reset')
