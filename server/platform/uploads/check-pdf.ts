import { actionsOf, refuseHiddenActions } from './pdf/pdf-actions.ts'
import { DocumentPages } from './pdf/pdf-pages.ts'
import { DocumentLinks, refuseHiddenLinks } from './pdf/pdf-links.ts'
import { documentStart } from './pdf/find-pdf-header.ts'
import { refuseMisplacedObjects, UnpackBudget } from './pdf/pdf-object-stream.ts'
import { StreamDictionary } from './pdf/pdf-stream-dictionary.ts'
import { decodePdfNames, documentTokens, objectStarts, type DocumentToken } from './pdf/pdf-tokens.ts'
import { FileError } from './file-error.ts'
import { pdfLimits } from './pdf/pdf-limits.ts'

const eof = '%%EOF'
/** The bytes that may fill up the last block of a file. */
const padding = /^[\0\t\n\f\r ]*$/
/** The lines of text that some programs write after the end: no markup, which another type of file may begin with. */
const remark = /^[\t\n\r\x20-\x3b=-~]{0,1024}$/
// Readers follow the table of a document: an object, or a trailer, may stand inside a string, a comment or a stream.
const hiddenInStream = /[\d\0\t\n\f\r ]obj(?=[\0\t\n\f\r <[(%/])|trailer/
const hiddenInText = new RegExp(`<<|>>|${hiddenInStream.source}`)

function refuseActing(text: string): void {
  refuseHiddenActions(text)
  refuseHiddenLinks(decodePdfNames(text))
}

function checkSkipped(text: string, hidden: RegExp): void {
  if (hidden.test(text)) refuseActing(text)
}

/** The properties of a document that all its parts are searched for. */
interface Findings {
  readonly pages: DocumentPages
  readonly links: DocumentLinks
}

const locked = /\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/

/** Looks through a document. Readers begin at the objects that its table names: each is read from its own header on, also inside a string, a comment or a stream. */
class DocumentCheck {
  readonly #bytes: Buffer
  readonly #text: string
  readonly #findings: Findings
  readonly #unpacking: UnpackBudget
  /** The number of characters that may still be read a second time. */
  #again: number
  #isLocked: boolean | undefined

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#text = bytes.toString('latin1')
    this.#unpacking = new UnpackBudget(bytes.length)
    this.#again = pdfLimits.rereadings * this.#text.length
    this.#findings = { pages: new DocumentPages(), links: new DocumentLinks(() => this.isLocked()) }
  }

  /** True for a document whose strings are encrypted; its text is searched once. */
  isLocked(): boolean {
    return (this.#isLocked ??= locked.test(decodePdfNames(this.#text)))
  }

  run(): void {
    const lookForPage = this.#findings.pages.of(this.#text)
    const check = this.#checkOf(this.#text)
    const readObject = this.#objectReader()
    for (const token of documentTokens(this.#text)) {
      lookForPage(token)
      check(token)
      readObject(token)
      if (token.kind !== 'skipped' && token.kind !== 'stream') continue
      checkSkipped(this.#text.slice(token.from, token.end), token.kind === 'stream' ? hiddenInStream : hiddenInText)
      for (const start of objectStarts(this.#text, token.from, token.end)) this.#readHidden(start)
    }
    this.#findings.links.require()
    this.#findings.pages.require()
  }

  #checkOf(text: string): (token: DocumentToken) => void {
    const [checkLink, checkAction] = [this.#findings.links.of(text), actionsOf(text)]
    return (token) => {
      checkLink(token)
      checkAction(token)
    }
  }

  /** Returns a function that unpacks the object streams among the objects that it reads. */
  #objectReader(): (token: DocumentToken) => void {
    const dictionary = new StreamDictionary(this.#text)
    return (token) => {
      dictionary.read(token)
      if (token.kind !== 'stream' || !dictionary.isOfObjects) return
      const objects = this.#unpacking.unpack(token, dictionary, this.#bytes)
      this.#checkPacked(objects)
      refuseMisplacedObjects(objects, dictionary)
    }
  }

  /** Reads an object whose header stands inside a string, a comment or a stream, up to the next header or stream. */
  #readHidden(start: number): void {
    const check = this.#checkOf(this.#text)
    const readObject = this.#objectReader()
    readObject({ kind: 'object', from: start, end: start })
    let last = start
    for (const token of documentTokens(this.#text, start)) {
      this.#again -= token.end - last
      last = token.end
      if (this.#again < 0) throw new FileError('FILE_UNREADABLE')
      check(token)
      readObject(token)
      if (token.kind === 'object' || token.kind === 'stream') return
    }
  }

  #checkPacked(text: string): void {
    const lookForPage = this.#findings.pages.of(text)
    const check = this.#checkOf(text)
    for (const token of documentTokens(text)) {
      lookForPage(token)
      check(token)
      if (token.kind === 'skipped') checkSkipped(text.slice(token.from, token.end), hiddenInText)
      // No stream stands in another: what looks like one is looked through as it is.
      if (token.kind === 'stream') refuseActing(text.slice(token.data, token.end))
    }
  }
}

/** Names the password as the reason why a document cannot be read, since another copy may be sent. */
function unlessLocked(fault: unknown, check: DocumentCheck): unknown {
  const isUnreadable = fault instanceof FileError && fault.code === 'FILE_UNREADABLE'
  return isUnreadable && check.isLocked() ? new FileError('FILE_LOCKED') : fault
}

/** Refuses a PDF that was cut short, has no page, can act, or is another type of file too. The content of pictures is not read. */
export function checkDocument(bytes: Buffer): void {
  const last = bytes.lastIndexOf(eof)
  if (last === -1) throw new FileError('FILE_UNREADABLE')
  const after = bytes.subarray(last + eof.length).toString('latin1')
  if (documentStart(bytes) === -1 || !(padding.test(after) || remark.test(after))) throw new FileError('FILE_TYPE')
  const check = new DocumentCheck(bytes)
  try {
    check.run()
  } catch (fault) {
    throw unlessLocked(fault, check)
  }
}
