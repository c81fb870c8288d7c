import type { ReactNode } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import styles from './panel.module.css'

interface PersonPanelProps {
  readonly title: string
  /** The name of the panel; its title where it is absent. */
  readonly label?: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The details of a person: beside the list in a wide window, over it on a phone. */
export function PersonPanel({ title, label = title, closeLabel, onClose, children }: PersonPanelProps) {
  const isNarrow = useIsNarrow()
  if (isNarrow)
    return (
      <Sheet isOpen onClose={onClose} title={title} isFlush>
        {children}
      </Sheet>
    )
  return (
    <aside className={styles.panel} aria-label={label}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </aside>
  )
}

/** The parts of a panel, one below the other. */
export function PersonParts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
