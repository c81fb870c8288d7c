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

/** Tells if the fields differ from the file. */
export function isChanged(file: MediaFile, fields: MediaFields, locales: readonly string[]): boolean {
  return JSON.stringify(fieldsOf(file, locales)) !== JSON.stringify(fields)
}
