import { expect, it } from 'vitest'
import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import { missingAddresses } from './missing-addresses.ts'

const entry = (rest: Partial<MenuEntry>): MenuEntry => ({ linkType: 'SELF', isShown: true, texts: { fr_FR: { title: 'Plan' } }, ...rest })

it.each<[string, Partial<MenuEntry>, readonly string[]]>([
  ['an entry without an address', {}, ['fr_FR']],
  ['one with an address in one of two languages', { texts: { fr_FR: { title: 'Plan', url: 'plan' }, en_GB: { title: 'Map' } } }, ['en_GB']],
  ['one with the address of the home page', { texts: { fr_FR: { title: 'Accueil', url: '' } } }, []],
  ['one of a page', { pageId: 4 }, []],
  ['a heading', { linkType: 'NONE' }, []],
  ['one without a name, which is another fault', { texts: { fr_FR: { title: ' ' } } }, []],
])('%s lacks it in these languages', (_name, rest, locales) => {
  expect(missingAddresses(entry(rest))).toEqual(locales)
})
