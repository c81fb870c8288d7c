import { describe, expect, it } from 'vitest'
import { attachmentDisposition } from './content-disposition.ts'

describe('the header of an attachment', () => {
  it.each([
    ['statuts.pdf', 'statuts.pdf', 'statuts.pdf'],
    ['Pièce d’identité.jpg', 'Piece-d-identite.jpg', 'Pi%C3%A8ce%20d%E2%80%99identit%C3%A9.jpg'],
    ['a"; filename="b.html', 'a-filename-b.html', 'a%22%3B%20filename%3D%22b.html'],
    ['a\r\nset-cookie: b=c.pdf', 'a-set-cookie-b-c.pdf', 'a%0D%0Aset-cookie%3A%20b%3Dc.pdf'],
    ['../../etc/passwd', '..-..-etc-passwd', '..%2F..%2Fetc%2Fpasswd'],
    ["l'acte (1)*.pdf", 'l-acte-1-.pdf', 'l%27acte%20%281%29%2A.pdf'],
    ['\ud800.pdf', '-.pdf', '%EF%BF%BD.pdf'],
  ])('names %j in ASCII and in UTF-8', (filename, ascii, extended) => {
    const header = attachmentDisposition(filename)
    expect(header).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${extended}`)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
  })
})

it('names a file without the signs that would turn its extension round', () => {
  expect(attachmentDisposition('facture\u202efdp.exe')).toBe('attachment; filename="facturefdp.exe"; filename*=UTF-8\'\'facturefdp.exe')
})
