import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolvePlaceholdersInHtml } from '#engine/text/placeholders.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { paymentCookies } from './payment-cookies.ts'

const policy = readFileSync(new URL('../../seeds/site-defaults/parameters/COOKIE_POLICY.fr_FR.html', import.meta.url), 'utf8')
const missing: string[] = []
const textOf = (isECommerce: boolean, takesPayment: boolean, locale = 'fr_FR') => {
  missing.length = 0
  const values = new Map([['PAYMENT_COOKIES', paymentCookies({ site: { isECommerce } as Site, locale }, takesPayment)]])
  return resolvePlaceholdersInHtml(policy, values, (name) => missing.push(name))
}

describe('the text about cookies', () => {
  it('tells of the payment provider where it is configured and there is a shop', () => {
    expect(textOf(true, true)).toMatch(/<p>Si vous payez par carte [^<]*Stripe[^<]*__stripe_mid \(1 an\)[^<]*<\/p>/)
    expect(textOf(true, true, 'en_GB')).toContain('If you pay by card')
  })

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])('says nothing of it elsewhere (shop: %s, configured: %s)', (isECommerce, takesPayment) => {
    const text = textOf(isECommerce, takesPayment)
    expect(text).not.toMatch(/stripe|<p>\s*<\/p>/i)
    // Nothing is to be filled in there: no line of the log asks for it.
    expect(missing).not.toContain('PAYMENT_COOKIES')
    expect(missing).toContain('DPO_EMAIL')
  })
})
