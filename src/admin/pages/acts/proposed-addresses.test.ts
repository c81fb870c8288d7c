import { expect, it } from 'vitest'
import { proposedAddresses, writtenAddresses } from './proposed-addresses.ts'

it.each([
  [{ code: 'PAGE_INVALID', urls: { fr_FR: 'contact-2' } }, { fr_FR: 'contact-2' }],
  [{ code: 'PAGE_INVALID' }, null],
  [{ urls: {} }, null],
  [{ urls: { fr_FR: 3 } }, null],
  [null, null],
])('reads the proposals of %j as %j', (data, urls) => expect(proposedAddresses(data)).toEqual(urls))

it('writes proposed addresses with the prefix of each language', () =>
  expect(writtenAddresses({ fr_FR: 'contact-2', en_GB: 'contact-2' }, ['fr_FR', 'en_GB'])).toBe('/contact-2, /en/contact-2'))
