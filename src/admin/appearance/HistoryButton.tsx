import { useState } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { HistoryPane } from '#admin/resources/history/HistoryPane.tsx'
import { useAppearanceText } from './texts/use-appearance-text.ts'

/** Opens the changes of the appearance: « Rétablir » brings one back. */
export function HistoryButton({ session }: { readonly session: ItemSession }) {
  const text = useAppearanceText()
  const [isOpen, setIsOpen] = useState(false)
  const { item } = useSessionState(session)
  return (
    <>
      <IconButton icon="history" size="medium" label={text('appearance.history')} onClick={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={text('appearance.history')}>
        {item !== null && <HistoryPane id={item.id} version={item.version} session={session} />}
      </Sheet>
    </>
  )
}
