import { describe, expect, it } from 'vitest'
import { parameterTypes } from '#schemas/api/sites/parameter.ts'
import { findParameter, isParameterValue, parameterDefinitions } from './parameters.ts'

const definition = (type: string) => {
  const found = findParameter(type)
  if (!found) throw new Error(`no parameter ${type}`)
  return found
}

describe('parameter definitions', () => {
  it('defines every key of the API once, with a unique number', () => {
    expect(parameterDefinitions.map(({ type }) => type).toSorted()).toEqual([...parameterTypes].sort())
    expect(new Set(parameterDefinitions.map(({ id }) => id)).size).toBe(parameterDefinitions.length)
  })

  it('gives each parameter a French label and a valid default', () => {
    for (const each of parameterDefinitions) {
      expect(each.label, each.type).toMatch(/^[A-ZÀ-Ý]/)
      expect(isParameterValue(each, each.default), each.type).toBe(true)
    }
  })

  it('hides the bank details and the publication checks from visitors', () => {
    expect(parameterDefinitions.filter(({ isPrivate }) => isPrivate).map(({ type }) => type)).toEqual([
      'PUBLICATION_STOPS',
      'PUBLICATION_APPROVAL',
      'BANK_IBAN',
      'BANK_BIC',
    ])
  })

  it('makes a placeholder of each one-line free-text value of the company and legal groups', () => {
    const expected = parameterDefinitions.filter(
      ({ group, kind, options }) => (group === 'company' || group === 'legal') && kind !== 'TEXT' && !options,
    )
    expect(parameterDefinitions.filter(({ isPlaceholder }) => isPlaceholder)).toEqual(expected)
    expect(expected.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['COMPANY_NAME', 'LEGAL_AGENT', 'HEAD_OFFICE', 'COMPANY_PHONE', 'COMPANY_EMAIL', 'RCS_NUMBER', 'VAT_NUMBER']),
    )
  })

  it('defines the default margins, menu and legal texts', () => {
    expect(definition('DETAIL_PAGE_MARGIN_TOP').default).toBe(28)
    expect(definition('DETAIL_PAGE_MARGIN_TOP_SMALL').default).toBe(28)
    expect(definition('MENU_TYPE').default).toBe('RELATIVE')
    expect(parameterDefinitions.filter(({ kind }) => kind === 'TEXT').map(({ type }) => type)).toEqual([
      'SCRIPT_TO_LOAD',
      'SALE_TERMS',
      'USE_TERMS',
      'LEGAL_NOTICE',
      'PRIVACY_POLICY',
      'COOKIE_POLICY',
    ])
  })
})

describe('parameter values', () => {
  it.each(parameterDefinitions)('of $type are refused when they have another kind', (each) => {
    const typeOfKind = { BOOLEAN: 'boolean', NUMBER: 'number', STRING: 'string', TEXT: 'string', LINK: 'string' }[each.kind]
    for (const value of ['x', 12, true, undefined, [], {}])
      if (typeof value !== typeOfKind) expect(isParameterValue(each, value), JSON.stringify(value)).toBe(false)
  })

  it.each([
    ['SHIPPING_MESSAGE', 'a', 10_000],
    ['SALE_TERMS', 'a', 500_000],
    ['FACEBOOK_URL', 'https://example.com/', 2_048],
  ])('of %s are refused beyond their length', (type, start, most) => {
    const longest = start.padEnd(most, 'a')
    expect([longest, `${longest}a`].map((value) => isParameterValue(definition(type), value))).toEqual([true, false])
  })

  const orders = ['price', 'price:desc', 'name', 'year', 'year:desc', 'createdAt:desc', 'order']
  const allowed: Readonly<Record<string, readonly string[]>> = {
    ...{ PRODUCT_DISPLAY: ['GRID', 'LIST'], PRODUCT_ORDER: orders, PRODUCT_ASPECT_RATIO: ['3/4', '1/1', '4/3'] },
    ...{ FEATURES_PRODUCT_STYLE: ['LIST', 'TABLE'], PRODUCT_PAGE_STYLE: ['CLASSIC', 'WIDE'], SERVICE_PAGE_STYLE: ['CLASSIC', 'WIDE'] },
    ...{ PROMOTED_NEWS_STYLE: ['CARD', 'BANNER'], MENU_TYPE: ['RELATIVE', 'STICKY'] },
    ACCESSIBILITY_STATE: ['FULL', 'PARTIAL', 'NONE', 'EXEMPT'],
  }

  it('accepts the listed options of a parameter and no other value', () => {
    expect(Object.fromEntries(parameterDefinitions.flatMap(({ type, options }) => (options ? [[type, options]] : [])))).toEqual(allowed)
    for (const [type, values] of Object.entries(allowed))
      for (const value of [...values, 'AUTRE', ''])
        expect([type, value, isParameterValue(definition(type), value)]).toEqual([type, value, values.includes(value)])
  })

  it.each([
    ['IS_BLOG_ACTIVATED', true, true],
    ['IS_BLOG_ACTIVATED', 'true', false],
    ['MENU_ICON_SIZE', 14, true],
    ['MENU_ICON_SIZE', -1, false],
    ['MENU_ICON_SIZE', 480, false],
    ['DETAIL_PAGE_MARGIN_TOP', 0, true],
    ['MENU_ICON_SIZE', Number.NaN, false],
    ['ACCENT_COLOR', '#C4412d', true],
    ['ACCENT_COLOR', 'red;}</style><script>', false],
    ['MENU_TYPE', 'RELATIVE', true],
    ['MENU_TYPE', 'FLYING', false],
    ['COMPANY_PHONE', '+33199001234', true],
    ['COMPANY_PHONE', '01 99', false],
    ['FACEBOOK_URL', 'https://www.facebook.com/greffe', true],
    ['FACEBOOK_URL', 'javascript:alert(1)', false],
    ['FACEBOOK_URL', '/contact', false],
    ['TELEGRAM_AT', 'greffe_et_plume', true],
    ['TELEGRAM_AT', '@Greffe5', true],
    ['TELEGRAM_AT', 'four', false],
    ['TELEGRAM_AT', 'n'.repeat(32), true],
    ['TELEGRAM_AT', 'n'.repeat(33), false],
    ['TELEGRAM_AT', '@@greffe', false],
    ['TELEGRAM_AT', 'https://t.me/greffe', false],
    ['TELEGRAM_AT', 'greffe et plume', false],
    ['TELEGRAM_AT', 'greffière', false],
    ['TELEGRAM_AT', 'greffe\n', false],
    ['COMPANY_NAME', null, true],
    ['COMPANY_NAME', 12, false],
    ['COMPANY_NAME', 'Κτήμα Παπαδόπουλος', true],
    ['COMPANY_NAME', '葡萄酒', false],
    ['HEAD_OFFICE', '1 شارع', false],
    ['HEAD_OFFICE', '3, chemin du Coteau\nTotal TTC 0,00 €', false],
    ['COMPANY_NAME', '\u200b', false],
    ['COMPANY_NAME', '', true],
    ['CLICK_AND_COLLECT_HOURS', 'Du lundi au vendredi, de 10 h à 12 h', true],
    ['CLICK_AND_COLLECT_HOURS', '{"leadHours":24,"schedules":[]}', true],
    ['CLICK_AND_COLLECT_HOURS', '{"leadHours":24,"schedules":[', false],
    ['CLICK_AND_COLLECT_HOURS', ' {"leadHours":"24"}', false],
  ])('%s = %j is accepted: %s', (type, value, accepted) => {
    expect(isParameterValue(definition(type), value)).toBe(accepted)
  })
})
