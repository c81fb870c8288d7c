import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { palePairs } from '#domain/theme/theme-pairs.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useIsDirty, useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useAppearanceForm } from './appearance-form.ts'
import styles from './appearance.module.css'
import { HistoryButton } from './HistoryButton.tsx'
import { useAppearanceText } from './texts/use-appearance-text.ts'
import { useAppearanceActs } from './use-appearance-session.ts'

interface HeadProps {
  readonly session: ItemSession
}

/** Says if what is chosen is saved, and who sees it. */
function TrialState({ session }: HeadProps) {
  const text = useAppearanceText()
  const { item, busy } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const isSaved = busy !== 'save' && !isDirty
  const saved = item?.state === 'CHANGED' ? 'appearance.isTrial' : 'appearance.isOnline'
  return (
    <p role="status" className={styles.state}>
      {isSaved && <Icon name="check" size={14} />}
      <span>{text(busy === 'save' ? 'appearance.saving' : isDirty ? 'appearance.unsaved' : saved)}</span>
    </p>
  )
}

function PublishButton({ session, onPublish }: HeadProps & { readonly onPublish: () => void }) {
  const text = useAppearanceText()
  const { item, busy } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const pale = palePairs(useAppearanceForm(session))
  const isOnline = item?.state !== 'CHANGED' && !isDirty
  return (
    <Button
      variant="primary"
      busy={busy === 'publish' && text('appearance.publishing')}
      refusal={isOnline ? text('appearance.nothing') : pale.length > 0 && text('appearance.waits', { count: pale.length })}
      onClick={onPublish}
    >
      {text('appearance.publish')}
    </Button>
  )
}

/** The head of the screen: what is saved, the way back, the publication. */
export function AppearanceHead({ session }: HeadProps) {
  const text = useAppearanceText()
  const { may } = useResource()
  const { item } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const acts = useAppearanceActs(session)
  useScreenTitle(text('appearance.screen'))
  return (
    <header className={classNames(headStyles.head, styles.head)}>
      <h1>{text('appearance.screen')}</h1>
      <TrialState session={session} />
      <HistoryButton session={session} />
      {may('write') && (item?.state === 'CHANGED' || isDirty) && (
        <Button onClick={() => void acts.discard()}>{text('appearance.discard')}</Button>
      )}
      {may('publish') && <PublishButton session={session} onPublish={() => void acts.publish()} />}
    </header>
  )
}
