import { findBlock } from '#engine/draft/document/find-block.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import type { MenuAct } from '#kit/overlays/Menu.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { shareSection } from './share-section.ts'

/** The act that makes a shared section of an element at the top of a page, and opens it; none for another element. */
export function useShareAct(id: string): readonly MenuAct[] {
  const text = useComposerText()
  const bench = useWorkbench()
  const { store, props, may } = bench
  if (may === 'words') return []
  const found = findBlock(store.document, id)
  if (props.edited.kind !== 'page' || !found || !('region' in found.in) || found.block.type === SHARED_SECTION) return []
  const share = async () => {
    const outcome = await shareSection(bench, { id, locale: props.locale, calls: props.admin.section })
    if (outcome === 'changed') toast({ text: text('composer.section.changed') })
    else if (outcome !== null) props.onSection(outcome)
  }
  const failed = () => void toast({ text: text('composer.section.failed') })
  return [{ label: text('composer.command.share-section'), icon: 'files', onAct: () => void share().catch(failed) }]
}
