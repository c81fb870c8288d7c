import { findBlock } from '#engine/draft/document/find-block.ts'
import { SHARED_SECTION } from '#engine/sections/shared-section.ts'
import type { MenuAct } from '#kit/overlays/Menu.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { commands } from '#composer/commands/commands.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The act that makes a shared section of an element at the top of a page, and opens it; none for another element. */
export function useShareAct(id: string): readonly MenuAct[] {
  const text = useComposerText()
  const { store, registry, runner, selection, props } = useWorkbench()
  const found = findBlock(store.document, id)
  if (props.edited.kind !== 'page' || !found || !('region' in found.in) || found.block.type === SHARED_SECTION) return []
  const share = async () => {
    const { block } = found
    const title = nameOf({ document: store.document, registry }, id)
    const { id: section } = await props.admin.section.create({ locale: props.locale, title, blocks: [{ ...block }] })
    selection.select([id])
    runner.run(commands.shareSection, { blocks: [{ id: 'section', type: SHARED_SECTION, v: 1, props: { section } }] })
    props.onSection(section)
  }
  const failed = () => void toast({ text: text('composer.section.failed') })
  return [{ label: text('composer.command.share-section'), icon: 'files', onAct: () => void share().catch(failed) }]
}
