import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { checkDocument } from './check-pdf.ts'

const page = '\n6 0 obj<</Type/Page/Parent 2 0 R>>endobj'
const pdf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, page, '\ntrailer<</Root 1 0 R>>\n%%EOF\n'].map((part) => Buffer.from(part)))
const stream = (dictionary: string, data: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`9 0 obj\n<<${dictionary}>>\nstream\n`), Buffer.from(data), Buffer.from('\nendstream\nendobj\n')])
const link = (uri: string): string => `1 0 obj<</A<</S/URI/URI${uri}>>>>endobj`
const objects = '7 0 8 12 <</Type/Page>> <</S/JavaScript/JS(app.alert(1))>>'
const objectStream = '/Type/ObjStm/N 2/First 9/Filter/FlateDecode'

async function printed(write: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isDone = new Promise((resolve) => document.on('end', resolve))
  write(document)
  document.end()
  await isDone
  return Buffer.concat(chunks)
}

describe('checkDocument accepts a document', () => {
  const picture = '/Type/XObject/Subtype/Image/Filter/DCTDecode'
  const taken: [string, () => Buffer | Promise<Buffer>][] = [
    ['whose picture holds the letters of a script by chance', () => pdf(stream(picture, Buffer.from('\u00ff/JS \u0000/Launch(')))],
    ['that is a scan of many bytes', () => pdf(stream(picture, Buffer.concat([randomBytes(4_000_000), Buffer.from('/JS ')])))],
    ['that leads to a page on scripts', () => pdf('1 0 obj<</A<</S/URI/URI(https://example.test/Web/JavaScript)>>>>endobj')],
    ['whose titles name scripts', () => pdf('1 0 obj<</Title(Cours \\(/JS\\) de /JavaScript)>>endobj % /JS\n')],
    ['whose objects are packed', () => pdf(stream(objectStream, deflateSync('7 0 8 12 <</Type/Page>> <</URI(https://x.test/JS/a)>>')))],
    ['whose pages have outlines', () => pdf('1 0 obj<</First 2 0 R/N 3>>endobj\n', stream(picture, 'x'))],
    ...['\n', ' \t\f\r\n', '\u00ef\u00bb\u00bf', '\u00ef\u00bb\u00bf\r\n', '\n'.repeat(1000)].map((before): [string, () => Buffer] => [
      `that begins behind ${JSON.stringify(before.slice(0, 5))}`,
      () => Buffer.concat([Buffer.from(before, 'latin1'), pdf()]),
    ]),
    ...['\r\n\r\n', '\0'.repeat(2000), '\r\n\0\n', ' \n'.repeat(3000)].map((after): [string, () => Buffer] => [
      `that is filled up with ${JSON.stringify(after.slice(0, 5))}`,
      () => Buffer.concat([pdf(), Buffer.from(after)]),
    ]),
    ...[
      ...['(https://x.test/a?b=c:d#e)', '(HTTP://x.test)', '(mailto:a@x.test)', '(tel:+33639980012)', '<687474703A2F2F782E74657374>'],
      ...[
        '(www.x.test/javascript:)',
        '(/chemin?x=javascript:1)',
        '()',
        '(h\\164tps://x.test)',
        '(\\376\\377\\000h\\000t\\000t\\000p\\000:)',
      ],
    ].map((uri): [string, () => Buffer] => [`that leads to ${uri}`, () => pdf(link(uri))]),
    ['whose link stands elsewhere', () => pdf('1 0 obj<</S/URI/URI 5 0 R>>endobj 5 0 obj(https://x.test)endobj')],
    ['whose title names a scheme', () => pdf('1 0 obj<</Title(JavaScript: les bases)>>endobj ', link('(https://x.test)'))],
    ['that is written by a program', () => printed((document) => document.text('Bonjour').link(0, 0, 9, 9, 'https://x.test/JS/'))],
  ]
  it.each(taken)('%s', async (_, bytes) => {
    expect(checkDocument(await bytes())).toBeUndefined()
  })
})

describe('checkDocument rejects a document that could act', () => {
  const script = '<</S/JavaScript/JS(app.alert(1))>>'
  const refused: [string, Buffer][] = [
    ['by its plain name', pdf(`1 0 obj${script}endobj`)],
    ['by a name with its letters as numbers', pdf('1 0 obj<</S/J#61vaScript/J#53(app.alert(1))>>endobj')],
    ['that starts a program', pdf('1 0 obj<</S/Launch/F(a.exe)>>endobj')],
    ['that sends a form', pdf('1 0 obj<</S/SubmitForm/F(https://x.test/)>>endobj')],
    ['that reads form data from a file', pdf('1 0 obj<</S/ImportData/F(a.fdf)>>endobj')],
    ['that opens another document', pdf('1 0 obj<</S/GoToR/F(b.pdf)>>endobj')],
    ['that opens an embedded document', pdf('1 0 obj<</S/GoToE/T<</R/C>>>>endobj')],
    ['that holds an XFA form', pdf('1 0 obj<</AcroForm<</XFA 3 0 R>>>>endobj')],
    ['that plays rich media', pdf('1 0 obj<</Type/Annot/Subtype/RichMedia>>endobj')],
    ['that holds a file', pdf('1 0 obj<</Type/Filespec/EF<</F 3 0 R>>>>endobj\n', stream('/Type/EmbeddedFile', 'x'))],
    ['that lists files', pdf('1 0 obj<</Names<</EmbeddedFiles 3 0 R>>>>endobj')],
    ['that plays a script with a film', pdf('1 0 obj<</S/Rendition/JS 4 0 R>>endobj')],
    ...[
      ...[
        '(javascript:alert\\(1\\))',
        '(JavaScript:x)',
        '( \\t\r\njava\nscript :x)',
        '(java\\\nscript:x)',
        '(\\152avascript:x)',
        '(\\152\\0141vascript:x)',
      ],
      ...[
        '<6A617661736372697074 3A78>',
        '<6a 61\n76617363 72697074:3a>',
        '(\u0000j\u0001avascript:x)',
        '(\u00fe\u00ff\u0000j\u0000a\u0000v\u0000a\u0000s\u0000c\u0000r\u0000i\u0000p\u0000t\u0000:)',
      ],
      ...[
        '(\u00ef\u00bb\u00bfjavascript:x)',
        '(vbscript:x)',
        '(data:text/html,x)',
        '(file:///etc/passwd)',
        '(ms-msdt:/id)',
        `(${' '.repeat(70_000)}x)`,
      ],
      ...['\n% a comment (\n(javascript:x)', '\0\f(javascript:x)'],
    ].map((uri): [string, Buffer] => [`whose link leads to ${JSON.stringify(uri.slice(0, 60))}`, pdf(link(uri))]),
    ['whose link is named by numbers', pdf('1 0 obj<</S/URI/U#52I(javascript:x)>>endobj')],
    ['whose links all begin with a script', pdf('1 0 obj<</URI<</Base(javascript:)>>>>endobj')],
    ['whose link to a script stands elsewhere', pdf('1 0 obj<</S/URI/URI 5 0 R>>endobj 5 0 obj(javascript:x)endobj')],
    ['whose link to a script stands before it', pdf('5 0 obj<6A6176617363726970743A>endobj 1 0 obj<</S/URI/URI %\n5 0 R>>endobj')],
    ['whose link to a script is packed', pdf(stream(objectStream, deflateSync(`7 0 8 3 <<>> ${link('(javascript:x)')}`)))],
    ['whose link to a script is in a comment', pdf(`% ${link('(javascript:x)')} endobj\n`)],
    ['whose link to a script is in a picture', pdf(stream('/Filter/DCTDecode', `\u00ff ${link('<6a6176617363726970743a>')}\nendobj`))],
    ['in packed objects', pdf(stream(objectStream, deflateSync(objects)))],
    [
      'in packed objects by a name with numbers',
      pdf(stream(objectStream, deflateSync(objects.replace('/JS', '/#4aS').replace('/Java', '/#4Aava')))),
    ],
    ['in packed objects that are not called so', pdf(stream('/N 2/First 9/Filter[/FlateDecode]', deflateSync(objects)))],
    ['in packed objects whose type is written in numbers', pdf(stream(objectStream.replace('ObjStm', 'Obj#53tm'), deflateSync(objects)))],
    [
      'in packed objects behind what looks like an end',
      pdf(stream('/N 2/First 9/X< >>/Y<</Z 1>>/Filter/FlateDecode', deflateSync(objects))),
    ],
    ['in objects in a stream that are not packed', pdf(stream('/Type/ObjStm/N 2/First 9', objects))],
    [
      'in packed objects that hold the end of their stream',
      pdf(stream(objectStream, deflateSync(`${' '.repeat(9)}endstream ${objects}`, { level: 0 }))),
    ],
    ['inside what is said to be a picture', pdf(stream('/Filter/DCTDecode', `\u00ff 5 0 obj\n${script}\nendobj`))],
    ['inside a comment', pdf(`% 5 0 obj ${script} endobj\n`)],
    ['inside a string', pdf(`1 0 obj(\n5 0 obj ${script} endobj`)],
    ['inside a string of packed objects', pdf(stream(objectStream, deflateSync(`7 0 8 3 (x ${script})`)))],
  ]
  it.each(refused)('%s', (_, bytes) => {
    expect(() => checkDocument(bytes)).toThrow(expect.objectContaining({ code: 'FILE_ACTING' }))
  })
})

describe('the reason of a refusal', () => {
  it.each([
    ['/S/JavaScript/JS(x)', 'script'],
    ['/Subtype/3D/OnInstantiate 5 0 R', 'media'],
    ['/S/Launch', 'program'],
    ['/S/SubmitForm/F(https://x.test/)', 'form'],
    ['/S/ImportData/F(a.fdf)', 'form'],
    ['/S/GoToR/F(b.pdf)', 'document'],
    ['/S/Thread/F(\\\\host\\x.pdf)', 'document'],
    ['/Type/Filespec/FS/URL/F(http://x.test/)', 'document'],
    ['/FS /URL', 'document'],
    ['/FS 5 0 R', 'document'],
    ['/Ref<</F<</UF(x.pdf)>>>>', 'document'],
    ['/F % a comment\n<5C5C>', 'document'],
    ['/#46 (x)', 'document'],
    ['/UF 5 0 R', 'document'],
    ['/OPI<</2.0<</F(x.tif)>>>>', 'document'],
    ['/S 5 0 R', 'document'],
    ['/Subtype/FileAttachment/FS(x.exe)', 'attachment'],
    ['/Names<</EmbeddedFiles 3 0 R>>', 'attachment'],
    ['/S/Rendition/R<</C<</D<</FS/URL>>>>>>', 'media'],
    ['/S/Movie', 'media'],
    ['/S /Sound', 'media'],
    ['/Subtype/Movie/Movie<</F(x.avi)>>', 'media'],
    ['/S/URI/URI(file:///x)', 'link'],
    ['/S/URI/URI(\\\\host\\share)', 'link'],
    ['/S/URI/URI(//x.test)', 'link'],
    ['/S/URI/URI( /\t/x.test)', 'link'],
    ['/S/URI/URI(/\\\\x.test)', 'link'],
  ])('of <<%s>> is %s, wherever it stands', (content, reason) => {
    const object = `<<${content}>>`
    const places = [
      pdf(`4 0 obj${object}endobj`),
      pdf(`1 0 obj<</OpenAction${object}>>endobj`),
      pdf(stream(objectStream, deflateSync(`7 0 8 3 <<>> ${object}`))),
    ]
    for (const bytes of places) {
      expect(() => checkDocument(bytes)).toThrow(expect.objectContaining({ code: 'FILE_ACTING', reason }))
    }
  })

  it.each(['/S/Thread', '/FS/URL', '/F(x)', '/UF<41>', '/Subtype/Movie', '/S/Sound'])(
    'finds <<%s>> in a comment and in a picture',
    (content) => {
      for (const bytes of [pdf(`% 4 0 obj <<${content}>>\n`), pdf(stream('/Filter/DCTDecode', `\u00ff 4 0 obj <<${content}>>`))])
        expect(() => checkDocument(bytes)).toThrow(expect.objectContaining({ code: 'FILE_ACTING' }))
    },
  )

  it('finds a stream whose bytes are elsewhere', () => {
    expect(() => checkDocument(pdf(stream('/Length 0/F(http://x.test/)', '')))).toThrow(expect.objectContaining({ reason: 'document' }))
  })
})

it.each([
  '/Type/Annot/Subtype/Link/F 4/A<</S/GoTo/D[3 0 R/Fit]>>',
  '/A<</S/Named/N/NextPage>>',
  '/A<</S/Hide/T(champ)/H true>>',
  '/A<</S/ResetForm>>',
  '/Type/StructElem/S/Titre#201/P 3 0 R',
  '/Group<</S/Transparency/CS/DeviceRGB>>',
  '/BS<</W 1/S/S>>',
  '/Font<</F 4/F1 5 0 R/F2 6 0 R>>',
  '/OutputIntents[<</S/GTS_PDFA1/Info(sRGB)>>]',
  '/Threads[8 0 R]',
  '/Subtype/Widget/FT/Tx/F 4/T(nom)/V(Roux)',
])('accepts <<%s>>', (content) => {
  expect(checkDocument(pdf(`4 0 obj<<${content}>>endobj`))).toBeUndefined()
})

describe('checkDocument rejects a document that is another type of file too', () => {
  const around = (before: string, after: string) => Buffer.concat([Buffer.from(before, 'latin1'), pdf(), Buffer.from(after, 'latin1')])
  it.each([
    ['GIF89a', ''],
    ['\n<script>', ''],
    ['PK\u0003\u0004', ''],
    ['#!/bin/sh\n', ''],
    ['\0', ''],
    ['\u00a0', ''],
    ['\u00ff\u00d8\u00ff\u00e0', ''],
    [' '.repeat(1024), ''],
    ['\u00ef\u00bb\u00bf\u00ef\u00bb\u00bf', ''],
    ['', 'PK\u0003\u0004'],
    ['', '\r\n\0\0<script>'],
    ['', '\u00a0'],
  ])('behind %j, before %j', (before, after) => {
    expect(() => checkDocument(around(before, after))).toThrow(expect.objectContaining({ code: 'FILE_TYPE' }))
  })
})

it.each(['Produced by Example 4.2\r\n', '\n% end\n', '\r\n\0\0', '12345\n'])('accepts a document with %j after its end', (after) => {
  expect(checkDocument(Buffer.concat([pdf(), Buffer.from(after, 'latin1')]))).toBeUndefined()
})

it('rejects more than 1,024 bytes of text after the end of a document', () => {
  expect(() => checkDocument(Buffer.concat([pdf(), Buffer.from('a'.repeat(1025))]))).toThrow(expect.objectContaining({ code: 'FILE_TYPE' }))
})

describe('checkDocument rejects a document whose objects cannot be unpacked', () => {
  const unreadable: [string, Buffer][] = [
    ['packed otherwise', pdf(stream(objectStream.replace('Flate', 'LZW'), 'x'))],
    ['packed twice', pdf(stream(objectStream.replace('/FlateDecode', '[/FlateDecode/FlateDecode]'), deflateSync(deflateSync(objects))))],
    ['packed as said elsewhere', pdf(stream(objectStream.replace('/FlateDecode', ' 5 0 R'), deflateSync(objects)))],
    ['locked with a password', pdf(stream(objectStream, randomBytes(80)))],
  ]
  it.each(unreadable)('%s', (_, bytes) => {
    expect(() => checkDocument(bytes)).toThrow(expect.objectContaining({ code: 'FILE_UNREADABLE' }))
  })
})

describe('checkDocument rejects a document without a page', () => {
  const end = '\n%%EOF\n'
  const packed = (text: string) => Buffer.concat([Buffer.from('%PDF-1.7\n'), stream(objectStream, deflateSync(text)), Buffer.from(end)])

  it.each([
    ['that has nothing', Buffer.from(`%PDF-1.7${end}`)],
    [
      'that has but a catalogue',
      Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0>>endobj${end}`),
    ],
    ['that only names one', Buffer.from(`%PDF-1.7\n1 0 obj<</Title(/Type/Page)/PageMode/Page>>endobj % /Type/Page${end}`)],
    ['whose packed objects have none', packed('7 0 <</Type/Catalog>>')],
    ['that names one after a type that is a number', Buffer.from(`%PDF-1.7\n1 0 obj<</Type 5/Page 1>>endobj${end}`)],
    ['that names one after a type that is written elsewhere', Buffer.from(`%PDF-1.7\n1 0 obj<</Type 5 0 R /Page 1>>endobj${end}`)],
    ['that names one after a type that is a list', Buffer.from(`%PDF-1.7\n1 0 obj<</Type[/A] /Page 1>>endobj${end}`)],
    ['that names one after a type that is a string', Buffer.from(`%PDF-1.7\n1 0 obj<</Type(A) /Page 1>>endobj${end}`)],
    ['whose type is the value of another name', Buffer.from(`%PDF-1.7\n1 0 obj<</A /Type /Page 1>>endobj${end}`)],
    ['that lists both words', Buffer.from(`%PDF-1.7\n1 0 obj<</A[/Type/Page]>>endobj${end}`)],
    ['that has both words outside of any object', Buffer.from(`%PDF-1.7\n/Type/Page${end}`)],
  ])('%s', (_, bytes) => {
    expect(() => checkDocument(bytes)).toThrow(expect.objectContaining({ code: 'FILE_UNREADABLE' }))
  })

  it.each([
    ['plainly', Buffer.from(`%PDF-1.7\n1 0 obj<< /Type /Page >>endobj${end}`)],
    ['with its letters as numbers', Buffer.from(`%PDF-1.7\n1 0 obj<< /T#79pe /P#61ge >>endobj${end}`)],
    ['among packed objects', packed('7 0 8 15 <</Type\n/Page>>[]')],
    ['after other values', Buffer.from(`%PDF-1.7\n1 0 obj<</Parent 2 0 R/Box[0 0 9 9]/A<</B[/C]>>/D(e)/F/G/Type/Page>>endobj${end}`)],
    ['in a list', Buffer.from(`%PDF-1.7\n1 0 obj[<</Type/Page>>]endobj${end}`)],
    ['behind a comment', Buffer.from(`%PDF-1.7\n1 0 obj<</Type % the kind\n/Page>>endobj${end}`)],
  ])('accepts a page that is written %s', (_, bytes) => {
    expect(checkDocument(bytes)).toBeUndefined()
  })
})

describe('a document that is locked with a password', () => {
  const locked = (trailer: string): Buffer =>
    Buffer.concat([pdf(stream(objectStream, randomBytes(80))), Buffer.from(`1 0 obj<</Type/XRef${trailer}>>endobj\n%%EOF\n`)])

  it.each(['/Encrypt 12 0 R', '/#45ncrypt 12 0 R', '/Encrypt<</Filter/Standard/V 5>>'])(
    'is named as locked by a table with %s',
    (trailer) => {
      expect(() => checkDocument(locked(trailer))).toThrow(expect.objectContaining({ code: 'FILE_LOCKED' }))
    },
  )

  it('is named as locked when its links are encrypted', () => {
    const encrypted = pdf(link('(\u0093\u00e1x)'), '\n3 0 obj<</Encrypt 12 0 R>>endobj')
    expect(() => checkDocument(encrypted)).toThrow(expect.objectContaining({ code: 'FILE_LOCKED' }))
  })

  it('is not named as locked without such a table', () => {
    expect(() => checkDocument(locked('/EncryptMetadata false'))).toThrow(expect.objectContaining({ code: 'FILE_UNREADABLE' }))
  })

  it('is rejected for its actions first', () => {
    const acting = Buffer.concat([pdf('1 0 obj<</S/Launch/F(a.exe)>>endobj'), Buffer.from('1 0 obj<</Encrypt 12 0 R>>endobj\n%%EOF\n')])
    expect(() => checkDocument(acting)).toThrow(expect.objectContaining({ code: 'FILE_ACTING' }))
  })
})
