import type { ComponentType } from 'react'
import { Splitter } from '#kit/layout/Splitter.tsx'
import { BlockContextMenu } from './acts/BlockContextMenu.tsx'
import { DeskDialogs } from './acts/DeskDialogs.tsx'
import { Bar } from './bar/Bar.tsx'
import { SaveNotice } from './bar/SaveNotice.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import styles from './composer.module.css'
import { DragLayer } from './dragging/DragLayer.tsx'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { ConflictDialog } from './conflicts/ConflictDialog.tsx'
import { DrawerDesk } from './drawers/DrawerDesk.tsx'
import { useFocusAfterActs } from './focus/use-focus-after-acts.ts'
import { useKeys } from './keys/use-keys.ts'
import { PhoneDesk } from './phone/PhoneDesk.tsx'
import { HeldPlanNotice } from './planning/HeldPlanNotice.tsx'
import { LeftColumn } from './side/LeftColumn.tsx'
import { SideColumn } from './side/SideColumn.tsx'
import { UploadPanel } from './uploads/UploadPanel.tsx'
import { TryDesk } from './view/TryDesk.tsx'
import { ViewStrip } from './view/ViewStrip.tsx'
import { useRoom, type Room } from './workbench/use-room.ts'
import { useValue, useWorkbench } from './workbench/use-workbench.ts'

function WideDesk() {
  const adding = useValue(useWorkbench().adding) > 0
  return (
    <Splitter
      storageKey={adding ? 'composer-add' : 'composer'}
      panes={[
        {
          name: 'outline',
          width: adding ? 420 : 264,
          min: 200,
          max: 520,
          content: <LeftColumn />,
        },
        { name: 'canvas', content: <Canvas /> },
        { name: 'side', width: 344, min: 300, max: 520, content: <SideColumn /> },
      ]}
    />
  )
}

const desks: Readonly<Record<Room, ComponentType>> = { wide: WideDesk, drawers: DrawerDesk, phone: PhoneDesk }

function Work({ room }: { readonly room: Room }) {
  const Panes = desks[room]
  useKeys()
  useFocusAfterActs()
  useClipboard()
  return (
    <>
      <Bar room={room} />
      <SaveNotice />
      <HeldPlanNotice />
      <ViewStrip />
      <div className={styles.work}>
        <Panes />
      </div>
      <ConflictDialog />
      <DeskDialogs hasViewSheet={room !== 'wide'} />
      <BlockContextMenu />
      <DragLayer />
      <UploadPanel />
    </>
  )
}

/** A page on the desk: the bar above, outline, canvas and fields below it; or the page alone, while it is tried. */
export function Desk() {
  const room = useRoom()
  const isTrying = useValue(useWorkbench().trial) === 'running'
  return (
    <div className={styles.desk} data-room={room}>
      {isTrying ? <TryDesk room={room} /> : <Work room={room} />}
    </div>
  )
}
