import { expect, it } from 'vitest'
import { emailSchema } from '#schemas/api/people/account-fields.ts'
import { answerFault } from '#domain/forms/form-answers.ts'
import type { FormField } from '#schemas/api/content/form.ts'

const field = { name: 'courriel', type: 'EMAIL', label: 'Courriel', required: true } as unknown as FormField

it.each([
  'jean@example.org',
  ' jean@example.org ',
  'jean@example.org,',
  'jean@example.org;',
  'jean@example.org.',
  '<jean@example.org>',
  'mailto:jean@example.org',
  'Jean Dupont <jean@example.org>',
  '"Dupont, Jean" <jean@example.org>;',
  '(jean@example.org)',
  '«\u00a0jean@example.org\u00a0»',
])('takes the address that is pasted as %j, in calls and in forms of a site', (typed) => {
  expect(emailSchema.safeParse(typed)).toMatchObject({ success: true, data: 'jean@example.org' })
  expect(answerFault(field, typed)).toBeNull()
})

it.each([
  'jean@example.org, anne@example.org',
  'Jean <jean@example.org>, Anne <anne@example.org>',
  'jean@example.org anne',
  'jean@',
  '@example.org',
  'Jean Dupont',
  '<>',
  '',
  'jean@example.org\r\nBcc: anne@example.org',
])('guesses no address in %j', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false)
  expect(answerFault(field, typed)).toMatchObject({ code: 'EMAIL' })
})

it('reads a long text in a time that grows with its length alone', () => {
  const long = '<'.repeat(100_000) + ' >,;.'.repeat(20_000)
  expect(emailSchema.safeParse(long).success).toBe(false)
})
