import { expect, it } from 'vitest'
import { isSpoken, settingTypes } from '#schemas/admin/settings/setting-groups.ts'
import { settingFaults } from './setting-faults.ts'

const defaults = Object.fromEntries(settingTypes.map((type) => [type, isSpoken(type) ? {} : null]))

it.each([
  [{ MENU_ICON_SIZE: 7 }, { field: 'MENU_ICON_SIZE', code: 'MIN', min: 8 }],
  [{ MENU_ICON_SIZE: 49 }, { field: 'MENU_ICON_SIZE', code: 'MAX', max: 48 }],
  [{ MENU_ICON_SIZE: '14' }, { field: 'MENU_ICON_SIZE', code: 'NUMBER' }],
  [{ MENU_TYPE: 'FLYING' }, { field: 'MENU_TYPE', code: 'OPTION' }],
  [{ COMPANY_EMAIL: 'cave' }, { field: 'COMPANY_EMAIL', code: 'EMAIL' }],
  [{ COMPANY_PHONE: '01 99' }, { field: 'COMPANY_PHONE', code: 'PHONE' }],
  [{ FACEBOOK_URL: 'javascript:alert(1)' }, { field: 'FACEBOOK_URL', code: 'FORMAT', reason: 'webAddress' }],
  [{ FACEBOOK_URL: `https://example.com/${'a'.repeat(2048)}` }, { field: 'FACEBOOK_URL', code: 'TOO_LONG', max: 2048 }],
  [{ TOP_BAR_INFO_FONT_COLOR: 'red' }, { field: 'TOP_BAR_INFO_FONT_COLOR', code: 'FORMAT', reason: 'color' }],
  [{ HEAD_OFFICE: { en_GB: '\u200b' } }, { field: 'HEAD_OFFICE.en_GB', code: 'FORMAT', reason: 'invisible' }],
  [{ STOCK_MANAGEMENT: 'yes' }, { field: 'STOCK_MANAGEMENT', code: 'TYPE' }],
  [{ HEAD_OFFICE: { fr_FR: '12, quai des Écritures\n69002 Lyon' } }, { field: 'HEAD_OFFICE.fr_FR', code: 'FORMAT', reason: 'oneLine' }],
  [{ COMPANY_NAME: 'Étude 🍷' }, { field: 'COMPANY_NAME', code: 'FORMAT', reason: 'unprintable', sign: '🍷' }],
  [{ TELEGRAM_AT: 'un nom' }, { field: 'TELEGRAM_AT', code: 'FORMAT', reason: 'telegramName' }],
  [{ SECURITY_CONTACT: 'http://exemple.fr' }, { field: 'SECURITY_CONTACT', code: 'FORMAT', reason: 'securityContact' }],
  [{ PUBLICATION_STOPS: 'rien' }, { field: 'PUBLICATION_STOPS', code: 'OPTION' }],
])('names the field and the remedy for %j', (wrong, fault) => {
  expect(settingFaults({ ...defaults, ...wrong })).toEqual([fault])
})

it('finds no fault in defaults', () => {
  expect(settingFaults(defaults)).toEqual([])
})
