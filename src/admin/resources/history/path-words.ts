import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { allFields } from '#schemas/admin/resources/form-paths.ts'
import { languageName } from '#admin/texts/language-name.ts'

const LOCALE = /^[a-z]{2}_[A-Z]{2}$/u

/** A field of a form with its path filled in, and the language that it is written in. */
export interface PlacedField {
  readonly field: FormField | undefined
  readonly label: string
  readonly locale: string | null
}

function fits(pattern: string, path: string): boolean {
  const [own, given] = [pattern.split('.'), path.split('.')]
  return own.length <= given.length && own.every((step, index) => step === '*' || step === given[index])
}

/** Names the field at a path such as `texts.fr_FR.title`; a part of a field is named as the whole. */
export function fieldAtPath(fields: readonly FormField[], path: string): PlacedField {
  const found = allFields(fields).filter((field) => fits(field.path, path))
  const field = found.toSorted((left, right) => left.path.length - right.path.length).at(-1)
  const locale = path.split('.').find((step) => LOCALE.test(step)) ?? null
  const isWholeLanguage = locale !== null && path.endsWith(locale) && field?.kind === 'locales'
  return { field, label: isWholeLanguage ? languageName(locale) : (field?.label?.fr ?? path), locale: isWholeLanguage ? null : locale }
}

/** Writes the name of a field with its language, where the site has several. */
export function pathLabel(fields: readonly FormField[], path: string, hasLanguages: boolean): string {
  const { label, locale } = fieldAtPath(fields, path)
  return hasLanguages && locale !== null ? `${label} (${languageName(locale).toLocaleLowerCase('fr')})` : label
}
