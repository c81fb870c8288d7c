import { toast } from '#kit/feedback/toast.ts'
import { copiedBlocks, copiedWords, readCopiedBlocks } from '#engine/draft/clipboard/copied-blocks.ts'
import { commands, plainCommands } from '#composer/commands/commands.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { Copied } from './copied-store.ts'
import { isEmptyContent, type OutsideContent } from './outside-content.ts'
import { pasteOutside, type PasteBench } from './paste-outside.ts'
import { ownInHtml, ownReader, readClipboard, writeCopied, type ClipboardReader, type ClipboardWriter } from './system-clipboard.ts'

type Clipped = Pick<Workbench, 'runner' | 'store' | 'selection' | 'clipboard'>

/** The selected blocks as the clipboard takes them; null when none is selected. */
export function copiedOf({ store, selection, runner }: Clipped): Copied | null {
  const own = copiedBlocks(store.document, selection.ids)
  return own === null ? null : { own, words: copiedWords(runner.situation.registry, store.document, selection.ids) }
}

/** Takes over a copy or a cut that the page has put on the clipboard. */
export function takeCopied(bench: Clipped, name: 'copy' | 'cut'): void {
  const copied = copiedOf(bench)
  if (bench.runner.run(plainCommands[name], undefined)) bench.clipboard.set(copied)
}

/** The writer of this browser. */
const ownWriter = (): ClipboardWriter => ({
  clipboard: (navigator as { readonly clipboard?: Clipboard }).clipboard,
  Item: (globalThis as { readonly ClipboardItem?: typeof ClipboardItem }).ClipboardItem,
})

/** Copies or cuts the selected blocks from a menu, where there is no event of the clipboard. A refusal of the browser is said: « Coller » of the menu still has them. */
export async function copySelected(bench: Clipped, name: 'copy' | 'cut', writer: ClipboardWriter = ownWriter()): Promise<void> {
  const copied = copiedOf(bench)
  if (bench.runner.run(plainCommands[name], undefined) && copied !== null) await putOnClipboard(bench, copied, writer)
}

/** Copies blocks that the document may no longer have, where there is no event of the clipboard, and says so. */
export async function copyContent(
  bench: Clipped & Pick<Workbench, 'text'>,
  copied: Copied,
  writer: ClipboardWriter = ownWriter(),
): Promise<void> {
  if (await putOnClipboard(bench, copied, writer)) toast({ text: bench.text('composer.repair.copied') })
}

/** Puts blocks on the clipboard of the composer and on that of the system. False, and said, when the browser refuses that one. */
async function putOnClipboard({ clipboard, runner }: Clipped, copied: Copied, writer: ClipboardWriter): Promise<boolean> {
  clipboard.set(copied)
  if (await writeCopied(copied, writer)) return true
  const stored = clipboard.get()
  if (stored) onlyHere.add(stored)
  runner.refuse({ id: 'composer.refusal.not-on-clipboard' })
  return false
}

/** The copies that the clipboard of the system has refused: it holds something older. */
const onlyHere = new WeakSet<Copied>()

/** Pastes the blocks that were copied last in this browser. */
export function pasteStored({ runner, clipboard }: Clipped): boolean {
  const copied = clipboard.get()
  return copied !== null && runner.run(commands.paste, { blocks: readCopiedBlocks(runner.situation.registry, copied.own) })
}

/** The reason why « Coller » of a menu can do nothing; null where something may be on a clipboard. */
export const menuPasteRefusal = ({ clipboard }: Pick<Clipped, 'clipboard'>) =>
  clipboard.get() === null && !ownReader() ? { id: 'composer.refusal.nothing-copied' as const } : null

/** Pastes from a menu, where there is no event of the clipboard: what the system has, in a browser that gives it, else what was copied last in this browser. */
export async function pasteFromMenu(bench: Clipped & PasteBench, reader: ClipboardReader | undefined = ownReader()): Promise<void> {
  const stored = bench.clipboard.get()
  const content = reader && !(stored && onlyHere.has(stored)) ? await readClipboard(reader) : null
  if ((content && pasteContent(bench, '', content)) || pasteStored(bench)) return
  bench.runner.refuse({ id: reader && !content ? 'composer.refusal.clipboard-unread' : 'composer.refusal.nothing-copied' })
}

/** Pastes what an event of the clipboard brings: our own content, the blocks that go with its words when they were copied last, or content of another program. False for an empty clipboard. */
export function pasteContent(bench: Clipped & PasteBench, own: string, content: OutsideContent): boolean {
  const blocks = own === '' ? ownInHtml(content.html) : own
  if (blocks !== '') {
    bench.runner.run(commands.paste, { blocks: readCopiedBlocks(bench.runner.situation.registry, blocks) })
    return true
  }
  if (content.words !== '' && bench.clipboard.get()?.words === withPlainLineEnds(content.words)) return pasteStored(bench)
  if (isEmptyContent(content)) return false
  void pasteOutside(bench, content)
  return true
}

// The clipboard of Windows writes line ends in another way.
const withPlainLineEnds = (words: string): string => words.replaceAll('\r\n', '\n')
