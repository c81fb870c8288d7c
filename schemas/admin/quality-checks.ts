/** The checks before a publication, beside the rules of the schemas. */
export const qualityChecks = [
  'MISSING_ALT',
  'HEADING_JUMP',
  'EMPTY_LINK',
  'SAME_LINK_TEXT',
  'LOW_CONTRAST',
  'BROKEN_LINK',
  'BROKEN_MEDIA',
  'BROKEN_FORM',
  'BROKEN_SECTION',
  'EMPTY_SLOT',
  'TITLE_LENGTH',
  'DESCRIPTION_LENGTH',
  'MISSING_LEGAL',
  'FILLER_TEXT',
  'WIDE_PICTURE',
  'PAGE_LANGUAGE',
  'SECOND_BAR',
  'UNTRANSLATED',
  'REPEATED_PRICE',
] as const

/** The name of a check. */
export type QualityCheck = (typeof qualityChecks)[number]

/** Reads a list of checks as a setting of a site holds it: `BROKEN_LINK,MISSING_ALT`. Null for a list with another name. */
export function parseChecks(text: string): QualityCheck[] | null {
  const names = text.split(',').map((name) => name.trim())
  const found = qualityChecks.filter((check) => names.includes(check))
  return names.every((name) => name === '' || found.some((check) => check === name)) ? found : null
}

/** Returns true for the name of a check. */
export function isQualityCheck(name: unknown): name is QualityCheck {
  return qualityChecks.some((check) => check === name)
}
