import { copiedBlocks, copiedWords, readCopiedBlocks } from '#engine/draft/clipboard/copied-blocks.ts'
import { commands, plainCommands } from '#composer/commands/commands.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { Copied } from './copied-store.ts'

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

/** Copies or cuts the selected blocks. From a menu there is no event of the clipboard: other programs get the words, this browser the blocks. */
export async function copySelected(bench: Clipped, name: 'copy' | 'cut'): Promise<void> {
  const copied = copiedOf(bench)
  if (!bench.runner.run(plainCommands[name], undefined) || copied === null) return
  bench.clipboard.set(copied)
  // A browser that refuses the clipboard of the system still pastes here.
  await writeWords(copied.words).catch(() => undefined)
}

async function writeWords(words: string): Promise<void> {
  await navigator.clipboard.writeText(words)
}

/** Pastes what was last copied in this tab. */
export function pasteStored({ runner, clipboard }: Clipped): boolean {
  const copied = clipboard.get()
  return copied !== null && runner.run(commands.paste, { blocks: readCopiedBlocks(runner.situation.registry, copied.own) })
}

/** Pastes what an event of the clipboard brings: our own content, or the words that go with what was last copied. False for other content. */
export function pasteContent(bench: Clipped, own: string, words: string): boolean {
  if (own === '') return words !== '' && bench.clipboard.get()?.words === words && pasteStored(bench)
  bench.runner.run(commands.paste, { blocks: readCopiedBlocks(bench.runner.situation.registry, own) })
  return true
}
