import { copiedBlocks, copiedWords } from '#engine/draft/clipboard/copied-blocks.ts'
import { rescueOf } from '#engine/draft/merge/conflict-versions.ts'
import { SITE_AUTHOR, type Batch } from '#engine/draft/sync/batch.ts'
import { toast, type ToastAct } from '#kit/feedback/toast.ts'
import { copyContent } from '#composer/clipboard/clipboard-acts.ts'
import { documentKey } from '#composer/document-key.ts'
import type { Timer } from '#composer/saving/saver.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { bringBack } from './bring-back.ts'
import { holdsLost, isOfVersion, removalOf, type LostText } from './lost-text.ts'

type Bench = Pick<Workbench, 'props' | 'registry' | 'store' | 'runner' | 'selection' | 'clipboard' | 'text' | 'isConflictOpen' | 'lostText'>

/** How long the sentence waits for the name of the person, in milliseconds. */
const MAX_WAIT_MS = 2000

/** Tells who has removed the element in which one writes, at that moment, with the ways to have it and its words back. The answer ends it. */
export function watchLostTexts(bench: Bench, timer: Timer): () => void {
  let endLast = (): void => undefined
  const end = bench.lostText.subscribe(() => {
    const lost = bench.lostText.get()
    endLast()
    if (lost) endLast = tell(bench, lost, timer)
  })
  return () => {
    end()
    endLast()
  }
}

function tell(bench: Bench, lost: LostText, timer: Timer): () => void {
  const { store } = bench
  let isOver = false
  let hide = (): void => undefined
  const end = () => {
    isOver = true
    endHistory()
    hide()
  }
  // The answer that removes the block also brings the conflict about it.
  const isKept = store.conflicts().some((open) => holdsLost(open, lost))
  const endHistory = store.onHistory(() => {
    const isSettled = isKept && !store.conflicts().some((open) => holdsLost(open, lost))
    if (isSettled || store.block(lost.block)) end()
  })
  void sentence(bench, removalOf(store.client.log, lost), timer).then((text) => {
    if (!isOver) hide = toast({ text, acts: actsFor(bench, lost, isKept), stays: true, onGone: endHistory })
  })
  return end
}

async function sentence(bench: Bench, removal: Batch | null, timer: Timer): Promise<string> {
  const { store, text } = bench
  const what = removal && isOfVersion(removal) ? 'version' : 'removal'
  if (removal?.by === store.client.by) return text('composer.lost-text', { what, who: 'own', name: '' })
  const name = removal && removal.by !== SITE_AUTHOR ? await nameOf(bench, removal, timer) : null
  return text('composer.lost-text', { what, who: name === null ? 'none' : 'other', name: name ?? '' })
}

function nameOf({ props }: Bench, { id }: Batch, timer: Timer): Promise<string | null> {
  return new Promise((resolve) => {
    const wait = timer.start(MAX_WAIT_MS, () => resolve(null))
    const take = (name: string | null) => {
      timer.stop(wait)
      resolve(name)
    }
    props.admin.draft.signature(documentKey(props), id).then(
      ({ savedBy }) => take(savedBy?.name ?? null),
      () => take(null),
    )
  })
}

function actsFor(bench: Bench, lost: LostText, isKept: boolean): readonly ToastAct[] {
  const { store, registry, runner, text, isConflictOpen } = bench
  const { block, before } = lost
  const decide: ToastAct = { label: text('composer.review.decide'), placesFocus: true, onAct: () => isConflictOpen.set(true) }
  const rescue = rescueOf(block, before, store.document)
  const back = (): ToastAct[] =>
    rescue ? [{ label: text(bringBack.label), placesFocus: true, onAct: () => void runner.run(bringBack, { rescue, chosen: block }) }] : []
  const copied = { own: copiedBlocks(before, [block]) ?? '', words: copiedWords(registry, before, [block]) }
  const copy: ToastAct = { label: text('composer.lost-text.copy'), onAct: () => void copyContent(bench, copied) }
  return [...(isKept ? [decide] : back()), ...(copied.words === '' ? [] : [copy])]
}
