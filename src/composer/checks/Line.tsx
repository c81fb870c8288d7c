import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { readSchema } from '#forms/read-schema.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { mendField } from '#composer/commands/set-values.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { CheckLine } from './check-line.ts'
import { fieldPointer, placeOfFault } from './place-of-fault.ts'
import { repairOf } from './repairs.ts'

/** Leads to the field of a line: its block is selected, its field takes the focus. */
function openLine({ selection, side, focused }: Workbench, { blockId, pointer }: CheckLine): void {
  selection.select(blockId === null ? [] : [blockId])
  side.set(blockId === null ? 'page' : 'inspector')
  focused.set({ blockId, pointer: fieldPointer(pointer) })
}

/** The block and the field of a line, in words. */
function usePlace({ blockId, pointer }: CheckLine): { readonly place: string; readonly field: string } {
  const text = useComposerText()
  const { registry, store } = useWorkbench()
  const block = blockId === null ? null : store.block(blockId)
  if (!block) return { place: text('composer.checks.page'), field: '' }
  const schema = registry.types.get(block.type)?.manifest.props
  const name = nameOf({ document: store.document, registry }, block.id)
  const field = schema ? placeOfFault(readSchema(schema), pointer) : null
  return field === null ? { place: name, field: '' } : { place: text('composer.checks.place', { block: name, field }), field }
}

/** One line of the checks: what is wrong, where, the way to mend it, and the button that leads to its field. */
export function Line({ line }: { readonly line: CheckLine }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { place, field } = usePlace(line)
  const repair = line.finding && repairOf(bench.runner.situation, line.finding)
  return (
    <li className={styles.issue}>
      <Icon name="alert" />
      <div>
        <p>{line.title}</p>
        <p>{place}</p>
        {line.advice !== null && <p className={styles.advice}>{line.advice}</p>}
        {repair && (
          <Button size="small" variant="subtle" onClick={() => bench.runner.run(mendField, { ...repair, field })}>
            {text(repair.label.id, repair.label.values)}
          </Button>
        )}
      </div>
      <Button size="small" onClick={() => openLine(bench, line)}>
        {text('composer.checks.fix')}
      </Button>
    </li>
  )
}
