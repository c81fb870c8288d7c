import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

/** Parses a CSV file as RFC 4180 defines it, independently of the writer. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'y')
  const body = text.replace(/^\ufeff/, '')
  for (let found = cells.exec(body); found !== null; found = cells.exec(body)) {
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('CSV file', () => {
  it('leaves out the signs that turn the text of a cell round, also before a formula', () => {
    expect(writeCsv([{ a: 'facture\u202efdp.exe', b: '\u202d=1+1', c: '\u200fשלום' }], ';')).toBe(
      "\ufeffa;b;c\r\nfacturefdp.exe;'=1+1;\u200fשלום\r\n",
    )
  })

  it('has a header with each name once, and empty cells for missing values', () => {
    expect(
      writeCsv(
        [
          { a: 1, b: true },
          { b: null, c: 'é' },
        ],
        ';',
      ),
    ).toBe('\ufeffa;b;c\r\n1;true;\r\n;;é\r\n')
    expect(writeCsv([], ',')).toBe('\ufeff\r\n')
    expect(writeCsv([], ';', ['a', 'b'])).toBe('\ufeffa;b\r\n')
  })

  it('quotes values with separators, quotes or line breaks', () => {
    expect(writeCsv([{ a: 'x;y', b: 'il dit "oui"', c: 'deux\nlignes' }], ';')).toBe(
      '\ufeffa;b;c\r\n"x;y";"il dit ""oui""";"deux\nlignes"\r\n',
    )
    expect(writeCsv([{ a: 'x;y', b: 'x,y' }], ',')).toBe('\ufeffa,b\r\nx;y,"x,y"\r\n')
  })

  it.each([
    '=1+1',
    '+33639980012',
    '-1+1|cmd',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1',
    ' =HYPERLINK("https://evil.example")',
    '\u00a0+1',
    '\u200b=1',
    '\ufeff=1',
    '＝1＋1',
    '＠x',
    '\u0000=1',
    '\ttab',
  ])('escapes %j so that spreadsheets do not compute it', (text) => {
    const [, row] = readCsv(writeCsv([{ a: text }], ';'), ';')
    expect(row).toEqual([`'${text}`])
  })

  it.each(['Camille', '2026-11-20', 'a=b', "l'été", '1 + 1'])('leaves %j unchanged', (text) => {
    expect(readCsv(writeCsv([{ a: text }], ';'), ';')[1]).toEqual([text])
  })

  it('leaves a negative number unescaped', () => {
    expect(writeCsv([{ a: -12.5 }], ';')).toBe('\ufeffa\r\n-12.5\r\n')
  })

  it('round-trips any text and starts no cell as a formula', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ';', ',', '\r', '\n', '\t', ' ', "'", 'a') }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.record({ a: value, b: value }), { minLength: 1 }),
        fc.constantFrom(';' as const, ',' as const),
        (rows, separator) => {
          const [header, ...read] = readCsv(writeCsv(rows, separator), separator)
          expect(header).toEqual(['a', 'b'])
          for (const [index, cells] of read.entries()) {
            for (const [place, cell] of cells.entries()) {
              const given = Object.values(rows[index] ?? {})[place]
              expect([given, `'${given}`]).toContain(cell)
              expect(/^[=+\-@\t\r\n]/.test(cell)).toBe(false)
            }
          }
          expect(read).toHaveLength(rows.length)
        },
      ),
    )
  })
})
