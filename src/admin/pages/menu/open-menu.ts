import { MENU_REGION, menuDocument } from '#schemas/admin/menu/menu-document.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { systemClock } from '#domain/dates/clock.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { ValueStore } from '#engine/value-store.ts'
import { Saver, type SavingState } from '#composer/saving/saver.ts'
import { findLeftWork } from '#composer/saving/left-work.ts'
import { saveOnLeaving } from '#composer/saving/page-events.ts'
import { sendFailureOf } from '#composer/saving/send-failure.ts'
import { readDraftAnswer, readEditedDocument, readServerDraft } from '#composer/saving/server-shapes.ts'
import { stepBody } from '#composer/saving/step-body.ts'
import { storeWaiting } from '#composer/saving/store-waiting.ts'
import { isHeld } from '#composer/saving/tab-locks.ts'
import { openServerDraft } from '#composer/saving/take-up.ts'
import { noWaitingWork, openWaitingWork } from '#composer/saving/waiting-work.ts'
import { DocumentStore } from '#composer/store/document-store.ts'
import { browserTimer } from '#composer/workbench/browser-timer.ts'
import type { SessionLock } from '#admin/session/session-lock.ts'

/** The draft of the menu while its tree is shown. */
export interface MenuSession {
  readonly store: DocumentStore
  readonly saver: Saver
  readonly saving: ValueStore<SavingState>
  /** The menu that visitors see. */
  readonly published: ValueStore<EditedDocument>
  /** Reads again what visitors see, after a publication. */
  readonly readPublished: () => Promise<void>
  readonly key: MenuKey
  readonly close: () => void
}

interface MenuKey {
  readonly kind: 'menu'
  readonly id: number
  readonly locale: string
}

/** Services and names that the draft of a menu is opened with. */
export interface MenuOpening {
  readonly admin: AdminApi
  readonly lock: SessionLock
  /** The default language of the site. */
  readonly locale: string
  readonly accountId: number
  /** The name of an act without a label. */
  readonly unnamed: string
  /** Called with the number of parts of an undo that others have changed since. */
  readonly onSkipped: (count: number) => void
  /** Called when work that an earlier visit has left cannot be read. */
  readonly onSetAside: () => void
}

const EMPTY: EditedDocument = { head: {}, regions: { [MENU_REGION]: [] }, notes: {} }

async function readPublishedMenu({ revision }: AdminApi, key: MenuKey): Promise<EditedDocument> {
  const { revisions } = await revision.list(key, { nbItem: 50 }).catch(() => ({ revisions: [] }))
  // Versions with a name and planned ones lie among those that visitors have seen.
  const newest = revisions.find(({ isPublished }) => isPublished)
  return newest ? readEditedDocument((await revision.read(key, newest.id)).document) : EMPTY
}

/** Opens the draft of the menu with the work that an earlier visit of this browser has left, and begins to save it. */
export async function openMenu({ admin, lock, locale, accountId, unnamed, onSkipped, onSetAside }: MenuOpening): Promise<MenuSession> {
  const key: MenuKey = { kind: 'menu', id: menuDocument, locale }
  const document = [accountId, location.host, key.kind, key.id, locale].join(' ')
  const waiting = await openWaitingWork().catch(() => noWaitingWork)
  const [opened, seen, left] = await Promise.all([
    admin.draft.open(key),
    readPublishedMenu(admin, key),
    findLeftWork({ waiting, document, isAlive: isHeld, onSetAside }),
  ])
  const client = openServerDraft(String(accountId), readServerDraft(opened), left ?? null)
  const actName = (label: string | undefined) => (label === undefined || label.trim() === '' ? unnamed : label)
  const store = new DocumentStore({ client, actName, clock: systemClock, newId: () => crypto.randomUUID() })
  const saving = new ValueStore<SavingState>({ kind: 'saved' })
  const published = new ValueStore<EditedDocument>(seen)
  const saver = new Saver({
    store,
    timer: browserTimer,
    send: async (request, options) => readDraftAnswer(await admin.draft.step(key, stepBody(request), options)),
    failureOf: sendFailureOf,
    onState: (state) => saving.set(state),
    onSkipped: (skipped) => onSkipped(skipped.length),
  })
  const ends = [
    await storeWaiting({ store, waiting, document, left }),
    saver.start(),
    saveOnLeaving(saver, window),
    lock.onUnlock(() => saver.retry()),
    store.onHistory(() => lock.setKeptChanges(store.client.pending.length)),
  ]
  return {
    ...{ store, saver, saving, published, key },
    readPublished: async () => published.set(await readPublishedMenu(admin, key)),
    close: () => {
      void saver.flush()
      for (const end of ends) end()
    },
  }
}
