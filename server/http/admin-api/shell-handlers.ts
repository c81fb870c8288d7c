import type { shellReach } from '#schemas/admin/shell-calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { shellNumbers } from '#server/content/pages/shell-numbers.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** The handlers of the calls for headers and footers. */
export const shellHandlers: HandlersOf<typeof shellReach> = {
  'shell.reach': async ({ features, scope }, { params: { id, locale } }) => {
    const name = shellNumbers.get(id)
    if (!name || !scope.site.locales.includes(locale)) throw new ApiError('NOT_FOUND')
    const { followers, documents, ...reach } = await features.shells.reach({ ...scope, locale }, name)
    return { ...reach, followers: [...followers], documents: [...documents] }
  },
}
