import { expect, it } from 'vitest'
import { withoutTokens } from './path-tokens.ts'

const token = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

it.each([
  [`/password/reset/${token}`, '/password/reset/…'],
  ['/password/reset/court', '/password/reset/…'],
  [`/en/auth/confirm/${token}`, '/en/auth/confirm/…'],
  [`/auth/email/${token}/`, '/auth/email/…/'],
  [`/lettre/desinscription/${token}`, '/lettre/desinscription/…'],
  [`/en/newsletter/confirmation/${token}`, '/en/newsletter/confirmation/…'],
  [`/api/newsletter/unsubscribe/${token}`, '/api/newsletter/unsubscribe/…'],
  [`/suivi-commande/2026-000123/${token}`, '/suivi-commande/2026-000123/…'],
  ['/en/order-tracking/2026-000123/court', '/en/order-tracking/2026-000123/…'],
  ['/retractation/2026-000123/court', '/retractation/2026-000123/…'],
  [`/api/order/withdrawal/${token}/confirm`, '/api/order/withdrawal/…/confirm'],
  [`/anything/${token}/else`, '/anything/…/else'],
  ['/password/reset/ask', '/password/reset/ask'],
  ['/password/reset', '/password/reset'],
  ['/blog/creer-son-eurl-en-ligne-en-2026-sans-se-tromper', '/blog/creer-son-eurl-en-ligne-en-2026-sans-se-tromper'],
  ['/', '/'],
])('of %s others read %s', (path, kept) => {
  expect(withoutTokens(path)).toBe(kept)
})
