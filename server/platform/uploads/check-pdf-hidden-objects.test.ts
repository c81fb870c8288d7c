import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkDocument } from './check-pdf.ts'
import { FileError } from './file-error.ts'

const script = '<</S/JavaScript/JS(app.alert(1))>>'
const link = '<</S/URI/URI(javascript:x)>>'

/** Writes a PDF whose catalogue opens object 7, and whose table of cross-references leads to each `N G obj` of the body, wherever it stands. */
function pdf(body: string): Buffer {
  const head =
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction 7 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>\nendobj\n'
  const text = `${head}${body}\n`
  const at = (number: number): number =>
    new RegExp(`(?<!\\d)${number}[\\s\\0]`).exec(text.slice(number === 9 ? head.length : 0))?.index ?? 0
  const rows = [
    [0, 0],
    [1, at(1)],
    [1, at(2)],
    [1, at(3)],
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 9],
    [0, 0],
    [1, head.length + at(9)],
    [1, text.length],
  ]
  const table = Buffer.from(rows.flatMap(([type = 0, place = 0]) => [type, place >> 8, place & 255, 0]))
  const xref = `10 0 obj\n<</Type/XRef/Size 11/Root 1 0 R/W[1 2 1]/Length ${table.length}>>\nstream\n${table.toString('latin1')}\nendstream\nendobj\n`
  return Buffer.from(`${text}${xref}startxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** The data of an object stream. */
const deflated = (object: string): string => deflateSync(`7 0 ${object}`).toString('latin1')
const objectStream = (object: string, entries = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode', header = '9 0 obj'): string =>
  `${header}\n<<${entries}>>\nstream\n${deflated(object)}\nendstream\nendobj\n`
const packed = objectStream(script)

describe('checkDocument of objects that only the table of cross-references leads to', () => {
  it.each([
    ['behind the lone word stream', `stream\n${packed}`],
    ['behind the word stream on the same line', `8 0 obj<<>>stream ${packed}`],
    ['in the stream of another object', `8 0 obj<</Length 9>>stream\nx ${packed}`],
    ['in the stream of another object, on a line of its own', `8 0 obj<</Length 5>>stream\nab\n${packed}`],
    ['behind the end that the stream of a picture seems to have', `8 0 obj<</Filter/DCTDecode>>stream\nx endstream stream\n${packed}`],
    ['in a hexadecimal string', `<${packed}>`],
    ['in a string', `(${packed})`],
    ['in a string of a list', `[ (x${packed})]`],
    ['in an open string of an object', `8 0 obj(${packed}`],
    ['behind the end of a string inside its dictionary', `(${objectStream(script, '/Type )/ObjStm/N 1/First 4/Filter/FlateDecode')}`],
    ['in a comment', `% ${packed}`],
    ['in a comment that its dictionary goes beyond', `% ${packed.replace('obj\n', 'obj')}`],
    ['in a dictionary that does not end', `8 0 obj<</A ${packed}`],
    ['behind endobj inside another object', `8 0 obj<</A(endobj ${packed})>>endobj`],
    ['in a list that holds the end of a dictionary', objectStream(script, '/Type/ObjStm/N 1/First 4/Filter/FlateDecode/A[>>]/B<<>>')],
    ['behind the word obj in its dictionary', objectStream(script, '/Type/ObjStm/N 1/First 4/X 5 0 obj/Filter/FlateDecode')],
    ['under a type with escaped letters, in a string', `(${objectStream(script, '/Type/O#62jSt#6d/N 1/#46irst 4/Filter/Fl#61teDecode')})`],
    ['behind NUL bytes in its header, in a string', `(${objectStream(script, undefined, '9\0\x000\0obj')})`],
    ['behind comments in its header, in a string', `(${objectStream(script, undefined, '9 %\n0%\nobj')})`],
    ['behind a number with an exponent, in a string', `(${objectStream(script, undefined, '9 0E0 obj')})`],
    ['behind a number with a point, in a string', `(${objectStream(script, undefined, '9 0.obj')})`],
    ['in the string of an older version of the object', `9 1 obj[]endobj\n9 2 obj(\n${packed})endobj`],
    ['before the line end that its data seem to begin behind', packed.replace('stream\n', `stream ${deflated(script)}\n`)],
  ])('rejects a packed script %s', (_, body) => {
    expect(() => checkDocument(pdf(body))).toThrow(FileError)
  })

  it.each([
    ['behind the lone word stream', `stream\n${objectStream('<</A 1>>')}`],
    ['with two numbers of objects', objectStream('<</A 1>>', '/Type/ObjStm/N 1/N 2/First 4/Filter/FlateDecode')],
    ['whose number of objects stands elsewhere', objectStream('<</A 1>>', '/Type/ObjStm/N 5 0 R/First 4/Filter/FlateDecode')],
    ['whose table holds fewer objects than it says', objectStream('<</A 1>>', '/Type/ObjStm/N 2/First 4/Filter/FlateDecode')],
    ['whose data do not inflate, in a string', `(${objectStream('').replace(/stream\n[^]*\nendstream/, 'stream\nx\nendstream')})`],
  ])('rejects a stream that readers read differently: %s', (_, body) => {
    expect(() => checkDocument(pdf(body))).toThrow(expect.objectContaining({ code: 'FILE_UNREADABLE' }))
  })
})

describe('checkDocument of actions that begin in a comment or a string', () => {
  it.each([
    '% 9 0 obj <</S/URI/URI\n(javascript:x)>>endobj',
    '% 9 0 obj <</S\n/Thread>>endobj',
    '8 0 obj<<>>stream\n9 0 obj<</S %endstream\n/Thread>>',
  ])('rejects %j', (body) => {
    expect(() => checkDocument(pdf(body))).toThrow(expect.objectContaining({ code: 'FILE_ACTING' }))
  })

  it.each([
    ['a comment', '7 2 ', `% ${link.replace('/URI(', '/URI\n(')}`],
    ['a string', '7 1 ', `(${link.replace('/URI(', '/URI)(')}`],
    ['what looks like a hexadecimal string', '7 1 ', `<${script}`],
  ])('rejects packed objects whose table leads into %s', (_, table, objects) => {
    const data = deflateSync(table + objects).toString('latin1')
    const body = `9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n${data}\nendstream endobj`
    expect(() => checkDocument(pdf(body))).toThrow(FileError)
  })
})

describe('checkDocument of an ordinary document', () => {
  it.each([
    ['with packed objects', objectStream('<</Title(Bonjour)>>')],
    ['with packed objects whose data begin behind blanks', objectStream('[1 2]').replace('stream\n', 'stream \r\n')],
    ['with a comment before its stream', objectStream('[1 2]').replace('>>\nstream', '>> % data\nstream')],
    ['with harmless packed objects in a string', `8 0 obj(${objectStream('<</A 1>>')})endobj`],
    ['whose title holds the header of an object', '8 0 obj<</Title(1 0 obj << et >> stream \\()>>endobj'],
    ['whose content is the text of another one', `8 0 obj<</Length 9>>stream\n(stream) Tj (1 0 obj << /A 2 >>) Tj\nendstream endobj`],
    ['with a newer version of an object', '3 0 obj<</Type/Page>>endobj\nxref\n0 1\n0000000000 65535 f\ntrailer<</Root 1 0 R/Prev 9>>'],
  ])('accepts one %s', (_, body) => {
    expect(checkDocument(pdf(body))).toBeUndefined()
  })
})
