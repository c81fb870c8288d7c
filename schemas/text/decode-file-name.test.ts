import { describe, expect, it } from 'vitest'
import { plainFileName } from './decode-file-name.ts'

describe('the name of a file for people to read', () => {
  it.each([
    ['.htaccess', 'htaccess'],
    [' .. .pdf', 'pdf'],
    ['C:\\Bureau\\devis.pdf', 'devis.pdf'],
    ['../../etc/devis.pdf', 'devis.pdf'],
    [' devis.pdf ', 'devis.pdf'],
    ['devis\u202e\u0000.pdf', 'devis.pdf'],
    ['%22devis%22.pdf', 'devis.pdf'],
    ['devis%0D%0Afinal.pdf', 'devis final.pdf'],
    ['pie\u0300ce.pdf', 'pi\u00e8ce.pdf'],
    [`${'a'.repeat(120)}.pdf`, `${'a'.repeat(96)}.pdf`],
    [`${'👍🏽'.repeat(40)}.pdf`, `${'👍🏽'.repeat(24)}.pdf`],
    ['...', 'fichier'],
    ['', 'fichier'],
  ])('of %j is %j', (sent, plain) => {
    expect(plainFileName(sent)).toBe(plain)
    expect(plainFileName(plain)).toBe(plain)
  })
})
