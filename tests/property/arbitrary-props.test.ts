import fc from 'fast-check'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, it } from 'vitest'
import type { PropsSchema } from '#schemas/generated/content.ts'
import { isSafeUrl } from '#schemas/urls/safe-url.ts'
import { arbitraryProps, extremeProps } from '#tests/support/blocks/arbitrary-props.ts'

const isDay = fullFormats.date
const isMoment = fullFormats['date-time']
const testOf =
  (format: typeof isDay) =>
  (text: string): boolean =>
    typeof format === 'object' &&
    'validate' in format &&
    typeof format.validate === 'function' &&
    (format.validate as (given: string) => unknown)(text) === true

it.each([
  ['safe-url', isSafeUrl],
  ['date', testOf(isDay)],
  ['date-time', testOf(isMoment)],
] as const)('the contract kit makes texts of the format %s that a block takes', (format, isOf) => {
  const properties = { a: { type: 'string', format, maxLength: 60 } }
  const props = { type: 'object', additionalProperties: false, required: ['a'], properties } as unknown as PropsSchema
  fc.assert(fc.property(arbitraryProps(props), ({ a }) => isOf(a as string)))
  expect((['least', 'most'] as const).map((end) => isOf(extremeProps(props, end)['a'] as string))).toEqual([true, true])
})
