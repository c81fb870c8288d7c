import type { Seo } from '#schemas/generated/content.ts'
import { isItemSlug } from '#schemas/text/item-slug.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { checkHtml } from '#server/platform/html/check-html.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** The words of something that has an address of its own, in one language. */
export interface ContentText {
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly content?: string
  readonly seo?: Seo
}

/** The words of something in each of its languages. */
export type ContentTexts = Readonly<Record<string, ContentText>>

/** The words as rows of a table of texts: those of what owns them, each with its language. */
export function textRows<Owner extends object, Text extends ContentText>(owner: Owner, texts: Readonly<Record<string, Text>>) {
  return Object.entries(texts).map(([locale, { seo = {}, ...text }]) => ({ ...owner, locale, ...text, seo: jsonb(seo) }))
}

/** Refuses words without a title, a name that is no address, and HTML from which the sanitiser would remove something. */
export function checkTexts(texts: ContentTexts, sanitise: Sanitise): void {
  for (const [locale, { slug, title, content = '' }] of Object.entries(texts)) {
    if (!isItemSlug(slug))
      throw new ApiError('VALIDATION_FAILED', { errors: [{ field: `texts.${locale}.slug`, code: 'FORMAT', reason: 'itemSlug' }] })
    if (title.trim() === '') throw new ApiError('VALIDATION_FAILED', { errors: [{ field: `texts.${locale}.title`, code: 'REQUIRED' }] })
    checkHtml(sanitise, `texts.${locale}.content`, content)
  }
}
