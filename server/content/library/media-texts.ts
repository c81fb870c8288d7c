import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { MediaForm } from './media-form.ts'

/** Texts of a file in one language, as they are sent. */
export interface GivenTexts {
  readonly name?: string | null | undefined
  readonly alt?: string | null | undefined
  readonly isDecorative?: boolean | undefined
}

/** Refuses languages that the site does not have. */
export function requireLocales({ site }: Scope, locales: readonly string[]): void {
  if (locales.some((locale) => !site.locales.includes(locale))) throw notFound()
}

/** The alternative text as it is stored: empty for a decorative picture, absent where there is none. */
function storedAlt({ alt, isDecorative = false }: GivenTexts): { alt?: string } {
  if (isDecorative && alt) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'isDecorative', code: 'OPTION' }] })
  if (isDecorative) return { alt: '' }
  return alt ? { alt } : {}
}

/** The texts of a file with those of one language rewritten. A name that is not given stays. */
export function describedTexts(texts: MediaForm['texts'], locale: string, given: GivenTexts): MediaForm['texts'] {
  const name = given.name === undefined ? ownValue(texts, locale)?.name : given.name
  return { ...texts, [locale]: { ...(name && { name }), ...storedAlt(given) } }
}
