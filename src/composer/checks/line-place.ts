import { readSchema } from '#forms/read-schema.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { placeOfFault } from '#composer/block-types/place-of-fault.ts'
import type { CheckLine } from './check-line.ts'

/** The place that a line leads to. */
type LinePlace = Pick<CheckLine, 'blockId' | 'pointer'>

/** The block and the field of a line, in words. */
export function usePlace({ blockId, pointer }: LinePlace): { readonly place: string; readonly field: string } {
  const text = useComposerText()
  const { registry, store } = useWorkbench()
  const block = blockId === null ? null : store.block(blockId)
  if (!block) return { place: text('composer.checks.page'), field: '' }
  const schema = registry.types.get(block.type)?.manifest.props
  const name = nameOf({ document: store.document, registry }, block.id)
  const field = schema ? placeOfFault(readSchema(schema), pointer) : null
  return field === null ? { place: name, field: '' } : { place: text('composer.checks.place', { block: name, field }), field }
}
