import { inflateSync } from 'node:zlib'
import { actionsOf, refuseHiddenActions } from './pdf-actions.ts'
import { DocumentPages } from './pdf-pages.ts'
import { DocumentLinks, refuseHiddenLinks } from './pdf-links.ts'
import { documentStart } from './find-pdf-header.ts'
import { documentTokens, decodePdfNames, type DocumentToken } from './pdf-tokens.ts'
import { FileError } from './file-error.ts'

const eof = '%%EOF'
/** The bytes that may fill up the last block of a file. */
const padding = /^[\0\t\n\f\r ]*$/
/** The lines of text that some programs write after the end: no markup, which another type of file may begin with. */
const remark = /^[\t\n\r\x20-\x3b=-~]{0,1024}$/
// Readers go where the table of a document sends them: an object, or a trailer, may stand in the midst of something else.
const hiddenInStream = /[\d\0\t\n\f\r ]obj(?=[\0\t\n\f\r <[(%/])|trailer/
const hiddenInText = new RegExp(`<<|>>|${hiddenInStream.source}`)
const most = { objectStreams: 10_000, bytes: 33_554_432 } as const
/** The most names of a dictionary, which are in memory until it ends. */
const mostNames = 1_000_000

/** The amount of packed objects that may still be read. */
interface Budget {
  objectStreams: number
  bytes: number
}

/** The names of the dictionary before a stream, with those of nested dictionaries. */
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

  /** True for a stream that holds objects, also under another type: some readers ignore the type. */
  get isOfObjects(): boolean {
    const { names } = this
    return names.includes('ObjStm') || (names.includes('First') && names.includes('N'))
  }

  /** True for a compressed stream. Throws for a filter that is not supported, such as encryption. */
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

/** Looks through the objects that are packed in a stream. */
function checkPackedObjects(text: string, { pages, links }: Findings): void {
  const [lookForPage, checkLink, checkAction] = [pages.of(text), links.of(text), actionsOf(text)]
  for (const token of documentTokens(text)) {
    lookForPage(token)
    checkLink(token)
    checkAction(token)
    if (token.kind === 'skipped') checkSkipped(text.slice(token.from, token.end), hiddenInText)
    // No stream stands in another: what looks like one is looked through as it is.
    if (token.kind === 'stream') refuseActing(text.slice(token.data, token.end))
  }
}

const locked = /\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/
const isLocked = (text: string): boolean => locked.test(decodePdfNames(text))

function checkNames(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  const dictionary = new Dictionary()
  const budget: Budget = { ...most }
  const findings = { pages: new DocumentPages(), links: new DocumentLinks(() => isLocked(text)) }
  const [lookForPage, checkLink, checkAction] = [findings.pages.of(text), findings.links.of(text), actionsOf(text)]
  for (const token of documentTokens(text)) {
    dictionary.read(token)
    lookForPage(token)
    checkLink(token)
    checkAction(token)
    if (token.kind === 'skipped') checkSkipped(text.slice(token.from, token.end), hiddenInText)
    if (token.kind !== 'stream') continue
    checkSkipped(text.slice(token.data, token.end), hiddenInStream)
    if (dictionary.isOfObjects) {
      const objects = dictionary.isPacked ? unpack(bytes.subarray(token.data), budget) : text.slice(token.data, token.end)
      budget.bytes -= objects.length
      budget.objectStreams -= 1
      if (budget.bytes < 0 || budget.objectStreams < 0) throw new FileError('FILE_UNREADABLE')
      checkPackedObjects(objects, findings)
    }
    dictionary.clear()
  }
  findings.links.require()
  findings.pages.require()
}

/** Names the password as the reason why a document cannot be read, since another copy may be sent. */
function unlessLocked(fault: unknown, bytes: Buffer): unknown {
  const isUnreadable = fault instanceof FileError && fault.code === 'FILE_UNREADABLE'
  return isUnreadable && isLocked(bytes.toString('latin1')) ? new FileError('FILE_LOCKED') : fault
}

/** Refuses a PDF that was cut short, has no page, can act, or is another type of file too. The content of pictures is not read. */
export function checkDocument(bytes: Buffer): void {
  const last = bytes.lastIndexOf(eof)
  if (last === -1) throw new FileError('FILE_UNREADABLE')
  const after = bytes.subarray(last + eof.length).toString('latin1')
  if (documentStart(bytes) === -1 || !(padding.test(after) || remark.test(after))) throw new FileError('FILE_TYPE')
  try {
    checkNames(bytes)
  } catch (fault) {
    throw unlessLocked(fault, bytes)
  }
}
