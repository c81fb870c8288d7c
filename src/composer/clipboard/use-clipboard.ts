import { useEffect, useEffectEvent } from 'react'
import { CLIPBOARD_TYPE } from '#engine/draft/clipboard/copied-blocks.ts'
import { plainCommands } from '#composer/commands/commands.ts'
import { lostCaret } from '#composer/keys/lost-caret.ts'
import { takesKeys } from '#composer/keys/takes-keys.ts'
import { isInLayer } from '#composer/keys/use-keys.ts'
import { aroundPastes } from '#rich-text/paste/around-pastes.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { copiedOf, pasteContent } from './clipboard-acts.ts'
import { outsideContentOf } from './outside-content.ts'
import { pasteOutside } from './paste-outside.ts'
import { useSharedCopy } from './use-shared-copy.ts'

/** Listens to copy, cut, paste and dropped files in the panel's own window, outside of texts and dialogs. */
export function useClipboard(): void {
  const bench = useWorkbench()
  useSharedCopy(bench.clipboard)
  const copy = useEffectEvent((event: ClipboardEvent, name: 'copy' | 'cut') => {
    const copied = copiedOf(bench)
    if (isForText(event) || copied === null) return
    event.preventDefault()
    event.clipboardData?.setData(CLIPBOARD_TYPE, copied.own)
    event.clipboardData?.setData('text/plain', copied.words)
    if (bench.runner.run(plainCommands[name], undefined)) bench.clipboard.set(copied)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    if (isForText(event) || lostCaret.isLost || !clipboardData) return
    if (pasteContent(bench, clipboardData.getData(CLIPBOARD_TYPE), outsideContentOf(clipboardData))) event.preventDefault()
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event
    if (!dataTransfer?.types.includes('Files') || isInLayer(event.target)) return
    // A browser would leave the composer to show a dropped file.
    event.preventDefault()
    if (event.type === 'drop') void pasteOutside(bench, { html: '', words: '', files: [...dataTransfer.files] })
  })
  const { store } = bench
  useEffect(() => aroundPastes(document, () => store.endTyping()), [store])
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener('copy', (event) => copy(event, 'copy'), { signal })
    document.addEventListener('cut', (event) => copy(event, 'cut'), { signal })
    document.addEventListener('paste', (event) => paste(event), { signal })
    for (const name of ['dragover', 'drop'] as const) document.addEventListener(name, (event) => drop(event), { signal })
    return () => ends.abort()
  }, [])
}

// Words that are marked anywhere are what the person wants to copy.
function isForText({ target, type }: ClipboardEvent): boolean {
  const isMarked = type !== 'paste' && (getSelection()?.toString() ?? '') !== ''
  return isMarked || takesKeys(target) || isInLayer(target)
}
