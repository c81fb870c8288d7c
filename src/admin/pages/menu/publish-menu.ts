import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { replaceableOf, type PlannedTime, type PlanRefusal } from '#composer/planning/plan-refusal.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import type { MenuSession } from './open-menu.ts'

/** The reason for which a menu was not published, as a sentence, and the planned version that stands in the way alone. */
export class MenuRefusal extends Error {
  readonly replaceable: PlanRefusal['replaceable']

  constructor(message: string, replaceable: PlanRefusal['replaceable'] = null) {
    super(message)
    this.replaceable = replaceable
  }
}

/** Sends what waits, then does a call with exactly the draft that is seen. */
async function withSeen<Result>(
  session: MenuSession,
  text: PanelText,
  call: (seen: { readonly seq: number; readonly hash: string }) => Promise<Result>,
): Promise<Result> {
  const { store, saver } = session
  await saver.flush()
  if (store.client.pending.length > 0) throw new MenuRefusal(text('panel.tree.unsaved'))
  const { base, confirmed } = store.client
  try {
    return await call({ seq: base.seq, hash: draftHash(confirmed) })
  } catch (error) {
    throw refusalOf(error, text)
  } finally {
    // The act is a step of the log, and others' steps are what made the draft stale.
    saver.retry()
    await session.readPublished()
  }
}

/** Publishes exactly the draft that is seen. Returns the number of the former revision; null where visitors had no menu. */
export async function publishMenu({ draft }: AdminApi, session: MenuSession, text: PanelText): Promise<number | null> {
  return (await withSeen(session, text, (seen) => draft.publish(session.key, seen))).former
}

type PlannedMenu = AdminCallData['plan.create']

/** Plans exactly the draft that is seen, or puts it in the place of a planned version. */
export function planMenu(
  { plan }: AdminApi,
  session: MenuSession,
  wanted: PlannedTime & { readonly replaces?: number },
  text: PanelText,
): Promise<PlannedMenu> {
  return withSeen(session, text, (seen) => plan.create(session.key, { ...seen, ...wanted }))
}

/** Takes a planned version of the menu out of the calendar again, or puts the one that it replaced back with its time. */
export async function withdrawMenuPlan(
  { plan }: AdminApi,
  session: MenuSession,
  { plan: number, former }: Pick<PlannedMenu, 'plan' | 'former'>,
  text: PanelText,
): Promise<void> {
  try {
    await (former === null ? plan.cancel(number) : plan.change(number, former))
  } catch (error) {
    throw refusalOf(error, text)
  } finally {
    await session.readPublished()
  }
}

function refusalOf(error: unknown, text: PanelText): MenuRefusal {
  if (!(error instanceof CallError)) return new MenuRefusal(text('panel.tree.noAnswer'))
  if (error.code === 'STALE_VERSION') return new MenuRefusal(text('panel.tree.stale'))
  const errors: unknown = isRecord(error.data) ? error.data['errors'] : null
  const first: unknown = Array.isArray(errors) ? errors[0] : null
  const reason = isRecord(first) && typeof first['message'] === 'string' ? first['message'] : error.message
  return new MenuRefusal(reason, replaceableOf(error))
}

/** Shows visitors the former menu again, as a publication. The draft keeps its edits. */
export async function withdrawMenu(admin: AdminApi, session: MenuSession, former: number, text: PanelText): Promise<void> {
  const { store, saver, key } = session
  const { document } = await admin.revision.read(key, former)
  const operations = difference(store.document, readEditedDocument(document))
  if ('refused' in operations || operations.length === 0) return
  const done = store.act({ operations, label: text('panel.tree.withdrawn') })
  if ('refused' in done) return
  try {
    await publishMenu(admin, session, text)
  } finally {
    store.undo(text('panel.tree.withdrawnBack'))
    await saver.flush()
  }
}
