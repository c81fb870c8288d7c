import { expect, it } from 'vitest'
import { isPrintable, tidyGiftWords } from '#schemas/gift-words.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { bound, createPaper, paperBytes, printable, runsOf } from './paper.ts'

const write = (text: string): Promise<Uint8Array> => {
  const paper = createPaper({ title: 'Un papier', author: 'Le Coteau', language: 'fr-FR', writtenAt: new Date('2026-11-20T09:00:00Z') })
  for (const font of ['text', 'strong', 'title more']) paper.font(font).text(text)
  return paperBytes(paper)
}

it('a paper is the same file whatever was written before it', async () => {
  const first = await write('Łódź, le 20 novembre')
  const other = await write('Tout autre chose, en d’autres lettres : 0123456789')
  expect(Buffer.from(other).equals(first)).toBe(false)
  expect(Buffer.from(await write('Łódź, le 20 novembre')).equals(first)).toBe(true)
})

it('a paper is read letter by letter, whatever was written before it: letters of which others are made are lost to nobody', async () => {
  await write('ÀÇÉÎÑÔÙŸàçéîñôùÿ')
  const plain = 'ACEINOUY aceinouy'
  expect(await pdfText(await write(plain))).toContain(`${plain} ${plain}`)
})

it('a paper has no place for the small pictures of telephones, and keeps every letter and sign of a text', () => {
  expect(printable('Bravo\u202f! 🎁 À vous ❤️ tous 👨‍👩‍👧')).toBe('Bravo\u00a0!  À vous  tous ')
  expect(printable('Łódź, 12 × 3 € © « œuf » — 5 °C')).toBe('Łódź, 12 × 3 € © « œuf » — 5 °C')
})

it('a sign stays with what it belongs to, as its writers ought to have it', () => {
  const plain = 'La « Grande Réserve » : 12 % ! et 3 € ; où ? un deux'
  expect(bound(plain)).toBe('La «\u00a0Grande Réserve\u00a0»\u00a0: 12\u00a0%\u00a0! et 3\u00a0€\u00a0; où\u00a0? un deux')
  expect(bound(bound(plain))).toBe(bound(plain))
})

it('a paper has a letter for every sign that the words of a gift may hold', () => {
  const paper = createPaper({ title: 'Un papier', author: 'Le Coteau', language: 'fr-FR', writtenAt: new Date(0) })
  const missing = Array.from({ length: 0xffff }, (_, code) => tidyGiftWords(String.fromCharCode(code)))
    .filter((sign) => /\S/.test(sign) && isPrintable(sign))
    .flatMap((sign) =>
      (['text', 'title'] as const).flatMap((font) =>
        runsOf(printable(sign), font).map((run) => {
          const { _font: file } = paper.font(run.font) as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
          return file.font.hasGlyphForCodePoint(run.text.codePointAt(0) ?? 0) ? '' : `${sign} in ${run.font}`
        }),
      ),
    )
  expect(missing.filter((sign) => sign !== '')).toEqual([])
})
