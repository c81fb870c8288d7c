import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { PreviewRequest } from './preview-request.ts'

/** Reads what the trial of the appearance names, for those who may read the settings. */
export async function readTrial(
  features: CallContext['features'],
  scope: Scope,
  caller: Exclude<Caller, { readonly kind: 'visitor' }>,
): Promise<NonNullable<PreviewRequest['trial']>> {
  await features.adminRights.require(caller, ['settings.read'])
  const actor = { scope, userId: caller.userId, requirePublish: () => Promise.resolve() }
  // Items of the appearance have its form alone.
  const { form } = (await features.resources
    .of('appearance')
    .one.read(actor, scope.site.id)) as unknown as AdminCallData['appearance.read']['item']
  return features.sites.shownBy(scope, form)
}
