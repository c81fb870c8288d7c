import { inflateSync } from 'node:zlib'
import { DocumentPages } from './pdf-pages.ts'
import { documentStart } from './find-pdf-header.ts'
import { documentTokens, decodePdfNames, type DocumentToken } from './pdf-tokens.ts'
import { FileError } from './file-error.ts'

const eof = '%%EOF'
/** What fills up the last block of a file. */
const padding = /^[\0\t\n\f\r ]*$/
/** Names of what runs, sends, opens or contains something else; links to pages (URI) are allowed. */
const actingNames = [
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'XFA'],
  ...['RichMedia', 'RichMediaExecute', 'EmbeddedFile', 'EmbeddedFiles'],
]
const acting = new Set(actingNames)
const actingText = new RegExp(String.raw`/(?:${actingNames.join('|')})(?![^\0\t\n\f\r ()<>[\]{}/%])`)
// Readers go where the table of a document sends them: an object, or a trailer, may stand in the midst of something else.
const hiddenInStream = /[\d\0\t\n\f\r ]obj(?=[\0\t\n\f\r <[(%/])|trailer/
const hiddenInText = new RegExp(`<<|>>|${hiddenInStream.source}`)
const most = { objectStreams: 10_000, bytes: 33_554_432 } as const
/** More names than any honest dictionary has: they are held in memory until it ends. */
const mostNames = 1_000_000

/** How much of the objects that are packed in streams may still be looked into. */
interface Budget {
  objectStreams: number
  bytes: number
}

/** The names of the dictionary before a stream, those of what it holds too. */
class Dictionary {
  names: string[] = []
  #depth = 0

  read(token: DocumentToken): void {
    if (token.kind === 'open') {
      if (this.#depth === 0) this.names = []
      this.#depth += 1
    } else if (token.kind === 'close') this.#depth = Math.max(0, this.#depth - 1)
    else if (token.kind === 'name' && this.names.push(token.name) > mostNames) throw new FileError('FILE_UNREADABLE')
  }

  clear(): void {
    this.names = []
    this.#depth = 0
  }

  /** Whether the stream holds objects; what it is called does not matter to every reader. */
  get isOfObjects(): boolean {
    const { names } = this
    return names.includes('ObjStm') || (names.includes('First') && names.includes('N'))
  }

  /** Whether its stream is packed; one that is in a way that is not looked through, such as with a password, is unreadable. */
  get isPacked(): boolean {
    const { names } = this
    if (['F', 'FFilter', 'DecodeParms', 'DP'].some((name) => names.includes(name))) throw new FileError('FILE_UNREADABLE')
    const at = names.indexOf('Filter')
    if (at === -1) return false
    const others = names.filter((name) => /Decode$|^(?:Crypt|AHx|A85|LZW|Fl|RL|CCF|DCT|Filter)$/.test(name))
    if (others.length !== 2 || names[at + 1] !== 'FlateDecode') throw new FileError('FILE_UNREADABLE')
    return true
  }
}

function unpack(bytes: Buffer, budget: Budget): string {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, budget.bytes) }).toString('latin1')
  } catch {
    throw new FileError('FILE_UNREADABLE')
  }
}

function refuseActing(text: string): void {
  if (actingText.test(decodePdfNames(text))) throw new FileError('FILE_ACTING')
}

function checkSkipped(text: string, hidden: RegExp): void {
  if (hidden.test(text)) refuseActing(text)
}

/** Looks through the objects that are packed in a stream. */
function checkPackedObjects(text: string, pages: DocumentPages): void {
  const lookForPage = pages.of(text)
  for (const token of documentTokens(text)) {
    lookForPage(token)
    if (token.kind === 'name' && acting.has(token.name)) throw new FileError('FILE_ACTING')
    if (token.kind === 'skipped') checkSkipped(text.slice(token.from, token.end), hiddenInText)
    // No stream stands in another: what looks like one is looked through as it is.
    if (token.kind === 'stream') refuseActing(text.slice(token.data, token.end))
  }
}

function checkNames(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  const dictionary = new Dictionary()
  const budget: Budget = { ...most }
  const pages = new DocumentPages()
  const lookForPage = pages.of(text)
  for (const token of documentTokens(text)) {
    dictionary.read(token)
    lookForPage(token)
    if (token.kind === 'name' && acting.has(token.name)) throw new FileError('FILE_ACTING')
    if (token.kind === 'skipped') checkSkipped(text.slice(token.from, token.end), hiddenInText)
    if (token.kind !== 'stream') continue
    checkSkipped(text.slice(token.data, token.end), hiddenInStream)
    if (dictionary.isOfObjects) {
      const objects = dictionary.isPacked ? unpack(bytes.subarray(token.data), budget) : text.slice(token.data, token.end)
      budget.bytes -= objects.length
      budget.objectStreams -= 1
      if (budget.bytes < 0 || budget.objectStreams < 0) throw new FileError('FILE_UNREADABLE')
      checkPackedObjects(objects, pages)
    }
    dictionary.clear()
  }
  pages.require()
}

const locked = /\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/

/** What is packed under a password cannot be looked into: that is said, since another copy may be sent. */
function unlessLocked(fault: unknown, bytes: Buffer): unknown {
  const isUnreadable = fault instanceof FileError && fault.code === 'FILE_UNREADABLE'
  return isUnreadable && locked.test(decodePdfNames(bytes.toString('latin1'))) ? new FileError('FILE_LOCKED') : fault
}

/** Refuses a PDF that was cut short, has no page, is able to act, or is something else besides; what its pictures are made of is passed over. */
export function checkDocument(bytes: Buffer): void {
  const last = bytes.lastIndexOf(eof)
  if (last === -1) throw new FileError('FILE_UNREADABLE')
  const after = bytes.subarray(last + eof.length).toString('latin1')
  if (documentStart(bytes) === -1 || !padding.test(after)) throw new FileError('FILE_TYPE')
  try {
    checkNames(bytes)
  } catch (fault) {
    throw unlessLocked(fault, bytes)
  }
}
