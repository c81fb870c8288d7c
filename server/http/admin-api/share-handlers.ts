import { systemClock } from '#domain/dates/clock.ts'
import { endOfParisDay, parisDay } from '#domain/dates/paris-day.ts'
import { frenchDay } from '#domain/dates/paris-input.ts'
import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

const addressOf = (site: string, token: string) => new URL(`/voir/${token}`, site).href

const LONGEST = 366 * 86_400_000

/** The end of the last day of a link, from today to a year. */
function endOf(day: string, locale: string): Date {
  const now = systemClock()
  const [first, last] = [parisDay(now), parisDay(now + LONGEST)]
  if (day < first) throw validationError(locale, [{ field: 'until', code: 'MIN', reason: 'notBefore', min: frenchDay(first) }])
  if (day > last) throw validationError(locale, [{ field: 'until', code: 'MAX', reason: 'notAfter', max: frenchDay(last) }])
  return endOfParisDay(day)
}

/** The handlers of the calls for links to drafts. */
export const shareHandlers: HandlersOf<Extract<AdminCall, { readonly name: `share.${string}` }>> = {
  'share.create': async (context, { params }) => {
    const { features, scope } = context
    const { id, token, until } = await features.shares.create(keyOf(context, params), authorOf(context))
    return { share: id, url: addressOf(scope.site.url, token), until: until.toISOString() }
  },
  'share.list': async (context, { params }) => {
    const open = await context.features.shares.list(keyOf(context, params))
    return open.map(({ id, sharedBy, sharedAt, until, opened, openedAt, token, hasPassword }) => ({
      ...{ share: id, sharedBy, sharedAt: sharedAt.toISOString(), until: until.toISOString() },
      ...{ opened, openedAt: openedAt && openedAt.toISOString() },
      ...{ url: token && addressOf(context.scope.site.url, token), hasPassword },
    }))
  },
  'share.change': async (context, { params: { share, ...params }, body: { until: day, password } }) => {
    const until = day === undefined ? undefined : endOf(day, context.scope.locale)
    const end = await context.features.shares.change(keyOf(context, params), share, { until, password }, authorOf(context))
    return { until: end.toISOString() }
  },
  'share.revoke': async (context, { params: { share, ...params } }) => {
    await context.features.shares.revoke(keyOf(context, params), share, authorOf(context))
    return null
  },
}
