import { hydrateRoot } from 'react-dom/client'
import '#schemas/runtime/zod-without-eval.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { browserTimes } from '#schemas/composer/browser-times.ts'
import type { ToFrame } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { CanvasState } from '#schemas/runtime/preview-rendering.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { createAdminCaller } from '#api-client/admin/admin-caller.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { warn } from '#site/warn.ts'
import { aroundPage } from './around-page.ts'
import { createCanvasApi, type DraftCanvasApi } from './canvas-api.ts'
import type { Canvas, TakenPage } from './canvas-model.ts'
import { LiveCanvasPage } from './CanvasPage.tsx'
import { openChannel } from './channel.ts'
import { guards } from './french.ts'
import { drawnElements } from './dragging/drawn-elements.ts'
import { linesOfPlaces } from './dragging/line-of-place.ts'
import { looksAt, NO_LOOKS, type Looks } from './dragging/looks-of.ts'
import { revealPlace } from './dragging/reveal-place.ts'
import { startCarrying } from './dragging/start-carrying.ts'
import { startChoosingOffered } from './overlay/choose-offered.ts'
import { startComposeMode } from './overlay/compose-mode.ts'
import { editShell, elementOfBlock } from './overlay/block-element.ts'
import { keepBlockFocus, type BlockFocus } from './overlay/focus-block.ts'
import { startFrameActs } from './overlay/frame-acts.ts'
import { copiedContent } from './overlay/copied-content.ts'
import { createFieldOutline, type FieldOutline } from './overlay/field-outline.ts'
import { followPage } from './overlay/follow-page.ts'
import { createRoom } from './overlay/magnify.ts'
import { mountOverlay, type Overlay } from './overlay/overlay.ts'
import { selectedIdsOf } from './overlay/selected-ids.ts'
import { createReveal, type Reveal } from './overlay/reveal.ts'
import { watchSelected } from './overlay/watch-selected.ts'
import { loadValidators } from './loading/frame-validators.ts'
import { openDraft, type OpenDraft } from './loading/open-draft.ts'
import { typesIn } from './loading/types-in.ts'
import { createViewLoader, typesOf } from './loading/view-loader.ts'
import { watchSpots } from './spots/watch-spots.ts'
import { guardOf } from './text/guard-of.ts'
import { startTexts, type Texts } from './text/start-texts.ts'
import type { TextWatch } from './text/watch-texts.ts'
import { titleTeller } from './tell-title.ts'
import { tryPage } from './trial/try-page.ts'
import { watchNeeds } from './watch-needs.ts'

declare global {
  interface Window {
    vitrineCanvas?: DraftCanvasApi
  }
}

/** The pauses after which changed needs are asked for while a person types, and missing data is asked for again. */
const [PAUSE_MS, AGAIN_MS] = [150, 5000]

const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as CanvasState
const container = document.getElementById('app')
const registry = createRegistry(catalogue)
let { token } = state
let receive: (message: ToFrame) => void = () => undefined

// The composer says hello after the load event, which does not wait for what follows here.
const { post, isBehind } = openChannel(
  { target: window, parent: window.parent, origin: location.origin, nonce: state.nonce },
  (message) => {
    receive(message)
  },
)

/** Draws the whole page again, a text that is edited on it included. */
let redraw: NonNullable<ShownParts['draw']> = (_, run) => {
  run()
}
let forgetTypes: OpenDraft['forgetTypes'] = () => false

const { views, text, loadTypes, loadMissing } = createViewLoader({
  ...{ locale: state.parts.locale, isEdited: state.mode === 'compose' },
  report: (id, message) => void post({ type: 'broken', id, message }),
  onLoaded: (canvas, types) => (forgetTypes(types) ? readAgain(canvas) : undefined),
})

function readAgain(canvas: Canvas): void {
  redraw(null, () => canvas.show(canvas.document()))
  post({ type: 'needs', ids: [], state: 'answered', problems: [...canvas.problems()] })
}

function needsOf(canvas: Canvas) {
  const caller = createAdminCaller({ locale: () => state.parts.locale })
  const { params = {} } = state.parts.page ?? {}
  return watchNeeds({
    ...{ canvas, registry, post },
    context: { siteId: state.siteId, locale: state.parts.locale, params, query: {}, today: state.parts.today },
    later: (act) => setTimeout(act, PAUSE_MS),
    again: (act) => setTimeout(act, AGAIN_MS),
    ask: (blocks) =>
      caller
        .act('preview.data', {
          method: 'POST',
          body: { token, params, blocks, date: new Date(state.now).toISOString(), audience: state.audience },
        })
        .catch((error: unknown) => {
          if (error instanceof CallError && [401, 403, 404].includes(error.response.status)) return null
          throw error
        }),
  })
}

interface Receiving {
  readonly canvas: Canvas
  readonly overlay: Overlay
  readonly texts: Texts
  readonly fields: FieldOutline
  readonly watch: TextWatch
  readonly reveal: Reveal
  readonly focus: BlockFocus
  readonly heard: () => void
  readonly retry: () => void
  readonly lookForSpots: () => void
}

function receiver({ canvas, overlay, texts, fields, watch, reveal, focus, lookForSpots, ...told }: Receiving): (message: ToFrame) => void {
  const acts: Acts = {
    'edit-text': ({ id, pointer, isWhole }) => {
      reveal.show(null)
      texts.edit(id, pointer, isWhole === true ? 'whole' : 'end')
    },
    'refuse-text': ({ id, pointer }) => texts.desk.takeBack(id, pointer),
    select: (message) => {
      texts.select(message.id)
      overlay.select(message.id, message.others)
      selectedIds = selectedIdsOf(message)
      watch.select(message.id)
      reveal.show(message.reveal ? message.id : null)
      focus.follow()
    },
    heard: told.heard,
    room: room.take,
    outline: ({ id, pointer }) => fields.show(id, pointer),
    insertion: ({ place, words, reveal: isRevealed }) => {
      reveal.show(null)
      if (isRevealed && place) revealPlace(document, (id) => elementOfBlock(document, id), place)
      overlay.insert(place, words)
    },
    places: ({ places }) => overlay.offer(places),
    marks: ({ marks }) => {
      overlay.mark(marks)
      lookForSpots()
    },
    look: (message) => canvas.look(message),
    token: (message) => {
      token = message.token
      told.retry()
    },
    data: ({ media }) => {
      for (const image of media) canvas.media.set(image.id, image)
      walkBlocks(canvas.ready().blocks, ({ id }) => canvas.marks.touch(id))
    },
  }
  return (message) => {
    // The table has an act for each type; the compiler does not relate the two.
    ;(acts[message.type] as (message: ToFrame) => void)(message)
    overlay.follow()
  }
}

type Acts = { readonly [Type in ToFrame['type']]: (message: Extract<ToFrame, { type: Type }>) => void }
let selectedIds: readonly string[] = []
const room = createRoom(document)

/** Takes the page of the server over. */
async function hydrate(root: HTMLElement): Promise<TakenPage> {
  const own = typesIn(Object.values(state.document.regions).flat())
  const loading = loadTypes(own)
  // The draft is read with them.
  await loadValidators(own)
  const { canvas, ...draft } = openDraft(state, { registry, views, onEdge: readAgain })
  forgetTypes = draft.forgetTypes
  const types = typesOf(canvas.ready().blocks, canvas.around)
  await Promise.all([loading, loadTypes(new Set([...types].filter((type) => !own.has(type))))])
  hydrateRoot(root, <LiveCanvasPage canvas={canvas} text={text} />, { onUncaughtError: warn, onRecoverableError: warn })
  return { canvas, types, text: text.get() }
}

interface ShownParts {
  readonly canvas: Canvas
  readonly needs: ReturnType<typeof needsOf>
  readonly draw?: (operations: readonly Operation[] | null, run: () => void) => void
  readonly onShown?: () => void
  readonly looks?: Looks
}

/** Gives the composer the calls of the canvas, and says that it takes edits. */
function takeEdits({ canvas, needs, draw, onShown, looks = NO_LOOKS }: ShownParts): void {
  let shown: readonly Block[] = canvas.ready().blocks
  if (draw) redraw = draw
  const edits = createCanvasApi(canvas, {
    ...(draw && { draw }),
    onGap: (expected) => void post({ type: 'gap', expected }),
    onShown: () => {
      loadMissing(canvas, shown)
      shown = canvas.ready().blocks
      needs.look()
      onShown?.()
    },
  })
  window.vitrineCanvas = { ...edits, ...looks }
  post({ type: 'ready', hash: state.hash, problems: [...canvas.problems()], ...aroundPage(canvas, state) })
}

/** The page works as for its reader; of the composer's messages those that select and edit mean nothing. */
async function startTrying(page: TakenPage): Promise<void> {
  const needs = needsOf(page.canvas)
  receive = (message) => {
    if (message.type !== 'token') return
    token = message.token
    needs.retry()
  }
  await tryPage(page, post)
  takeEdits({ canvas: page.canvas, needs })
}

function startComposing(canvas: Canvas, root: HTMLElement): void {
  const labels = (state.parts.page?.middleware ?? []).flatMap((name) => (Object.hasOwn(guards, name) ? (guards[name] ?? []) : []))
  if (!canvas.isPage) editShell(document)
  const elementOf = drawnElements(document, canvas.document)
  const drawn = () => ({ page: document, document: canvas.document(), registry, elementOf })
  const overlay = mountOverlay({
    page: document,
    linesOf: (places) => linesOfPlaces(drawn(), places),
    nameOf: (type) => (Object.hasOwn(state.names, type) ? (state.names[type] ?? type) : type),
    guards: labels,
    onBox: (box) => {
      post({ type: 'box', box })
      lookForSpots()
    },
  })
  const needs = needsOf(canvas)
  const values = new Map(state.values)
  const texts: Texts = startTexts({ canvas, registry, page: document, overlay, values, post, onChange: () => watch.look() })
  const fields = createFieldOutline({ page: document, overlay, texts, isOnPhone: room.isPhone })
  const watch = watchSelected(texts, { canvas, registry, overlay, fields, post, pause: PAUSE_MS })
  const lookForSpots = watchSpots({ page: document, selected: watch.selected, laid: overlay.laid, post, pause: PAUSE_MS })
  const reveal = createReveal(document)
  const focus = keepBlockFocus(document, () => texts.desk.element === null, watch.selected)
  const tellTitle = titleTeller(canvas, document, PAUSE_MS)
  const guard = guardOf(texts, {
    ...{ page: document, overlay, selected: watch.selected, isOnPhone: room.isPhone, isBehind },
    onDropped: () => focus.keep(),
  })
  startChoosingOffered(document, overlay.offered, (number) => post({ type: 'place', number }))
  startComposeMode({ page: document, post, onHover: overlay.hover, texts: guard })
  startCarrying({ page: document, post, owns: guard.owns, ...browserTimes })
  startFrameActs({
    page: document,
    post,
    owns: guard.owns,
    copied: () => (isBehind() ? null : copiedContent(registry, canvas.document(), selectedIds)),
  })
  followPage({
    ...{ root, onDrawn: reveal.retry },
    follow: () => {
      overlay.follow()
      lookForSpots()
    },
    onHeight: (height) => post({ type: 'size', height }),
  })
  receive = receiver({ canvas, overlay, texts, fields, watch, reveal, focus, heard: guard.heard, retry: needs.retry, lookForSpots })
  takeEdits({
    ...{ canvas, needs },
    looks: looksAt(drawn),
    draw: (operations, run) => texts.desk.show(operations, run),
    onShown: () => {
      watch.look()
      tellTitle()
      focus.keep()
    },
  })
}

async function start(root: HTMLElement): Promise<void> {
  const hydrated = await hydrate(root)
  if (state.mode === 'compose') startComposing(hydrated.canvas, root)
  else await startTrying(hydrated)
}

if (container) start(container).catch(warn)
