/** Control characters and line separators. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Signs of addresses, tags and placeholders, and format characters other than the joiners of letters. */
const noNameHas = /[<>@/\\{}]|(?![\u200C\u200D])\p{Cf}/u
/** Texts that mail programs turn into links. */
const linked = /\bwww\.|\bhttps?:/iu
/** A domain name, or two words with a dot and no space between them. */
const dotted = /[\p{L}\p{N}-]{2}[.\u3002\uFF0E\uFF61]\p{L}{2}/u
/** An abbreviation that is followed by a name without a space: « St.John », « Dr.Martin », « J.-Th.Roy ». */
const abbreviated = /(?<!\p{L})(Ste?|Mlle|\p{Lu}\p{Ll}{0,2})\.(?=\p{L}{2})/gu
const saint = /(?<!\p{L})(Ste?)\.(?=\p{L})/giu

/** Why a text is not a person's name, and the character that is not accepted. */
export interface NameFault {
  readonly reason: 'nameSign' | 'nameControl' | 'nameDot' | 'nameAddress'
  readonly sign?: string
}

/** Writes the space that belongs after an abbreviation, so that no mail program makes a link of the name. */
export const spacedName = (name: string): string => name.replace(saint, '$1. ').replace(abbreviated, '$1. ')

/** Finds what keeps a text from being a first or last name; null when it can be one. */
export function nameFault(name: string): NameFault | null {
  if (control.test(name)) return { reason: 'nameControl' }
  const sign = noNameHas.exec(name)?.[0]
  if (sign !== undefined) return { reason: 'nameSign', sign }
  if (linked.test(name)) return { reason: 'nameAddress' }
  return dotted.test(spacedName(name)) ? { reason: 'nameDot' } : null
}
