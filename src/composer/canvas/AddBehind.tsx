import { IconButton } from '#kit/buttons/IconButton.tsx'
import { saidName } from '#composer/commands/selected-block.ts'
import { openPaletteAfter } from '#composer/palette/open-palette.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useChosenBlock, useSelectedIds, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { edgePlace, type BarRoom, type DrawnFrame } from './bar-place.ts'
import styles from './canvas.module.css'
import type { Preview } from './use-preview.ts'

interface BehindProps {
  readonly room: BarRoom
  readonly frame: DrawnFrame
}

/** The round button at the lower edge of the selected block, which adds behind it. It is away on a phone, and while a text is typed or something is moved. */
export function AddBehind({
  preview,
  isOnPhone,
  ...props
}: BehindProps & { readonly preview: Preview | null; readonly isOnPhone: boolean }) {
  const id = useChosenBlock()
  const isAlone = useSelectedIds().length === 1
  const { isTyping, dragging, dialog } = useWorkbench()
  const isAway = [isOnPhone, preview === null, useValue(isTyping), useValue(dragging) !== null, useValue(dialog) === 'move'].includes(true)
  return id !== null && isAlone && !isAway && <Edge id={id} {...props} />
}

function Edge({ id, room, frame }: BehindProps & { readonly id: string }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const box = useValue(bench.box)
  const said = useBlockFact(id, (block) => (block ? saidName(bench.runner.situation, id) : ''))
  const place = box && said !== '' ? edgePlace(box, room, frame) : null
  return (
    place && (
      <div className={styles.edge} style={place}>
        <IconButton icon="plus" label={text('composer.add.behind', { said })} shortcut="/" onClick={() => openPaletteAfter(bench, id)} />
      </div>
    )
  )
}
