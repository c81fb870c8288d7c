import { Fragment, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { Toolbar, ToolbarSeparator } from '#kit/layout/Toolbar.tsx'
import { BAR_GROUPS } from '#composer/acts/act-icons.ts'
import { offeredGroups } from '#composer/acts/offered.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { BlockAct, BlockActs } from '#composer/inspector/BlockActs.tsx'
import { draggedBlocks } from '#composer/dragging/dragged.ts'
import { pressSource } from '#composer/dragging/press-source.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useChosenBlock, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { barPlace, widestBar, type BarRoom, type BarSize, type DrawnFrame } from './bar-place.ts'
import styles from './canvas.module.css'
import type { Preview } from './use-preview.ts'

interface BarProps {
  /** The frame that is shown; null for none. */
  readonly preview: Preview | null
  readonly room: BarRoom
  readonly frame: DrawnFrame
  /** Gives the keys back to the page. */
  readonly onLeave: () => void
}

const NO_SIZE: BarSize = { width: 0, height: 0 }

/** The acts on the selected block, in a bar beside it. It is away while a text on the page is typed or has buttons of its own, and on a phone, whose sheet has the acts. */
export function BlockBar({ preview, isOnPhone, ...props }: BarProps & { readonly isOnPhone: boolean }) {
  const id = useChosenBlock()
  const { isTyping: isTypingStore, dragging, dialog } = useWorkbench()
  const isTyping = useValue(isTypingStore)
  const isDragged = useValue(dragging) !== null
  const isMoved = useValue(dialog) === 'move'
  return id !== null && preview !== null && !isTyping && !isOnPhone && <Bar isAway={isDragged || isMoved} id={id} {...props} />
}

function Bar({ id, room, frame, isAway, onLeave }: Omit<BarProps, 'preview'> & { readonly id: string; readonly isAway: boolean }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { runner, box: boxStore } = bench
  const box = useValue(boxStore)
  const bar = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(NO_SIZE)
  const isSeen = box !== null
  const maxWidth = widestBar(room)
  const name = useBlockFact(id, (block) => (block ? nameOf(runner.situation, id) : ''))
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = bar.current ?? {}
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
  }, [name, isSeen, maxWidth])
  const place = name !== '' && box ? barPlace(box, size, room, frame) : null
  useAskedFocus(bar, place !== null)
  return (
    <div ref={bar} className={styles.acts} style={{ maxWidth, ...(place && !isAway ? place : { visibility: 'hidden' }) }}>
      <Toolbar label={text('composer.toolbar', { block: name })} tone="dark" onEscape={onLeave}>
        <Handle name={name} />
        {offeredGroups(bench, BAR_GROUPS).map((names) => (
          <Fragment key={names.join(' ')}>
            <ToolbarSeparator />
            {names.map((act) => (
              <BlockAct key={act} name={act} />
            ))}
          </Fragment>
        ))}
        <ToolbarSeparator />
        <BlockActs />
      </Toolbar>
    </div>
  )
}

/** The name of the selected block, by which it is dragged. */
function Handle({ name }: { readonly name: string }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { selection } = bench
  if (bench.may === 'words')
    return (
      <span className={styles.name} data-still="">
        <span>{name}</span>
      </span>
    )
  return (
    <span
      className={styles.name}
      title={text('composer.drag.handle')}
      onPointerDown={({ nativeEvent }) => pressSource(bench, nativeEvent, () => draggedBlocks(bench, selection.ids))}
    >
      <Icon name="grip" size={14} />
      <span>{name}</span>
    </span>
  )
}

/** Gives the bar the keys when they are asked for and it is there. */
function useAskedFocus(bar: RefObject<HTMLDivElement | null>, isThere: boolean): void {
  const { isBarAsked } = useWorkbench()
  const isAsked = useValue(isBarAsked)
  useEffect(() => {
    if (!isAsked || !isThere) return
    bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    isBarAsked.set(false)
  }, [bar, isAsked, isBarAsked, isThere])
}
