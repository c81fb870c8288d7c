import { isRecord } from '#schemas/text/is-record.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import { mergeForms, readPath, writePath } from '#domain/resources/merge-forms.ts'
import { stemOf, type MediaFile } from '#admin/media/media-file.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Focus } from './FocusPicture.tsx'

/** Fields of the sheet of a file. */
export interface MediaFields {
  readonly name: string
  /** Alternative text by locale. */
  readonly alts: Readonly<Record<string, string>>
  /** True for a picture that screen readers pass over. */
  readonly isDecorative: boolean
  readonly focus: Focus | null
}

/** Reads the fields of a file in the languages of the site. */
export function fieldsOf(file: MediaFile, locales: readonly string[]): MediaFields {
  const alts = Object.fromEntries(locales.map((locale) => [locale, ownValue(file.texts, locale)?.alt ?? '']))
  const said = Object.values(file.texts).flatMap(({ alt }) => (alt === undefined ? [] : [alt]))
  return { name: stemOf(file), alts, isDecorative: said.length > 0 && said.every((alt) => alt === ''), focus: file.focus }
}

/** The texts of a file with the alternative texts of its fields. An empty text is none, unless the picture is decorative. */
export function textsOf(file: MediaFile, { alts, isDecorative }: MediaFields): MediaFile['texts'] {
  const changed = Object.entries(alts).map(([locale, alt]) => {
    const { alt: _, ...others } = ownValue(file.texts, locale) ?? {}
    if (isDecorative) return [locale, { ...others, alt: '' }]
    return [locale, alt.trim() === '' ? others : { ...others, alt: alt.trim() }]
  })
  return { ...file.texts, ...(Object.fromEntries(changed) as MediaFile['texts']) }
}

/** The work on the fields of a file: the file as it was read last, the fields as they are typed, the paths that another person changed too. */
export interface MediaWork {
  readonly base: MediaFile
  readonly fields: MediaFields
  readonly met: readonly string[]
}

/** Reads what the browser has stored of the work on a file; null for what this version of the panel does not know. */
export function readMediaWork(content: unknown): MediaWork | null {
  if (!isRecord(content) || !isRecord(content['base']) || !isRecord(content['fields'])) return null
  return isRecord(content['fields']['alts']) && Array.isArray(content['met']) ? (content as unknown as MediaWork) : null
}

/** Begins the work on a file. */
export const beginWork = (file: MediaFile, locales: readonly string[]): MediaWork => ({
  ...{ base: file, fields: fieldsOf(file, locales), met: [] },
})

/** Tells if the fields differ from the file as it was read last. A file of the trash has no fields. */
export function isChanged({ base, fields }: MediaWork, locales: readonly string[]): boolean {
  return base.deletedAt === null && diffForms(fieldsOf(base, locales), fields).length > 0
}

const isText = (path: string) => path === 'isDecorative' || path.startsWith('alts')

/** A picture that one person describes and another one calls decorative: both changed the same thing. */
function meetsInDecoration(base: MediaFields, mine: MediaFields, theirs: MediaFields): boolean {
  const [own, other] = [diffForms(base, mine), diffForms(base, theirs)]
  return mine.isDecorative !== theirs.isDecorative && own.some(isText) && other.some(isText)
}

/** Takes a newer state of the file: what was typed stays, what another person changed is joined, and what both changed is named. */
export function joinFile({ base, fields, met }: MediaWork, file: MediaFile, locales: readonly string[]): MediaWork {
  if (file.version <= base.version) return { base, fields, met }
  const [before, theirs] = [fieldsOf(base, locales), fieldsOf(file, locales)]
  const { form, conflicts } = mergeForms(before, fields, theirs)
  if (!meetsInDecoration(before, fields, theirs)) return { base: file, fields: form, met: [...new Set([...met, ...conflicts])] }
  // The texts of a decorative picture are not seen: the whole of mine stands beside the whole of theirs.
  return {
    base: file,
    fields: { ...form, alts: fields.alts, isDecorative: fields.isDecorative },
    met: [...new Set([...met, ...conflicts, 'isDecorative'])],
  }
}

/** Takes up the work of an earlier visit: a later state of the file is joined with it, and what was typed meanwhile stays. */
export function resumeWork({ base, fields }: MediaWork, former: MediaWork, locales: readonly string[]): MediaWork {
  const joined = joinFile(former, base, locales)
  const typed = diffForms(fieldsOf(base, locales), fields)
  return { ...joined, fields: typed.reduce((form, path) => writePath(form, path, readPath(fields, path)), joined.fields) }
}

/** Takes the answer to a save: what was sent is as the server has stored it, what was typed meanwhile stays. */
export function settleFile({ fields }: MediaWork, sent: MediaFields, stored: MediaFile, locales: readonly string[]): MediaWork {
  return { base: stored, fields: mergeForms(sent, fields, fieldsOf(stored, locales)).form, met: [] }
}

/** The paths that another person changed too and that still differ from theirs. */
export function openPaths({ base, fields, met }: MediaWork, locales: readonly string[]): readonly string[] {
  const theirs = fieldsOf(base, locales)
  return met.filter((path) => diffForms(readPath(theirs, path), readPath(fields, path)).length > 0)
}

/** Gives up the own value of a path for that of the other person. */
export function takeTheirs({ base, fields, met }: MediaWork, path: string, locales: readonly string[]): MediaWork {
  const theirs = fieldsOf(base, locales)
  // With the mark of a decorative picture come the texts that it stands for.
  const paths = path === 'isDecorative' ? ['alts', path] : [path]
  const taken = paths.reduce((form, each) => writePath(form, each, readPath(theirs, each)), fields)
  return { base, fields: taken, met: met.filter((each) => !paths.includes(each)) }
}
