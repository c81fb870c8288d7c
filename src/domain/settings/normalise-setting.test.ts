import { expect, it } from 'vitest'
import { normaliseSettings } from './normalise-setting.ts'
import { settingFaults } from './setting-faults.ts'

it.each([
  ['https://exemple.fr/mon fichier', 'https://exemple.fr/mon%20fichier'],
  ['//exemple.fr/x', 'https://exemple.fr/x'],
  ['www.exemple.fr', 'https://www.exemple.fr'],
  ['exemple.fr\\x', 'exemple.fr\\x'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('stores the link %j as %j', (typed, stored) => {
  expect(normaliseSettings({ FACEBOOK_URL: typed })).toEqual({ FACEBOOK_URL: stored })
})

it('stores a phone number behind its country code, and other settings as they were typed', () => {
  const form = {
    COMPANY_PHONE: '0692 12 34 56',
    COMPANY_NAME: '//exemple.fr',
    FREE_SHIPPING_PRICE: 150,
    SHIPPING_MESSAGE: { fr_FR: '//a.fr' },
  }
  expect(normaliseSettings(form)).toEqual({ ...form, COMPANY_PHONE: '+262692123456' })
})

it('leaves a link that may not stand there to the check of the form', () => {
  expect(settingFaults(normaliseSettings({ FACEBOOK_URL: 'javascript:alert(1)' }))).toContainEqual({
    field: 'FACEBOOK_URL',
    code: 'FORMAT',
    reason: 'webAddress',
  })
})

it.each([
  ['12, quai des Écritures\n69002 Lyon', '12, quai des Écritures, 69002 Lyon'],
  ['12, quai des Écritures,\r\n\r\n 69002 Lyon\n', '12, quai des Écritures, 69002 Lyon'],
  ['12, quai des Écritures', '12, quai des Écritures'],
])('stores the head office %j on the one line that papers print: %j', (typed, stored) => {
  expect(normaliseSettings({ HEAD_OFFICE: { fr_FR: typed } })).toEqual({ HEAD_OFFICE: { fr_FR: stored } })
})
