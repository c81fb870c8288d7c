import { expect, it } from 'vitest'
import { redactTokens } from './redact-tokens.ts'

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
  ['/evenements/annulation/court', '/evenements/annulation/…'],
  ['/en/events/cancellation/court', '/en/events/cancellation/…'],
  [`/anything/${token}/else`, '/anything/…/else'],
  [`/password%2Freset%2F${token}`, '/password/reset/…'],
  [`/auth/confirm%2F${token}`, '/auth/confirm/…'],
  [`/auth%2fconfirm%2fcourt`, '/auth/confirm/…'],
  [`/api/page/lettre%2fdesinscription%2f${token}`, '/api/page/lettre/desinscription/…'],
  ['/p%61ssword/%72eset/court', '/password/reset/…'],
  ['/password%252Freset%25252Fcourt', '/password/reset/…'],
  ['/password%25%32Freset%2Fcourt', '/password/reset/…'],
  ['/PassWord//RESET/court', '/PassWord//RESET/…'],
  ['/%E9/password%2Freset%2Fcourt%', '/%E9/password/reset/…'],
  ['/auth/email/court/auth/confirm/court', '/auth/email/…/auth/confirm/…'],
  [`/autre%2F${token}%2Fpage`, '/autre/…/page'],
  [`/a${'%25'.repeat(3)}41`, '/a%25%25%2541'],
  [`/a%${'25%32%35'.repeat(40)}%70assword`, '/…'],
  ['/blog/caf%C3%A9%2Fcr%C3%A8me', '/blog/caf%C3%A9%2Fcr%C3%A8me'],
  ['/password/reset/ask', '/password/reset/ask'],
  ['/password/reset', '/password/reset'],
  ['/blog/creer-son-eurl-en-ligne-en-2026-sans-se-tromper', '/blog/creer-son-eurl-en-ligne-en-2026-sans-se-tromper'],
  ['/', '/'],
])('of %s others read %s', (path, kept) => {
  expect(redactTokens(path)).toBe(kept)
})
