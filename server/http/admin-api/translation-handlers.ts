import type { pageTranslate, pageTranslated, pageTranslation } from '#schemas/admin/translations/translation-calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'

interface Params {
  readonly idPage: number
  readonly locale: string
}

const pageOf = ({ scope: { site } }: CallContext, { idPage, locale }: Params) => ({ site, pageId: idPage, locale })

/** The handlers of the calls that compare the languages of pages. */
export const translationHandlers: HandlersOf<typeof pageTranslate | typeof pageTranslation | typeof pageTranslated> = {
  'page.translate': async (context, { params: { idPage, locale } }) => {
    const actor = { userId: memberOf(context).userId, language: context.scope.locale }
    return { url: await context.features.pageLife.translate({ siteId: context.scope.site.id, id: idPage, locale }, actor) }
  },
  'page.translation': (context, { params }) => context.features.translations.review(pageOf(context, params)),
  'page.translated': async (context, { params, body }) => {
    await context.features.translations.settle(pageOf(context, params), body.texts)
    return null
  },
}
