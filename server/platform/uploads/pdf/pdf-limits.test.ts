import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { takeTurn } from '#tests/support/sampling.ts'
import { checkDocument } from '#server/platform/uploads/check-pdf.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { pdfLimits } from './pdf-limits.ts'
import { UnpackBudget } from './pdf-object-stream.ts'
import { StreamDictionary } from './pdf-stream-dictionary.ts'
import { documentTokens } from './pdf-tokens.ts'

const page = '6 0 obj<</Type/Page/Parent 2 0 R>>endobj'
const pdf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', page, '\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part as string, 'latin1')))
const verdictOf = (bytes: Buffer): string => {
  try {
    checkDocument(bytes)
    return 'accepted'
  } catch (error) {
    return error instanceof FileError ? error.code : String(error)
  }
}
const head = '9 0 obj<</Type/ObjStm/N 0/First 0/Filter/FlateDecode>>stream\n'
const packed = (data: Buffer): Buffer => Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream endobj\n')])
const bounded = ['accepted', 'FILE_UNREADABLE']

describe('a limit of the check of a PDF', () => {
  it('accepts just as many tokens, and rejects one more', () => {
    const count = (tokens: number): number => documentTokens('>>'.repeat(tokens)).reduce((sum) => sum + 1, 0)
    expect(count(pdfLimits.tokens)).toBe(pdfLimits.tokens)
    expect(() => count(pdfLimits.tokens + 1)).toThrow(FileError)
  })

  it.each([
    ['names of an object', pdfLimits.names, (count: number) => pdf(`1 0 obj<<${'/a'.repeat(count)}`)],
    ['streams of objects', pdfLimits.streams, (count: number) => pdf(...Array.from({ length: count }, () => packed(deflateSync(''))))],
    ['unpacked bytes', pdfLimits.unpackedBytes, (count: number) => pdf(packed(deflateSync(Buffer.alloc(count, ' '))))],
    // A reader that begins at either trailer would read all the rest.
    ['readings of a byte', pdfLimits.rereadings, (count: number) => pdf(`(${'trailer '.repeat(count)}${' '.repeat(9999)})`)],
  ])('accepts just as many %s, and rejects one more', (_what, most, document) => {
    expect([verdictOf(document(most)), verdictOf(document(most + 1))]).toEqual(bounded)
  })

  it('accepts as many unpackings of the same bytes, and rejects one more', () => {
    const data = deflateSync(Buffer.alloc(1000, ' '))
    const bytes = packed(data)
    const dictionary = new StreamDictionary(bytes.toString('latin1'))
    const found = documentTokens(bytes.toString('latin1')).find((token) => {
      dictionary.read(token)
      return token.kind === 'stream'
    })
    if (found?.kind !== 'stream') throw new Error('the stream was not found')
    const budget = new UnpackBudget(data.length)
    const unpack = () => budget.unpack(found, dictionary, bytes)
    for (let count = 0; count < pdfLimits.unpackings; count += 1) expect(unpack()).toHaveLength(1000)
    expect(unpack).toThrow(FileError)
  })
})

// Work that grows with the square of the bytes would not end within any limit of a test: a million squared is a million million.
describe('checkDocument ends on a million bytes', () => {
  const parts = [
    '(',
    '<',
    '%',
    '/#4a',
    '<<',
    '>>stream\n',
    'obj<</N 1/First 1>>stream\nendstream ',
    '(\\',
    '1 obj ',
    '/URI(',
    '/URI<',
    '/URI( ',
    '/URI(a) ',
    '/URI(a#20) ',
    '% obj /URI(',
    '/F ',
    '/S 5 0 ',
    '% obj /F',
    '1 0 obj ',
    '1 0 obj<<>>stream\n',
    '(1 0 obj<<',
    '% 1 0 obj',
    '%1 0 obj (\n',
    '1 ',
    '\n',
  ]
  it.each(takeTurn(parts, 2))('of %j', (part) => {
    const bytes = Buffer.from(`%PDF-1.7\n${part.repeat(Math.floor(1_000_000 / part.length))}\n%%EOF`)
    expect(verdictOf(bytes)).toMatch(/^FILE_/)
  })

  it('behind a hundred thousand links', () => {
    const links = '7 0 obj<</URI(a)>>endobj\n'.repeat(100_000)
    expect(verdictOf(pdf(links, `8 0 obj<<>>stream\n${' '.repeat(9_000_000)}\nendstream endobj`))).toBe('accepted')
  })
})
