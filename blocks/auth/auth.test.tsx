import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('auth')

describe('auth, with scripts off', () => {
  it('asks for the password again beside the code, and not before a code is required', () => {
    const form = { name: 'user.login', values: { email: 'a@b.example' }, errors: [], code: 'TOTP_REQUIRED', message: 'Le code.' } as never
    const props = { resetHref: '/password/reset/ask', termsHref: '/sale-terms', privacyHref: '/privacy-policy', homeHref: '/' } as never
    const hintOf = (body: HTMLElement) => {
      const field = body.querySelector('input[autocomplete="current-password"]')
      return body.querySelector(`[id="${field?.getAttribute('aria-describedby') ?? 'none'}"]`)?.textContent ?? null
    }
    expect(hintOf(viewBody(View, { props, context: { form } }))).toContain('Saisissez-le de nouveau')
    expect(hintOf(viewBody(View, { props }))).toBeNull()
  })
})
