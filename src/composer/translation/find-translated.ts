import { CallError } from '#api-client/transport/errors.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { documentKey } from '#composer/document-key.ts'

/** The language in which an edited page exists though it lacks the language asked for; null where an opening failed for another reason. */
export async function findTranslated(
  props: Pick<ComposerProps, 'admin' | 'edited' | 'locale' | 'site'>,
  error: unknown,
): Promise<string | null> {
  const { admin, edited, locale, site } = props
  const [source] = site.locales
  const isMissing = edited.kind === 'page' && error instanceof CallError && error.code === 'NOT_FOUND'
  if (!isMissing || source === undefined || source === locale) return null
  return admin.draft.open({ ...documentKey(props), locale: source }).then(
    () => source,
    () => null,
  )
}
