import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './password-policy.ts'

const common = new Set(['password', 'motdepasse', 'camille', 'liverpoolfc', 'iloveyou'])
const surroundings = {
  email: 'camille.roy@exemple-net.example',
  siteName: 'Greffe & Plume',
  siteHosts: ['localhost:3000', 'www.ligne-claire.test'],
  isCommon: (word: string) => common.has(word),
}
const weakness = (password: string) => passwordWeakness(password, surroundings)

describe('password policy', () => {
  it.each([
    'trois chats sous la lune',
    'correct horse battery staple',
    'xkqzjwvyptgb',
    '            douze espaces',
    '«\u202fçà et là\u202f» 2026',
    'ключ от квартиры',
    'é'.repeat(3) + 'abcdxyzw' + '🔑'.repeat(2),
    'Greffe & Plume, mais en mieux',
  ])('accepts %s in any script and with any characters', (password) => {
    expect(weakness(password)).toBeNull()
  })

  it.each([
    ['', 'TOO_SHORT'],
    ['onze lettre', 'TOO_SHORT'],
    ['e\u0301'.repeat(11), 'TOO_SHORT'],
    ['🔑'.repeat(11), 'TOO_SHORT'],
    ['un texte long '.repeat(10), 'TOO_LONG'],
    ['aaaaaaaaaaaa', 'COMMON'],
    ['abcabcabcabca', 'COMMON'],
    ['tttttttttttt1', 'COMMON'],
    ['1ttttttttttttT', 'COMMON'],
    ['aaaa bbbb aaaa', 'COMMON'],
    ['123456789012', 'COMMON'],
    ['987654321098', 'COMMON'],
    ['azertyuiopqs', 'COMMON'],
    ['QWERTYUIOPAS', 'COMMON'],
    ['abcdefghijkl!', 'COMMON'],
    ['password1234', 'COMMON'],
    ['Password!!!!2026', 'COMMON'],
    ['p4ssw0rdp4ssw0rd', 'COMMON'],
    ['12345motdepasse', 'COMMON'],
    ['Mötdepasse12', 'COMMON'],
    ['iloveyouiloveyou', 'COMMON'],
    ['camille.roy@exemple-net.example', 'PERSONAL'],
    ['Camille.Roy1987', 'PERSONAL'],
    ['exemple-net-2026', 'PERSONAL'],
    ['greffe&plume2026', 'PERSONAL'],
    ['GREFFEPLUME!', 'PERSONAL'],
    ['greffe et plume', 'PERSONAL'],
    ['greffeetplume1', 'PERSONAL'],
    ['greffe-et-plume.example', 'PERSONAL'],
    ['Greffe and Plume', 'PERSONAL'],
    ['ligne-claire.test', 'PERSONAL'],
    ['www.LigneClaire', 'PERSONAL'],
  ])('rejects %s (%s)', (password, reason) => {
    expect(weakness(password)).toBe(reason)
  })

  it('accepts 12 to 128 characters', () => {
    const text = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join('')
    expect([11, 12, 128, 129].map((length) => weakness(text.slice(0, length)))).toEqual(['TOO_SHORT', null, null, 'TOO_LONG'])
  })

  it('ignores known words under four letters, or beside eight other characters', () => {
    expect(weakness('camilleroyxkqzjwv')).toBe('PERSONAL')
    expect(weakness('camilleroyxkqzjwvt')).toBeNull()
    const of = (siteName: string, password: string) => passwordWeakness(password, { siteName })
    expect([of('Zeph', 'zeph!?!!?!?!!?.!'), of('Zep', 'zep!?!!?!?!!?.!')]).toEqual(['PERSONAL', null])
  })

  it('rejects six repeated characters but not seven, and accepts a split common word', () => {
    expect([weakness('xkqzjwxkqzjw'), weakness('xkqzjwvxkqzjwv')]).toEqual(['COMMON', null])
    expect([weakness('!!password9922'), weakness('pass2word9922')]).toEqual(['COMMON', null])
    expect(weakness('xkqzjwvptbcxkqzjwvptbd')).toBeNull()
  })

  it('checks length and shape only when no context is given', () => {
    expect(passwordWeakness('camille.roy1987')).toBeNull()
    expect(passwordWeakness('aaaaaaaaaaaaaa')).toBe('COMMON')
  })
})
