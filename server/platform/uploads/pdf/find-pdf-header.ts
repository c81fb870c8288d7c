// Some programs write a mark of UTF-8 or an empty line before a document; of anything else the file could be that as well.
const start = /^(?:\u00ef\u00bb\u00bf)?[\t\n\f\r ]*%PDF-/
const furthest = 1024

/** Where the PDF in a file begins, behind nothing but blanks; -1 where there is none, or something before it. */
export function documentStart(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, furthest)).toString('latin1')
  const found = start.exec(head)?.[0]
  return found === undefined ? -1 : found.length - '%PDF-'.length
}
