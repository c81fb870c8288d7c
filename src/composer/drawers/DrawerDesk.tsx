import { useEffect, useState } from 'react'
import { ValueStore } from '#engine/value-store.ts'
import type { Point } from '#schemas/composer/carrying-hand.ts'
import { SideDrawer } from '#kit/layout/SideDrawer.tsx'
import { Canvas } from '#composer/canvas/Canvas.tsx'
import { LeftColumn } from '#composer/side/LeftColumn.tsx'
import { SideColumn } from '#composer/side/SideColumn.tsx'
import { hasRoomForBoth } from '#composer/workbench/use-room.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { MOVE_SHEET } from '#composer/moving/move-sheet-size.ts'
import styles from './drawers.module.css'
import { followWork } from './follow-work.ts'
import { giveWay } from './give-way.ts'
import { areSameDrawers, drawerButtonId, drawerId, NO_DRAWERS, withClosed, type DrawerName, type OpenDrawers } from './open-drawers.ts'

const WIDTHS = { outline: 264, palette: 360, side: 344 } as const

/** The drawers that a drag has moved aside. */
function useAside(): OpenDrawers {
  const bench = useWorkbench()
  const [aside] = useState(() => new ValueStore<OpenDrawers>(NO_DRAWERS, areSameDrawers))
  useEffect(() => {
    const isOverLeft = ({ x }: Point) => x < (document.getElementById(drawerId('left'))?.offsetWidth ?? 0)
    return giveWay(bench, isOverLeft, (next) => aside.set(next))
  }, [bench, aside])
  return useValue(aside)
}

/** The desk of a tablet: the page has the whole middle, and the columns lie over it as drawers. */
export function DrawerDesk() {
  const bench = useWorkbench()
  const { drawers } = bench
  const { left, right } = useValue(drawers)
  const isAdding = useValue(bench.adding) > 0
  // A drawer would hide a text that is typed on the page, and the places that « Déplacer » draws there: the page stands beside its sheet.
  const isMoving = useValue(bench.dialog) === 'move'
  const isAway = useValue(bench.isTyping) || isMoving
  const aside = useAside()
  useEffect(
    () =>
      followWork(bench, {
        hasRoomForBoth,
        hasFocus: (name) => document.getElementById(drawerId(name))?.contains(document.activeElement) === true,
        focusButton: (name) => document.getElementById(drawerButtonId(name))?.focus(),
      }),
    [bench],
  )
  const close = (name: DrawerName) => drawers.set(withClosed(drawers.get(), name))
  const leftWidth = isAdding ? WIDTHS.palette : WIDTHS.outline
  const covered = { left: left && !isAway ? leftWidth : 0, right: right && !isAway ? WIDTHS.side : 0 }
  return (
    <div className={styles.desk}>
      <SideDrawer
        id={drawerId('left')}
        from="left"
        width={leftWidth}
        isOpen={left}
        isAway={isAway}
        isAside={aside.left}
        onClose={() => close('left')}
      >
        <LeftColumn onDone={() => close('left')} />
      </SideDrawer>
      <div className={styles.page} style={{ paddingRight: isMoving ? MOVE_SHEET.width : 0 }}>
        <Canvas covered={covered} />
      </div>
      <SideDrawer
        id={drawerId('right')}
        from="right"
        width={WIDTHS.side}
        isOpen={right}
        isAway={isAway}
        isAside={aside.right}
        onClose={() => close('right')}
      >
        <SideColumn onDone={() => close('right')} />
      </SideDrawer>
    </div>
  )
}
