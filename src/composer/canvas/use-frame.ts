import { useEffect } from 'react'
import type { FrameMode } from '#schemas/composer/frame-view.ts'
import { openBlockMenu } from '#composer/acts/open-block-menu.ts'
import { FrameChannel, type FrameMessage } from '#composer/channel/connect-frame.ts'
import { nameLeftOut } from '#composer/clipboard/name-left-out.ts'
import { pasteContent, takeCopied } from '#composer/clipboard/clipboard-acts.ts'
import { pasteOutside } from '#composer/clipboard/paste-outside.ts'
import { carryInFrame } from '#composer/dragging/carry-in-frame.ts'
import { outOfFrame } from '#composer/dragging/frame-geometry.ts'
import { takeCardAct, takeGonePicture } from '#composer/findings/take-card-act.ts'
import { lostCaret } from '#composer/keys/lost-caret.ts'
import { bursts } from '#composer/keys/press-combo.ts'
import { chosenKeys } from '#composer/keys/run-combo.ts'
import { openPaletteFor, openPaletteInstead, openPaletteToStart } from '#composer/palette/open-palette.ts'
import { offerShell } from '#composer/shells/offer-shell.ts'
import { takeTryMessage } from '#composer/view/take-try-message.ts'
import { browserTimer } from '#composer/workbench/browser-timer.ts'
import type { ComposerActor } from '#composer/workbench/composer-session.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { showUploadsAgain } from '#composer/uploads/show-on-page.ts'
import { beginNewPage } from './begin-new-page.ts'
import { selectMessage, takePick } from './pick.ts'
import { takeFrameKey } from './take-frame-key.ts'
import { writeText } from './write-text.ts'
import type { Preview } from './use-preview.ts'

function takeMessage(bench: Workbench, actor: ComposerActor, message: FrameMessage): void {
  if (message.type === 'broken') bench.findings.takeBroken(message.id)
  if (message.type === 'pick') {
    lostCaret.end()
    takePick(bench, message.id)
    bench.menu.set(null)
    bench.side.set('inspector')
  }
  if (message.type === 'box') bench.box.set(message.box)
  if (message.type === 'spots') bench.spots.set(message)
  if (message.type === 'place') bench.chosenPlace.set({ number: message.number })
  if (message.type === 'end-typing') bench.store.endTyping()
  takeTextMessage(bench, message)
  takeContentMessage(bench, message)
  if (message.type === 'key') takeFrameKey(bench, actor, message)
}

function takeContentMessage(bench: Workbench, message: FrameMessage): void {
  if (message.type === 'add') openPaletteFor(bench, { parent: message.parent, slot: message.slot })
  if (message.type === 'start') openPaletteToStart(bench, message.from)
  if (message.type === 'add-to-region') openPaletteFor(bench, { region: message.region })
  if (message.type === 'shell') offerShell(bench, message.region)
  if (message.type === 'card') takeCardAct(bench, message)
  if (message.type === 'copied') takeCopied(bench, message.act)
  if (message.type === 'paste') takePaste(bench, message)
  if (message.type !== 'drop') return
  bench.selection.select(message.id === null ? [] : [message.id])
  void pasteOutside(bench, { html: '', words: '', files: message.files })
}

function takePaste(bench: Workbench, message: Extract<FrameMessage, { type: 'paste' }>): void {
  if (!lostCaret.isLost) pasteContent(bench, message.own, message)
}

function takeTextMessage(bench: Workbench, message: FrameMessage): void {
  if (message.type === 'text' && !writeText(bench, message))
    bench.channel.get()?.post({ type: 'refuse-text', id: message.id, pointer: message.pointer })
  if (message.type === 'slash') takeSlash(bench, message)
  if (message.type === 'writing') takeWriting(bench, message)
  if (message.type === 'dropped') nameLeftOut(bench, message.dropped)
  if (message.type === 'texts') bench.unseen.set({ id: message.id, pointers: message.unseen })
  if (message.type === 'picture') takeGonePicture(bench, message)
  if (message.type !== 'field') return
  bench.side.set('inspector')
  bench.focused.set({ blockId: message.id, pointer: message.pointer })
}

function takeWriting(bench: Workbench, { isOpen, isBusy }: Pick<Extract<FrameMessage, { type: 'writing' }>, 'isOpen' | 'isBusy'>): void {
  // A letter that was pressed just before belongs to what is written.
  if (isOpen) {
    bursts.forget()
    lostCaret.end()
  }
  bench.isWriting.set(isOpen)
  bench.isTyping.set(isOpen && isBusy)
}

function takeSlash(bench: Workbench, { id, pointer, value }: Extract<FrameMessage, { type: 'slash' }>): void {
  openPaletteInstead(bench, { instead: id, pointer, value }, { hasSigns: chosenKeys().hasSigns })
}

function openFrameMenu(bench: Workbench, frame: HTMLIFrameElement, { id, x, y }: Extract<FrameMessage, { type: 'menu' }>): void {
  openBlockMenu(bench, id, outOfFrame(frame, { x, y }))
}

/** The room that the composer gives to the page. */
export interface FrameRoom {
  readonly isPhone: boolean
  /** The scale at which the page is drawn. */
  readonly scale: number
}

const roomMessage = ({ may }: Workbench, room: FrameRoom) =>
  ({ type: 'room', ...room, ...(may === 'words' && { hasWordsAlone: true }) }) as const

interface Greeting {
  readonly actor: ComposerActor
  readonly frame: HTMLIFrameElement
  readonly nonce: string
  readonly mode: FrameMode
  readonly room: FrameRoom
}

function greetFrame(bench: Workbench, { actor, frame, nonce, mode, room }: Greeting): void {
  const { channel, store, findings, selection } = bench
  channel.get()?.close()
  bench.box.set(null)
  bench.spots.set(null)
  // A text that was open went with the page that it was on.
  takeWriting(bench, { isOpen: false, isBusy: false })
  // A drag from the page ends with the page that it came from.
  bench.dragging.get()?.cancel()
  const carry = carryInFrame(bench, frame)
  const opened = new FrameChannel({
    // Same origin: the frame sets its own calls on its window.
    frame: { contentWindow: frame.contentWindow },
    origin: location.origin,
    nonce,
    document: () => store.document,
    timer: browserTimer,
    onMessage: (message) => {
      if (mode === 'try') return takeTryMessage(bench, message)
      carry(message)
      if (message.type === 'menu') openFrameMenu(bench, frame, message)
      else takeMessage(bench, actor, message)
    },
    onProblems: findings.take,
    onAround: bench.around.set,
    onReady: () => mode !== 'try' && showUploadsAgain(bench),
    onAlive: () => {
      actor.send({ type: 'frame.answer' })
      if (mode !== 'try') beginNewPage(bench)
    },
    onSilent: () => actor.send({ type: 'frame.fall-silent' }),
  })
  channel.set(opened)
  opened.greet()
  opened.post(roomMessage(bench, room))
  if (selection.ids.length > 0) opened.post(selectMessage(selection, false))
}

interface FrameFacts {
  readonly preview: Preview | null
  readonly address: string | null
  readonly mode: FrameMode
  readonly room: FrameRoom
}

/** Connects the frame with the document: edits go in, clicks and keys come out. The answer is called after each load of the frame. */
export function useFrame({ preview, address, mode, room: { isPhone, scale } }: FrameFacts) {
  const bench = useWorkbench()
  const { actor } = useSession()
  useEffect(() => {
    const { store, selection, channel, findings } = bench
    const ends = [
      store.onChange(({ operations }) => {
        findings.takeEdits(operations)
        channel.get()?.apply(operations)
      }),
      selection.subscribe(() => channel.get()?.post(selectMessage(selection, isPhone))),
    ]
    return () => {
      for (const end of ends) end()
      channel.get()?.close()
      channel.set(null)
    }
  }, [bench, isPhone])
  useEffect(() => bench.channel.get()?.post(roomMessage(bench, { isPhone, scale })), [bench, isPhone, scale])
  // A frame that is being replaced takes no edits and owes no answer: the next one gets the whole document.
  useEffect(() => () => bench.channel.get()?.close(), [bench, address])
  return (frame: HTMLIFrameElement) => {
    if (preview) greetFrame(bench, { actor, frame, nonce: preview.nonce, mode, room: { isPhone, scale } })
  }
}
