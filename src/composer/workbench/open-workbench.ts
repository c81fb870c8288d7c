import type { CanvasProblem, FrameBox } from '#schemas/composer/messages.ts'
import type { Seo } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { allowing } from '#engine/draft/rights/operation-right.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import type { DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { SiteValue } from '#forms/pickers.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { announce } from '#kit/feedback/announce.ts'
import { toast } from '#kit/feedback/toast.ts'
import { offerPass } from '#composer/acts/offer-pass.ts'
import { offerUndo, withdrawOffer } from '#composer/acts/offer-undo.ts'
import { readAuthors } from '#composer/findings/authors.ts'
import type { LostText } from '#composer/conflicts/lost-text.ts'
import { collectFindings } from '#composer/findings/canvas-findings.ts'
import type { DraftIssue } from '#composer/checks/draft-issue.ts'
import { FactsReader, type FactsAnswer } from '#composer/checks/facts-reader.ts'
import type { QualityReview } from '#composer/checks/watch-quality.ts'
import { openedStanding } from '#composer/bar/page-standing.ts'
import type { CanvasWidth } from '#composer/bar/width-names.ts'
import type { AroundPage, FrameChannel } from '#composer/channel/connect-frame.ts'
import { loadRegistry } from '#composer/block-types/load-registry.ts'
import { copiedStore } from '#composer/clipboard/copied-store.ts'
import { CommandRunner, type RunnerNeeds } from '#composer/commands/command-runner.ts'
import { areSameDrawers, NO_DRAWERS, type OpenDrawers } from '#composer/drawers/open-drawers.ts'
import type { NotesState, Thread } from '#composer/notes/thread.ts'
import type { Present } from '#composer/presence/present-words.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { documentKey } from '#composer/document-key.ts'
import { keepSelection } from '#composer/focus/keep-selection.ts'
import { isInBlockField, lostCaret } from '#composer/keys/lost-caret.ts'
import { unfoldSelected } from '#composer/outline/unfold-selected.ts'
import type { AddTarget } from '#composer/palette/add-target.ts'
import type { Model } from '#composer/palette/model.ts'
import { anchorsOf } from '#composer/pickers/anchors-of.ts'
import { createPickers, type PickerNeeds } from '#composer/pickers/create-pickers.ts'
import { loadSiteValues } from '#composer/pickers/site-values.ts'
import { hashWhenIdle } from '#composer/saving/idle-work.ts'
import { Saver, type SavingState } from '#composer/saving/saver.ts'
import { sendFailureOf } from '#composer/saving/send-failure.ts'
import { findLeftWork } from '#composer/saving/left-work.ts'
import { readDraftAnswer, readServerDraft } from '#composer/saving/server-shapes.ts'
import { openServerDraft } from '#composer/saving/take-up.ts'
import { holdLeaving } from '#composer/saving/leaving-risks.ts'
import { stepBody } from '#composer/saving/step-body.ts'
import { storeWaiting } from '#composer/saving/store-waiting.ts'
import { isHeld } from '#composer/saving/tab-locks.ts'
import { noWaitingWork, openWaitingWork } from '#composer/saving/waiting-work.ts'
import type { DragView } from '#composer/dragging/drag-view.ts'
import { DocumentStore } from '#composer/store/document-store.ts'
import { SelectionStore } from '#composer/store/selection-store.ts'
import { readTranslation } from '#composer/translation/read-translation.ts'
import type { Translation } from '#composer/translation/translation.ts'
import { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import { followItems } from '#composer/uploads/follow-items.ts'
import { showUploadsOnPage } from '#composer/uploads/show-on-page.ts'
import { openPageView } from '#composer/view/page-view.ts'
import { actName } from '#composer/words/act-name.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { ValueStore } from '#engine/value-store.ts'
import { afterPicture } from './after-picture.ts'
import { browserTimer } from './browser-timer.ts'
import type { BlockSpots, DeskDialog, FocusedField, MenuPoint, ShellReach, SidePanel, Trial, UnseenTexts, Workbench } from './workbench.ts'

/** The parts of a composer that change from page to page. */
export interface Opening {
  readonly props: ComposerProps
  readonly text: ComposerText
  readonly onSaving: (state: SavingState) => void
  /** Called when the server refuses an act for a right that its author no longer has. */
  readonly onNarrowed: () => void
}

/** Opens the draft of a page, with the work that an earlier visit of this browser has left. */
export async function openWorkbench({ props, text, onSaving, onNarrowed }: Opening): Promise<Workbench> {
  const { admin, accountId, locale, site } = props
  const key = documentKey(props)
  const by = String(accountId)
  const document = [by, site.siteUrl, key.kind, key.id, locale].join(' ')
  const waiting = await openStorage(text)
  const [opened, registry, values, left] = await Promise.all([
    admin.draft.open(key),
    loadRegistry(),
    loadSiteValues(locale),
    findLeftWork({ waiting, document, isAlive: isHeld, onSetAside: () => toast({ text: text('composer.waiting.aside') }) }),
  ])
  const store = openStore(
    { props, text },
    { client: openServerDraft(by, readServerDraft(opened), left ?? null), may: opened.may, registry },
  )
  const selection = new SelectionStore()
  const folds = new ValueStore<ReadonlySet<string>>(new Set())
  const runner = new CommandRunner({
    store,
    selection,
    folds,
    ...{ registry, values },
    newId: newBlockId,
    now: () => new Date(systemClock()).toISOString(),
    write: ({ id, values: inserted }) => text(id, inserted),
    ...reportsOf(() => ({ store, runner, text })),
  })
  const saver = new Saver({
    store,
    timer: browserTimer,
    send: async (request, options) => readDraftAnswer(await admin.draft.step(key, stepBody(request), options)),
    failureOf: sendFailureOf,
    onState: onSaving,
    onNarrowed,
    onSkipped: (skipped) => void toast({ text: text('composer.skipped', { count: skipped.length }) }),
  })
  const channel = new ValueStore<FrameChannel | null>(null)
  const endStoring = await storeWaiting({ store, waiting, document, left })
  const shown = shownState(props)
  const ends = [saver.start(), hashWhenIdle(store), unfoldSelected({ store, selection, folds }), followCaret({ store, selection }, shown)]
  const pickers = createPickers({ admin, locale, ...site, values, channel, ...ofDocument(store, registry, values) })
  const uploads = new PictureUploads(pickers.media.upload)
  ends.push(followItems({ store, uploads }), showUploadsOnPage({ store, channel, uploads }), () => uploads.close())
  ends.push(holdLeaving({ uploads, store, saver, isKept: waiting !== noWaitingWork }))
  const problems = new ValueStore<readonly CanvasProblem[]>([])
  return {
    ...{ props, may: opened.may, registry, store, selection, folds, runner, saver, text, problems, pickers, uploads },
    ...{ authors: readAuthors((batch) => admin.draft.signature(key, batch)), findings: collectFindings(problems) },
    ...checksOf(opened.issues, { props, store, registry, saver, ...shown }),
    standing: openedStanding(opened.standing, store.client),
    ...{ heldPlan: opened.heldPlan, channel },
    isConflictOpen: new ValueStore(store.conflicts().length > 0),
    ...shown,
    close: () => {
      for (const end of [...ends, withdrawOffer]) end()
      endStoring()
    },
  }
}

interface OpenedStore extends Pick<Workbench, 'may' | 'registry'> {
  readonly client: DraftClient
}

/** The store of an opened draft, which takes what is within the rights of the person. */
const openStore = ({ props, text }: Pick<Opening, 'props' | 'text'>, { client, may, registry }: OpenedStore) =>
  new DocumentStore({
    ...{ client, clock: systemClock, newId: () => crypto.randomUUID() },
    actName: (label) => actName(label, text),
    allows: allowing(may, { registry, isPage: props.edited.kind === 'page' }),
  })

type ChecksNeeds = Pick<Workbench, 'props' | 'store' | 'registry' | 'saver' | 'review' | 'side' | 'translation'>

/** The reasons against a publication as the opened draft has them, and the reader of those that follow. */
function checksOf(first: readonly DraftIssue[], needs: ChecksNeeds): Pick<Workbench, 'issues' | 'facts'> {
  const issues = new ValueStore(first)
  return { issues, facts: new FactsReader({ ...needs, issues, read: () => readAnswer(needs) }) }
}

/** Asks for everything that the server knows about the stored draft before its publication. */
async function readAnswer({ props, translation }: Pick<Workbench, 'props' | 'translation'>): Promise<FactsAnswer> {
  const { draft } = props.admin
  const key = documentKey(props)
  const [review, issues] = await Promise.all([draft.review(key), draft.issues(key), readTranslation({ props, translation })])
  return { review, issues }
}

/** Opens the database of waiting batches; a browser that refuses one stores nothing, which is said. */
const openStorage = (text: ComposerText) =>
  openWaitingWork().catch(() => {
    toast({ text: text('composer.waiting.none') })
    return noWaitingWork
  })

/** The state of what is shown beside and over the canvas, as it is when a page is opened. */
function shownState({ edited, around }: ComposerProps) {
  return {
    former: new ValueStore<number | null | undefined>(undefined),
    act: new ValueStore<number | null>(null),
    view: openPageView(edited),
    reach: new ValueStore<ShellReach | null>(null),
    firstUses: new ValueStore(0),
    sectionPages: new ValueStore<number | null>(null),
    around: new ValueStore<AroundPage | null>(null),
    aroundAsked: new ValueStore<number | null>(around),
    review: new ValueStore<QualityReview | null>(null),
    translation: new ValueStore<Translation | null>(null),
    quality: new ValueStore<readonly QualityFinding[]>([]),
    sought: new ValueStore<string | null>(null),
    side: new ValueStore<SidePanel>('inspector'),
    focused: new ValueStore<FocusedField | null>(null),
    drawers: new ValueStore<OpenDrawers>(NO_DRAWERS, areSameDrawers),
    width: new ValueStore<CanvasWidth>({ name: 'desktop', free: 1024 }),
    trial: new ValueStore<Trial>('none'),
    unseen: new ValueStore<UnseenTexts | null>(null),
    lostText: new ValueStore<LostText | null>(null),
    isWriting: new ValueStore(false),
    isTyping: new ValueStore(false),
    box: new ValueStore<FrameBox | null>(null),
    spots: new ValueStore<BlockSpots | null>(null),
    isBarAsked: new ValueStore(false),
    adding: new ValueStore(0),
    addingTo: new ValueStore<AddTarget | null>(null),
    models: new ValueStore<readonly Model[] | null>(null),
    named: new ValueStore(0),
    dialog: new ValueStore<DeskDialog | null>(null),
    chosenPlace: new ValueStore<{ readonly number: number } | null>(null),
    menu: new ValueStore<MenuPoint | null>(null),
    dragging: new ValueStore<DragView | null>(null),
    dragPoint: new ValueStore<MenuPoint>({ x: 0, y: 0 }),
    clipboard: copiedStore,
    people: new ValueStore<readonly Present[]>([], isEqualJson),
    threads: new ValueStore<readonly Thread[]>([], isEqualJson),
    notesState: new ValueStore<NotesState>('reading'),
  }
}

const followCaret = (bench: Pick<Workbench, 'store' | 'selection'>, { isWriting, lostText }: Pick<Workbench, 'isWriting' | 'lostText'>) =>
  keepSelection({
    ...bench,
    hasCaret: () => isWriting.get() || isInBlockField(),
    onLost: (lost) => {
      lostCaret.lose()
      lostText.set(lost)
    },
  })

/** The media and the places of the document, as it is when a picker is opened. */
function ofDocument(store: DocumentStore, registry: Registry, values: readonly SiteValue[]): Pick<PickerNeeds, 'usedMedia' | 'anchors'> {
  return {
    usedMedia: () => mediaIdsOf(Object.values(store.document.regions).flat(), store.document.head['seo'] as Seo | undefined),
    anchors: () => anchorsOf(store.document, registry, values),
  }
}

function reportsOf(bench: () => Parameters<typeof offerUndo>[0]): Pick<RunnerNeeds, 'announce' | 'offerPass'> {
  return {
    announce: (...outcome) => announceOutcome(bench(), ...outcome),
    offerPass: (...offer) => offerPass(bench(), ...offer),
  }
}

function announceOutcome(bench: Parameters<typeof offerUndo>[0], ...[sentence, tone, batch]: Parameters<RunnerNeeds['announce']>): void {
  if (batch !== undefined) offerUndo(bench, { sentence, batch })
  else if (tone === 'act') afterPicture(() => announce(sentence))
  else toast({ text: sentence })
}
