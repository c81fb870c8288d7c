import { IconButton } from '#kit/buttons/IconButton.tsx'
import { openPalette } from '#composer/palette/open-palette.ts'
import { addPhrase } from '#composer/palette/place-model.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useChosenBlock, useSelectedIds, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { edgePlace, type BarRoom, type DrawnFrame } from './bar-place.ts'
import styles from './canvas.module.css'
import type { Preview } from './use-preview.ts'

interface EdgeProps {
  readonly room: BarRoom
  readonly frame: DrawnFrame
}

/** The round button at the lower edge of the selected block, which opens the palette as its key does. It is away on a phone, and while a text is typed or something is moved. */
export function AddAtEdge({ preview, isOnPhone, ...props }: EdgeProps & { readonly preview: Preview | null; readonly isOnPhone: boolean }) {
  const id = useChosenBlock()
  const isAlone = useSelectedIds().length === 1
  const { isTyping, dragging, dialog, may } = useWorkbench()
  const isAway = [
    isOnPhone,
    may === 'words',
    preview === null,
    useValue(isTyping),
    useValue(dragging) !== null,
    useValue(dialog) === 'move',
  ].includes(true)
  return id !== null && isAlone && !isAway && <Edge id={id} {...props} />
}

function Edge({ id, room, frame }: EdgeProps & { readonly id: string }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const box = useValue(bench.box)
  const known = useValue(bench.spots)
  const label = useBlockFact(id, (block) => {
    const phrase = block && addPhrase(bench.runner.situation, id)
    return phrase ? text(phrase.id, phrase.values) : ''
  })
  const place = box && label !== '' && known?.id === id ? edgePlace(box, known.spots, room, frame) : null
  return (
    place && (
      <div className={styles.edge} style={place}>
        <IconButton icon="plus" label={label} shortcut="/" onClick={() => openPalette(bench)} />
      </div>
    )
  )
}
