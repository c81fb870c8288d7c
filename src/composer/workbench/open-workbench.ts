import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { CanvasProblem, FrameBox } from '#schemas/composer/messages.ts'
import type { Seo } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import type { Container } from '#engine/draft/document/edited-document.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { announce } from '#kit/feedback/announce.ts'
import { toast } from '#kit/feedback/toast.ts'
import { collectFindings } from '#composer/findings/canvas-findings.ts'
import type { QualityReview } from '#composer/checks/watch-quality.ts'
import { openedStanding } from '#composer/bar/page-standing.ts'
import type { CanvasWidth } from '#composer/bar/width-names.ts'
import type { FrameChannel } from '#composer/channel/connect-frame.ts'
import { loadRegistry } from '#composer/block-types/load-registry.ts'
import { copiedStore } from '#composer/clipboard/copied-store.ts'
import { CommandRunner } from '#composer/commands/command-runner.ts'
import { areSameDrawers, NO_DRAWERS, type OpenDrawers } from '#composer/drawers/open-drawers.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { unfoldSelected } from '#composer/outline/unfold-selected.ts'
import type { Model } from '#composer/palette/model.ts'
import { anchorsOf } from '#composer/pickers/anchors-of.ts'
import { createPickers, type PickerNeeds } from '#composer/pickers/create-pickers.ts'
import { loadSiteValues } from '#composer/pickers/site-values.ts'
import { afterPaint, hashWhenIdle } from '#composer/saving/idle-work.ts'
import { Saver, type SavingState } from '#composer/saving/saver.ts'
import { sendFailureOf } from '#composer/saving/send-failure.ts'
import { abandonedWork, openServerDraft, type ServerDraft } from '#composer/saving/take-up.ts'
import { openWaitingWork, WaitingWriter, type WaitingWork, type WaitingWorkStore } from '#composer/saving/waiting-work.ts'
import type { DragView } from '#composer/dragging/drag-view.ts'
import { DocumentStore } from '#composer/store/document-store.ts'
import { SelectionStore } from '#composer/store/selection-store.ts'
import { viewOfPage } from '#composer/view/page-view.ts'
import { actName } from '#composer/words/act-name.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { ValueStore } from '#engine/value-store.ts'
import { browserTimer } from './browser-timer.ts'
import { holdName, isHeld } from './tab-locks.ts'
import type { DeskDialog, DraftIssue, FocusedField, MenuPoint, SidePanel, Trial, UnseenTexts, Workbench } from './workbench.ts'

/** The parts of a composer that change from page to page. */
export interface Opening {
  readonly props: ComposerProps
  readonly text: ComposerText
  readonly onSaving: (state: SavingState) => void
}

/** Opens the draft of a page, with the work that an earlier visit of this browser has left. */
export async function openWorkbench({ props, text, onSaving }: Opening): Promise<Workbench> {
  const { admin, accountId, idPage, locale, site } = props
  const key = { kind: 'page', id: idPage, locale } as const
  const by = String(accountId)
  const document = [by, site.siteUrl, key.kind, idPage, locale].join(' ')
  const waiting = await openWaitingWork()
  const [opened, registry, values, [left]] = await Promise.all([
    admin.draft.open(key),
    loadRegistry(),
    loadSiteValues(locale),
    waiting.of(document).then((stored) => abandonedWork(stored, isHeld)),
  ])
  const store = new DocumentStore({
    actName: (label) => actName(label, text),
    client: openServerDraft(by, serverDraft(opened), left ?? null),
    ...{ clock: systemClock, newId: () => crypto.randomUUID() },
  })
  const selection = new SelectionStore()
  const folds = new ValueStore<ReadonlySet<string>>(new Set())
  const runner = new CommandRunner({
    store,
    selection,
    folds,
    registry,
    newId: newBlockId,
    now: () => new Date(systemClock()).toISOString(),
    write: ({ id, values }) => text(id, values),
    announce: announceOutcome,
  })
  const saver = new Saver({
    store,
    timer: browserTimer,
    send: async (request, options) => answerOf(await admin.draft.step(key, bodyOf(request), options)),
    failureOf: sendFailureOf,
    onState: onSaving,
    onSkipped: (skipped) => void toast({ text: text('composer.skipped', { count: skipped.length }) }),
  })
  const channel = new ValueStore<FrameChannel | null>(null)
  const endStoring = await storeWaiting({ store, waiting, document, left })
  const endSaving = saver.start()
  const endHashing = hashWhenIdle(store)
  const endUnfolding = unfoldSelected({ store, selection, folds })
  const problems = new ValueStore<readonly CanvasProblem[]>([])
  return {
    ...{ props, registry, store, selection, folds, runner, saver, text, problems },
    findings: collectFindings(problems),
    pickers: createPickers({ admin, locale, values, channel, ...ofDocument(store, registry) }),
    issues: new ValueStore<readonly DraftIssue[]>(opened.issues),
    standing: openedStanding(opened.standing, store.client),
    isConflictOpen: new ValueStore(store.conflicts().length > 0),
    channel,
    ...shownState(idPage),
    close: () => {
      endSaving()
      endHashing()
      endUnfolding()
      endStoring()
    },
  }
}

/** The state of what is shown beside and over the canvas, as it is when a page is opened. */
function shownState(idPage: number) {
  return {
    view: viewOfPage(idPage),
    review: new ValueStore<QualityReview | null>(null),
    quality: new ValueStore<readonly QualityFinding[]>([]),
    side: new ValueStore<SidePanel>('inspector'),
    focused: new ValueStore<FocusedField | null>(null),
    drawers: new ValueStore<OpenDrawers>(NO_DRAWERS, areSameDrawers),
    width: new ValueStore<CanvasWidth>({ name: 'desktop', free: 1024 }),
    trial: new ValueStore<Trial>('none'),
    unseen: new ValueStore<UnseenTexts | null>(null),
    isWriting: new ValueStore(false),
    box: new ValueStore<FrameBox | null>(null),
    isBarAsked: new ValueStore(false),
    adding: new ValueStore(0),
    addingTo: new ValueStore<Container | null>(null),
    models: new ValueStore<readonly Model[] | null>(null),
    dialog: new ValueStore<DeskDialog | null>(null),
    menu: new ValueStore<MenuPoint | null>(null),
    dragging: new ValueStore<DragView | null>(null),
    dragPoint: new ValueStore<MenuPoint>({ x: 0, y: 0 }),
    clipboard: copiedStore,
  }
}

/** The media and the places of the document, as it is when a picker is opened. */
function ofDocument(store: DocumentStore, registry: Registry): Pick<PickerNeeds, 'usedMedia' | 'anchors'> {
  return {
    usedMedia: () => mediaIdsOf(Object.values(store.document.regions).flat(), store.document.head['seo'] as Seo | undefined),
    anchors: () => anchorsOf(store.document, registry),
  }
}

function announceOutcome(sentence: string, tone: 'act' | 'refusal'): void {
  if (tone === 'act') announce(sentence)
  else toast({ text: sentence })
}

// The calls leave the shapes of documents open; the engine checks them where they are applied.
const serverDraft = (opened: AdminCallData['draft.open']) => opened as unknown as ServerDraft
const answerOf = (answer: AdminCallData['draft.step']) => answer as unknown as DraftAnswer

/** The author of a batch is the account of the session. */
function bodyOf({ base, batches, recent }: DraftRequest): AdminCallBody<'draft.step'> {
  return { base, batches: batches.map(({ by: _by, ...batch }) => batch), recent } as AdminCallBody<'draft.step'>
}

interface Storing {
  readonly store: DocumentStore
  readonly waiting: WaitingWorkStore
  readonly document: string
  readonly left: WaitingWork | undefined
}

/** Stores the waiting batches of this tab after each change, once its frame was painted, and before the page is left. Work that was taken up is this tab's from now on. */
async function storeWaiting({ store, waiting, document, left }: Storing): Promise<() => void> {
  const key = `${document} ${crypto.randomUUID()}`
  const release = holdName(key)
  const writer = new WaitingWriter(waiting, { key, document })
  writer.write(store.client)
  await writer.written()
  if (left) await waiting.remove(left.key)
  const storing = afterPaint(() => writer.write(store.client))
  const ends = new AbortController()
  const { signal } = ends
  window.addEventListener('pagehide', storing.now, { signal })
  globalThis.document.addEventListener('visibilitychange', storing.now, { signal })
  const end = store.onHistory(storing.plan)
  return () => {
    end()
    storing.now()
    ends.abort()
    release()
  }
}
