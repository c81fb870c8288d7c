import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { isPrintable, normalisePrintable } from '#schemas/text/printable-text.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openFont, textRuns } from './pdf-fonts.ts'
import { bindPunctuation, createPaper, paperBytes, printable } from './pdf-document.ts'
import { beginDocument, writeText } from './render-text.ts'

const write = (text: string): Promise<Uint8Array> => {
  const paper = createPaper({ title: 'Un papier', author: 'Le Coteau', language: 'fr-FR', writtenAt: new Date('2026-11-20T09:00:00Z') })
  const page = beginDocument(paper)
  for (const font of ['text', 'strong', 'title'] as const) writeText(page, 'P', text, { font })
  return paperBytes(paper)
}

it('a document is the same file after any other document', async () => {
  const first = await write('Łódź, le 20 novembre')
  const other = await write('Tout autre chose, en d’autres lettres : 0123456789')
  expect(Buffer.from(other).equals(first)).toBe(false)
  expect(Buffer.from(await write('Łódź, le 20 novembre')).equals(first)).toBe(true)
})

it('the text of a document is extracted letter by letter after any other, composed ones too', async () => {
  await write('ÀÇÉÎÑÔÙŸàçéîñôùÿ')
  const plain = 'ACEINOUY aceinouy'
  expect(await pdfText(await write(plain))).toContain(`${plain} ${plain}`)
})

it('a document drops emoji and retains every letter and sign of a text', () => {
  expect(printable('Bravo\u202f! 🎁 À vous ❤️ tous 👨‍👩‍👧')).toBe('Bravo\u00a0!  À vous  tous ')
  expect(printable('Łódź, 12 × 3 € © « œuf » — 5 °C')).toBe('Łódź, 12 × 3 € © « œuf » — 5 °C')
})

it('punctuation gets the no-break spaces of French typography', () => {
  const plain = 'La « Grande Réserve » : 12 % ! et 3 € ; où ? un deux'
  expect(bindPunctuation(plain)).toBe('La «\u00a0Grande Réserve\u00a0»\u00a0: 12\u00a0%\u00a0! et 3\u00a0€\u00a0; où\u00a0? un deux')
  expect(bindPunctuation(bindPunctuation(plain))).toBe(bindPunctuation(plain))
})

it('every font has a glyph for each printable character', () => {
  const missing = Array.from({ length: 0x11000 }, (_, code) =>
    code >= 0xd800 && code < 0xe000 ? '' : normalisePrintable(String.fromCodePoint(code)),
  )
    .filter((sign) => /\S/.test(sign) && isPrintable(sign))
    .flatMap((sign) =>
      (['text', 'strong', 'title'] as const).flatMap((font) =>
        // Alone and among letters of other scripts, where one font renders all of them.
        [sign, `${sign}ộ`].flatMap((text) =>
          textRuns(printable(text), font)
            .filter((run) => [...run.text].some((each) => !openFont(run.font).signs.has(each.codePointAt(0) ?? 0)))
            .map((run) => `${sign} in ${run.font}`),
        ),
      ),
    )
  expect(missing).toEqual([])
})

/** Returns the stored text of a file. */
async function rawText(bytes: Uint8Array): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent({ disableNormalization: true })
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

const names = ['Bùi Thị Nguyễn', 'Γιώργος Παπαδόπουλος', 'Світлана Коваленко', 'Łukasz Çelikoğlu', 'Ἑλένη']

it('a document contains Vietnamese, Greek and Slavic letters composed, in every font', async () => {
  const paper = await write(names.join(' '))
  expect(await rawText(paper)).toContain(names.join(' '))
  expect(await pdfText(await write('Nguye\u0302\u0303n'))).toContain('Nguyễn')
  // A subset of each font is embedded.
  expect(paper.length).toBeLessThan(120_000)
})
