import { expect, it } from 'vitest'
import { errorMessage, errors } from './errors.ts'
import { fieldErrorMessage } from './field-messages.ts'
import { fillMessage } from './format-message.ts'
import type { InvalidKind } from './invalid-document.ts'
import { isServerFault } from './is-server-error.ts'

/** All texts under a key `fr` in a tree of messages. */
function frenchTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === 'fr' && typeof value === 'string' ? [value] : frenchTexts(value)))
}

it('has no-break spaces before double punctuation in each French message, also in its reasons', () => {
  const texts = frenchTexts(errors)
  expect(texts.length).toBeGreaterThan(Object.keys(errors).length)
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([])
})

it('formats an amount in the requested locale, and counts without a decimal point', () => {
  expect(errorMessage('DISCOUNT_MINIMUM', 'fr_FR', { minimum: 39.9 })).toBe('Ce code demande 39,90\u00a0€ d’achat au moins.')
  expect(errorMessage('DISCOUNT_MINIMUM', 'en_GB', { minimum: 39.9 })).toBe('This code needs a purchase of at least €39.90.')
  expect(errorMessage('DISCOUNT_MINIMUM', 'fr_FR', { minimum: 40 })).toBe('Ce code demande 40\u00a0€ d’achat au moins.')
})

it('formats thousands in the requested locale', () => {
  expect(fieldErrorMessage('TOO_LONG', 'fr_FR', { max: 5000, excess: 1204 })).toBe(
    'Saisissez 5\u202f000 caractères au plus\u00a0: il y en a 1\u202f204 de trop.',
  )
  expect(fieldErrorMessage('TOO_LONG', 'fr_FR', { max: 5000 })).toBe('Saisissez 5\u202f000 caractères au plus.')
  expect(fieldErrorMessage('TOO_LONG', 'en_GB', { max: 5000 })).toBe('Enter no more than 5,000 characters.')
  expect(fieldErrorMessage('MAX', 'fr_FR', { max: 1_000_000 })).toBe('Saisissez 1\u202f000\u202f000 ou moins.')
  expect(errorMessage('DISCOUNT_MINIMUM', 'fr_FR', { minimum: 1239.9 })).toBe('Ce code demande 1\u202f239,90\u00a0€ d’achat au moins.')
})

it('formats a size limit in whole megabytes, or with one decimal below ten', () => {
  const limitOf = (max: number) => /: ([^:]+)\u00a0au plus\.$/.exec(fieldErrorMessage('FILE_TOO_LARGE', 'fr_FR', { max }))?.[1]
  expect([10_485_760, 2_560_000, 20_000].map(limitOf)).toEqual(['10\u202fMo', '2,5\u202fMo', '20\u202fko'])
})

it.each([
  [524_288, '524\u202fko', '524 kB'],
  [1_048_576, '1\u202fMo', '1 MB'],
  [2_097_152, '2\u202fMo', '2 MB'],
])('names the limit of a rejected body of %i bytes', (max, fr, en) => {
  expect(errorMessage('TOO_LARGE', 'fr_FR', { reason: 'BODY', max })).toBe(`Envoi trop long\u00a0: ${fr}\u00a0au plus.`)
  expect(errorMessage('TOO_LARGE', 'en_GB', { reason: 'BODY', max })).toBe(`Too long: ${en} at most.`)
})

it.each([
  ['PAGE', 'La page contient des éléments à corriger.', 'The page has blocks to correct.'],
  ['MENU', 'Le menu contient des entrées à corriger.', 'The menu has entries to correct.'],
  ['SHELL', 'L’en-tête ou le pied de page contient des éléments à corriger.', 'The header or the footer has blocks to correct.'],
  ['SECTION', 'La section partagée contient des éléments à corriger.', 'The shared section has blocks to correct.'],
  ['ITEM', 'Ce contenu a des points à corriger.', 'This content has something to correct.'],
] as const satisfies [InvalidKind, string, string][])('names the kind of a refused document: %s', (reason, fr, en) => {
  expect(errorMessage('PAGE_INVALID', 'fr_FR', { reason })).toBe(fr)
  expect(errorMessage('PAGE_INVALID', 'en_GB', { reason })).toBe(en)
})

it('names the accepted file types', () => {
  const types = ['application/pdf', 'image/jpeg', 'image/webp']
  expect(fieldErrorMessage('FILE_TYPE', 'fr_FR', { types })).toBe(
    'Ce type de fichier n’est pas accepté\u00a0: choisissez un fichier PDF, JPEG ou WebP.',
  )
  expect(fieldErrorMessage('FILE_TYPE', 'en_GB', { types: ['image/png'] })).toBe('This type of file is not accepted: choose a PNG file.')
  expect(fieldErrorMessage('FILE_TYPE', 'fr_FR')).toBe('Ce type de fichier n’est pas accepté.')
})

it('leaves out missing values and values that are not text', () => {
  expect(fillMessage('{a}, {b}, {c}, {toString}', { a: 'un', c: { d: 1 } }, 'fr_FR')).toBe('un, , , ')
})

it('recognises the server errors by their codes', () => {
  for (const [code, { status }] of Object.entries(errors)) expect(isServerFault(code), code).toBe(status >= 500)
  expect(isServerFault(undefined)).toBe(false)
})

it('contains no technical key of a request in an error message', () => {
  const data = { field: 'orderBy', allowed: ['title', 'publishedAt'], key: 'idSite', path: '/query/page' }
  for (const code of Object.keys(errors) as (keyof typeof errors)[])
    for (const locale of ['fr_FR', 'en_GB'] as const)
      expect(errorMessage(code, locale, data)).not.toMatch(/orderBy|publishedAt|idSite|query\/page/)
})
