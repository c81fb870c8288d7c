import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkDuties } from './french-duties.ts'

const none = { saleTerms: null, useTerms: null, legalNotice: null, privacyPolicy: null, cookiePolicy: null }
const values = new Map([
  ['MEDIATOR', 'CM2C, 75008 Paris'],
  ['COMPANY_NAME', 'Combes-Noires'],
])
const find = (texts: Partial<typeof none | Record<string, string>>, key: string, known = values) =>
  checkDuties({ ...none, ...texts }, known, true).find((duty) => duty.key === key)

describe('the duties of French law', () => {
  it('are all missing in texts that are not written, and those of a shop are not asked elsewhere', () => {
    expect(new Set(checkDuties(none, values, true).map(({ state }) => state))).toEqual(new Set(['missing']))
    expect(checkDuties(none, values, false).some(({ text }) => text === 'saleTerms')).toBe(false)
  })

  it('are said under the title above their words, accents aside', () => {
    const saleTerms = '<h2>1. Objet</h2><p>Vins.</p><h2>7. Rétractation</h2><p>Quatorze jours pour la RÉTRACTATION.</p>'
    expect(find({ saleTerms }, 'withdrawal')).toMatchObject({ state: 'said', under: '7. Rétractation' })
  })

  it('are empty where their placeholder has no value, and said once it has one', () => {
    const saleTerms = '<h2>9. Médiation</h2><p>{{MEDIATOR}}</p>'
    expect(find({ saleTerms }, 'mediator', new Map())).toMatchObject({ state: 'empty', placeholder: 'MEDIATOR', under: '9. Médiation' })
    expect(find({ saleTerms }, 'mediator')).toMatchObject({ state: 'said' })
  })

  it.each(['LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY'])('are named by the %s of a new site', (type) => {
    const html = readFileSync(new URL(`../../../server/seeds/site-defaults/parameters/${type}.fr_FR.html`, import.meta.url), 'utf8')
    const name = { LEGAL_NOTICE: 'legalNotice', PRIVACY_POLICY: 'privacyPolicy', COOKIE_POLICY: 'cookiePolicy' }[type] ?? ''
    const own = checkDuties({ ...none, [name]: html }, values, true).filter(({ text }) => text === name)
    expect(own.filter(({ state }) => state === 'missing').map(({ key }) => key)).toEqual([])
  })
})
