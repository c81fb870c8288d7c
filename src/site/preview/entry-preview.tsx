import { hydrateRoot } from 'react-dom/client'
import { catalogue } from '#blocks/catalogue.ts'
import { browserTimes } from '#schemas/composer/browser-times.ts'
import type { ToFrame } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { CanvasState } from '#schemas/runtime/preview-rendering.ts'
import { closingSettings, disabledPaths } from '#domain/urls/disabled-paths.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { drawnSlots, sparedSlots } from '#engine/registry/drawn-slots.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { createPurifier } from '#engine/validation/purifier.ts'
import { copiedBlocks, copiedWords } from '#engine/draft/clipboard/copied-blocks.ts'
import { createAdminCaller } from '#api-client/admin/admin-caller.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { REGIONS } from '#site/document/page-state.ts'
import { loadText } from '#site/navigation/load-messages.ts'
import { warn } from '#site/warn.ts'
import { createCanvasApi, type DraftCanvasApi } from './canvas-api.ts'
import type { Canvas } from './canvas-model.ts'
import { createCanvas } from './canvas.ts'
import { CanvasPage } from './CanvasPage.tsx'
import { openChannel } from './channel.ts'
import { rememberClean } from './clean-texts.ts'
import { guards } from './french.ts'
import { drawnElements } from './dragging/drawn-elements.ts'
import { lineOfPlace } from './dragging/line-of-place.ts'
import { placesUnder, type DrawnPage } from './dragging/places-under.ts'
import { revealPlace } from './dragging/reveal-place.ts'
import { startCarrying } from './dragging/start-carrying.ts'
import { startComposeMode } from './overlay/compose-mode.ts'
import { elementOfBlock } from './overlay/block-element.ts'
import { startFrameActs, type CopiedContent } from './overlay/frame-acts.ts'
import { mountOverlay, sheetOf, type Overlay } from './overlay/overlay.ts'
import { createReveal, type Reveal } from './overlay/reveal.ts'
import { createHints } from './text/text-hints.ts'
import { guardOf } from './text/guard-of.ts'
import { startTexts, type Texts } from './text/start-texts.ts'
import { watchTexts, type TextWatch } from './text/watch-texts.ts'
import { titleTeller } from './tell-title.ts'
import { startTryMode } from './try-mode.ts'
import { createViewLoader, typesOf } from './view-loader.ts'
import { watchNeeds } from './watch-needs.ts'
import canvasStyles from './overlay/canvas.css?inline'

declare global {
  interface Window {
    vitrineCanvas?: DraftCanvasApi
  }
}

/** The pause in typing after which changed needs are asked for. */
const PAUSE_MS = 150

const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as CanvasState
const container = document.getElementById('app')
const registry = createRegistry(catalogue)
let { token } = state
let receive: (message: ToFrame) => void = () => undefined

// The composer says hello after the load event, which does not wait for what follows here.
const { post } = openChannel({ target: window, parent: window.parent, origin: location.origin, nonce: state.nonce }, (message) => {
  receive(message)
})

const { views, loadTypes, loadMissing } = createViewLoader(state.parts.locale, (id, message) => {
  post({ type: 'broken', id, message })
})

function openCanvas(): Canvas {
  const { values, closed, isClosedItself, audience, now } = state
  const cleaner = rememberClean(createPurifier(window).sanitise, state.isClean)
  const read = createDraftReader(registry, {
    ...{ placeholders: new Map(values), isClosed: disabledPaths(new Set(closingSettings.filter((type) => closed.includes(type)))) },
    ...{ isClosedItself, now, audience, sanitise: cleaner.sanitise },
  })
  const canvas = createCanvas(state, { read, views, slotsOf: (block) => drawnSlots(registry, block) })
  cleaner.end()
  return canvas
}

function needsOf(canvas: Canvas) {
  const caller = createAdminCaller({ locale: () => state.parts.locale })
  const { params = {} } = state.parts.page ?? {}
  return watchNeeds({
    ...{ canvas, registry, post },
    context: { siteId: state.siteId, locale: state.parts.locale, params, query: {}, today: state.parts.today },
    later: (act) => setTimeout(act, PAUSE_MS),
    ask: (blocks) =>
      caller
        .act('preview.data', { method: 'POST', body: { token, params, blocks, date: new Date(state.now).toISOString() } })
        .catch((error: unknown) => {
          if (error instanceof CallError && [401, 403, 404].includes(error.response.status)) return null
          throw error
        }),
  })
}

/** Watches the texts of the selected block while none is edited. */
function watchOf(canvas: Canvas, { desk, find }: Texts, overlay: Overlay) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const watch: TextWatch = watchTexts({
    find: (id) => (desk.element ? null : find(id, true)),
    post,
    onFound: createHints({
      ...{ page: document, overlay },
      host: () => elementOfBlock(document, watch.selected() ?? ''),
      open: (found) => {
        const id = watch.selected()
        if (id !== null) void desk.open(id, found, 'end')
      },
      slots: () => {
        const found = desk.element ? null : findBlock(canvas.document(), watch.selected() ?? '')
        return found ? sparedSlots(registry, found.block) : []
      },
      add: (slot) => {
        const parent = watch.selected()
        if (parent !== null) post({ type: 'add', parent, slot })
      },
    }),
    whenIdle: (act) => {
      clearTimeout(waiting)
      waiting = setTimeout(act, PAUSE_MS)
    },
  })
  return watch
}

interface Receiving {
  readonly canvas: Canvas
  readonly overlay: Overlay
  readonly texts: Texts
  readonly watch: TextWatch
  readonly reveal: Reveal
  readonly retry: () => void
}

function receiver({ canvas, overlay, texts, watch, reveal, retry }: Receiving): (message: ToFrame) => void {
  const acts: Acts = {
    'edit-text': ({ id, pointer }) => {
      reveal.show(null)
      texts.edit(id, pointer)
    },
    select: (message) => {
      if (texts.desk.id !== message.id) texts.desk.end()
      overlay.select(message.id, message.others)
      selectedIds = idsOf(message)
      watch.select(message.id)
      reveal.show(message.reveal ? message.id : null)
    },
    insertion: ({ place, words, reveal: isRevealed }) => {
      reveal.show(null)
      if (isRevealed && place) revealPlace(document, (id) => elementOfBlock(document, id), place)
      overlay.insert(place, words)
    },
    look: (message) => canvas.look(message),
    token: (message) => {
      token = message.token
      retry()
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

function idsOf({ id, others = [] }: Extract<ToFrame, { type: 'select' }>): readonly string[] {
  return id === null ? [] : [id, ...others]
}

function copiedContent(canvas: Canvas): CopiedContent | null {
  const own = copiedBlocks(canvas.document(), selectedIds)
  return own === null ? null : { own, words: copiedWords(registry, canvas.document(), selectedIds) }
}

/** Takes the page of the server over; the answer is its canvas. */
async function hydrate(root: HTMLElement): Promise<Canvas> {
  const canvas = openCanvas()
  const shellBlocks = REGIONS.map((name) => canvas.page.regions[name] as readonly Block[])
  const types = typesOf(canvas.ready().blocks, ...shellBlocks)
  await loadTypes(types)
  const text = await loadText(state.parts.locale, types)
  hydrateRoot(root, <CanvasPage canvas={canvas} text={text} />, { onUncaughtError: warn, onRecoverableError: warn })
  return canvas
}

interface ShownParts {
  readonly canvas: Canvas
  readonly needs: ReturnType<typeof needsOf>
  readonly draw?: (operations: readonly Operation[] | null, run: () => void) => void
  readonly onShown?: () => void
  readonly placesAt?: NonNullable<Window['vitrineCanvas']>['placesAt']
}

/** Gives the composer the calls of the canvas, and says that it takes edits. */
function takeEdits({ canvas, needs, draw, onShown, placesAt = () => [] }: ShownParts): void {
  let shown: readonly Block[] = canvas.ready().blocks
  const edits = createCanvasApi(canvas, {
    ...(draw && { draw }),
    onGap: (expected) => {
      post({ type: 'gap', expected })
    },
    onShown: () => {
      loadMissing(canvas, shown)
      shown = canvas.ready().blocks
      needs.look()
      onShown?.()
    },
  })
  window.vitrineCanvas = { ...edits, placesAt }
  post({ type: 'ready', hash: state.hash, problems: [...canvas.problems()] })
}

/** The page works as for its reader; of the composer's messages those that select and edit mean nothing. */
function startTrying(canvas: Canvas): void {
  const needs = needsOf(canvas)
  startTryMode({ page: document, post })
  receive = (message) => {
    if (message.type !== 'token') return
    token = message.token
    needs.retry()
  }
  takeEdits({ canvas, needs })
}

function startComposing(canvas: Canvas, root: HTMLElement): void {
  const labels = (state.parts.page?.middleware ?? []).flatMap((name) => guards[name] ?? [])
  const elementOf = drawnElements(document, canvas.document)
  const drawn = (): DrawnPage => ({ page: document, document: canvas.document(), registry, elementOf })
  const overlay = mountOverlay({
    page: document,
    lineOf: (place) => lineOfPlace(drawn(), place),
    nameOf: (type) => state.names[type] ?? type,
    guards: labels,
    onBox: (box) => {
      post({ type: 'box', box })
    },
  })
  const needs = needsOf(canvas)
  const values = new Map(state.values)
  const texts: Texts = startTexts({ canvas, registry, page: document, overlay, values, post, onChange: () => watch.look() })
  const watch = watchOf(canvas, texts, overlay)
  const reveal = createReveal(document)
  const tellTitle = titleTeller(canvas, document, PAUSE_MS)
  const guard = guardOf(texts, overlay, watch.selected)
  startComposeMode({ page: document, post, onHover: overlay.hover, texts: guard })
  startCarrying({
    ...{ page: document, post, owns: guard.owns, ...browserTimes },
  })
  startFrameActs({ page: document, post, owns: guard.owns, copied: () => copiedContent(canvas) })
  for (const name of ['scroll', 'resize', 'transitionend', 'toggle'] as const)
    window.addEventListener(name, overlay.follow, { capture: true, passive: true })
  new MutationObserver(() => {
    overlay.follow()
    reveal.retry()
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  new ResizeObserver(([entry]) => {
    overlay.follow()
    if (entry) post({ type: 'size', height: entry.contentRect.height })
  }).observe(document.documentElement)
  void document.fonts.ready.then(overlay.follow)
  receive = receiver({ canvas, overlay, texts, watch, reveal, retry: needs.retry })
  takeEdits({
    ...{ canvas, needs },
    placesAt: (point) => placesUnder(drawn(), point),
    draw: (operations, run) => texts.desk.show(operations, run),
    onShown: () => {
      watch.look()
      tellTitle()
    },
  })
}

async function start(root: HTMLElement): Promise<void> {
  if (state.mode === 'compose') document.adoptedStyleSheets = [sheetOf(document, canvasStyles)]
  const canvas = await hydrate(root)
  if (state.mode === 'compose') startComposing(canvas, root)
  else startTrying(canvas)
}

if (container) start(container).catch(warn)
