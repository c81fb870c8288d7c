import { testBlock } from '#tests/support/test-block.tsx'

testBlock('email-confirmation')
