import { Icon } from '#kit/icons/Icon.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { personName } from '#admin/session/person.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useAccountActs } from './account-acts.ts'
import styles from './frame.module.css'

/** The person who is signed in, at the foot of the navigation, with the acts of their account. */
export function AccountMenu() {
  const text = usePanelText()
  const groups = useAccountActs()
  const { person } = usePanel()
  const name = personName(person)
  return (
    <Menu groups={groups} position="top-start">
      <button type="button" className={styles.me}>
        <Avatar name={name} />
        <span className={styles.cut}>
          <VisuallyHidden>{text('panel.account')}</VisuallyHidden>
          <span>{name}</span>
        </span>
        <Icon name="ellipsis" size={14} />
      </button>
    </Menu>
  )
}
