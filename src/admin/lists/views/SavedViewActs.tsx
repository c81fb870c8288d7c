import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from '#admin/lists/lists.module.css'
import { NameDialog } from './NameDialog.tsx'
import type { SavedView, SavedViews } from './use-saved-views.ts'

interface SaveViewProps {
  readonly query: string
  readonly saved: SavedViews
  /** True in a place without room for words. */
  readonly isShort?: boolean
}

/** Keeps what the list shows now under a name. */
export function SaveView({ query, saved, isShort = false }: SaveViewProps) {
  const text = usePanelText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {isShort ? (
        <IconButton icon="bookmark" size="small" label={text('panel.views.keep')} onClick={() => setIsAsking(true)} />
      ) : (
        <Button variant="subtle" size="small" icon="bookmark" onClick={() => setIsAsking(true)}>
          <span className={styles.word}>{text('panel.views.keep')}</span>
        </Button>
      )}
      {isAsking && (
        <NameDialog
          title={text('panel.views.keepTitle')}
          name=""
          actOf={(name) => ({ label: text(saved.named(name) ? 'panel.views.replace' : 'panel.views.keep') })}
          onName={(name) => void saved.keep(name, query)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** Renames the view that is shown, or removes it. */
export function SavedViewMenu({
  view,
  saved,
  onGone,
}: {
  readonly view: SavedView
  readonly saved: SavedViews
  readonly onGone: () => void
}) {
  const text = usePanelText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    await saved.remove(view)
    onGone()
  }
  const acts = [
    { label: text('panel.views.rename'), icon: 'pencil' as const, onAct: () => setIsAsking(true) },
    { label: text('panel.views.remove'), icon: 'trash' as const, tone: 'remove' as const, onAct: () => void remove() },
  ]
  const actOf = (name: string) => ({
    label: text('panel.views.renameAct'),
    ...(name !== view.name && saved.named(name) && { refusal: text('panel.views.taken') }),
  })
  return (
    <>
      <Menu groups={[{ acts }]}>
        <IconButton icon="ellipsis" size="small" label={text('panel.views.actsOf', { name: view.name })} />
      </Menu>
      {isAsking && (
        <NameDialog
          title={text('panel.views.renameTitle', { name: view.name })}
          name={view.name}
          actOf={actOf}
          onName={(name) => name !== view.name && void saved.rename(view, name)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
