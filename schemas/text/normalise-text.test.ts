import { describe, expect, it } from 'vitest'
import { emailKey } from '#schemas/text/email-address.ts'
import { answerFault } from '#domain/forms/form-answers.ts'
import { passwordWeakness } from '#domain/passwords/password-policy.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { normalisationSteps } from '#tests/support/normalisation-steps.ts'
import { newPasswordSchema } from '#schemas/api/people/account-fields.ts'
import { singleLineText } from './visible-text.ts'
import { plainFileName } from './decode-file-name.ts'
import { toNfc, toNfd } from './normalise-text.ts'
import { isPrintable } from './printable-text.ts'

/** Marks in the order that normalisation has to reverse: each one is moved over all those before it. */
const unsorted = (marks: number): string => `a${'\u0301'.repeat(marks / 2)}${'\u0323'.repeat(marks / 2)}`

describe('normalisation', () => {
  it.each([
    ['e\u0301te\u0301', 'été'],
    // Vietnamese, Thai, vocalised Hebrew and Devanagari.
    ['a\u0302\u0323', 'ậ'],
    ['\u0e01\u0e34\u0e48', '\u0e01\u0e34\u0e48'],
    ['\u05d1\u05bc\u05b0', '\u05d1\u05b0\u05bc'],
    ['\u0915\u094d\u0937\u093f', '\u0915\u094d\u0937\u093f'],
    [`a${'\u0301'.repeat(30)}`, `á${'\u0301'.repeat(29)}`],
  ])('composes %j', (text, composed) => {
    expect(toNfc(text)).toBe(composed)
    expect(toNfd(composed)).toBe(text.normalize('NFD'))
  })

  it('separates combining marks beyond 30 in a row, so that none is moved across', () => {
    expect(toNfc(`a${'\u0301'.repeat(30)}\u0323`)).toBe(`á${'\u0301'.repeat(29)}\u034f\u0323`)
    expect(toNfc(toNfc(unsorted(100)))).toBe(toNfc(unsorted(100)))
  })

  it.each<readonly [string, (text: string) => unknown]>([
    ['NFC', toNfc],
    ['NFD', toNfd],
    ['the check of a printed text', isPrintable],
    ['a file name', plainFileName],
    ['an e-mail address', emailKey],
    ['a slug', toSlug],
    ['a field of one line', singleLineText],
    ['the schema of a new password', (text) => newPasswordSchema.safeParse(text)],
    ['the strength of a password', (text) => passwordWeakness(text)],
    ['an answer to a form', (text) => answerFault({ name: 'a', label: 'A', type: 'EMAIL' } as never, text)],
  ])('takes steps in proportion to the number of unsorted marks: %s', async (_what, read) => {
    const [few, many] = [await normalisationSteps(() => read(unsorted(4000))), await normalisationSteps(() => read(unsorted(16_000)))]
    expect(many).toBeLessThanOrEqual(5 * few)
    const words = (size: number) => normalisationSteps(() => read(unsorted(60).repeat(size / 60)))
    expect(await words(16_000)).toBeLessThanOrEqual(5 * (await words(4000)))
  })

  it('without the joiner takes quadratic steps', async () => {
    const steps = (marks: number) => normalisationSteps(() => unsorted(marks).normalize('NFC'))
    expect(await steps(16_000)).toBeGreaterThan(15 * (await steps(4000)))
  })
})
