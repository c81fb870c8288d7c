import type { ActingReason } from '#schemas/errors/reasons/acting-reasons.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import type { DocumentToken } from './pdf-tokens.ts'
import { decodePdfNames } from './pdf-tokens.ts'

/** Names that make a document act wherever they stand. An embedded file can be of any type, so that invoices with data (Factur-X) are refused as well. */
const names: ReadonlyMap<string, ActingReason> = new Map([
  ...(['JavaScript', 'JS', 'OnInstantiate'] as const).map((name) => [name, 'script'] as const),
  ['Launch', 'program'],
  ...(['SubmitForm', 'ImportData', 'XFA'] as const).map((name) => [name, 'form'] as const),
  ...(['GoToR', 'GoToE', 'Filespec'] as const).map((name) => [name, 'document'] as const),
  ...(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment'] as const).map((name) => [name, 'attachment'] as const),
  ...(['RichMedia', 'RichMediaExecute', 'Rendition', 'GoTo3DView'] as const).map((name) => [name, 'media'] as const),
])
/**
 * The other values of a type that act. The key S is also that of structure elements, whose tags are free, so that an allow-list of actions would refuse
 * tagged documents: of the actions that the format defines, GoTo, GoToDp, URI, Named, Hide, ResetForm, SetOCGState and Trans stay in the document.
 */
const types: ReadonlyMap<string, ActingReason> = new Map([
  ['Thread', 'document'],
  ...(['Sound', 'Movie', '3D', 'U3D', 'PRC'] as const).map((name) => [name, 'media'] as const),
])
const typeKeys = new Set(['S', 'Subtype'])
/** The keys of file specifications. F is a number in annotations; with text or a dictionary it names a file, also of a stream. */
const fileKeys = new Set(['F', 'UF', 'FS', 'DOS', 'Mac', 'Unix'])

const end = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`
const blank = String.raw`[\0\t\n\f\r ]*`
const nameText = new RegExp(`/(${[...names.keys()].join('|')})${end}`)
const typeText = new RegExp(`/(?:S|Subtype)${blank}/(${[...types.keys()].join('|')})${end}`)
const fileText = new RegExp(`/(?:(?:F|UF|DOS|Mac|Unix)${blank}[(<]|FS${blank}[(</])`)
const reference = /^[\0\t\n\f\r ]*\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R/
const other = /[^\0\t\n\f\r ]/

const acting = (reason: ActingReason): FileError => new FileError('FILE_ACTING', undefined, reason)

function refuseName(name: string | undefined, reasons: ReadonlyMap<string, ActingReason>): void {
  const reason = reasons.get(name ?? '')
  if (reason !== undefined) throw acting(reason)
}

/** Refuses what could act in a text that is no part of the document, but that a reader may be sent to. */
export function refuseHiddenActions(text: string): void {
  const decoded = decodePdfNames(text)
  refuseName(nameText.exec(decoded)?.[1], names)
  refuseName(typeText.exec(decoded)?.[1], types)
  if (fileText.test(decoded)) throw acting('document')
}

function refuseValue(key: string, token: DocumentToken): void {
  if (token.kind === 'name') {
    if (typeKeys.has(key)) refuseName(token.name, types)
    if (key === 'FS') throw acting('document')
  } else if (fileKeys.has(key) && (token.kind === 'open' || token.kind === 'skipped')) throw acting('document')
}

/** Refuses a reference to a type or a file, which a reader follows and no ordinary program writes. */
function refuseReference(key: string, value: string): void {
  if ((typeKeys.has(key) || fileKeys.has(key)) && reference.test(value)) throw acting('document')
}

/** Refuses a document that runs, sends, opens or plays something else; answers a function that reads its text token by token. */
export function actionsOf(text: string): (token: DocumentToken) => void {
  let key: string | null = null
  let last = 0
  return (token) => {
    if (token.kind === 'name') refuseName(token.name, names)
    if (key !== null && token.kind !== 'stream') {
      const between = text.slice(last, token.from)
      if (other.test(between)) refuseReference(key, between)
      else refuseValue(key, token)
    }
    last = token.end
    // A comment may stand between a name and its value.
    if (token.kind === 'skipped' && text[token.from] === '%') return
    key = token.kind === 'name' ? token.name : null
  }
}
