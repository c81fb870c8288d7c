import { Icon } from '#kit/icons/Icon.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { Avatar } from '#admin/session/Avatar.tsx'
import { initialsOf, personName } from '#admin/session/person.ts'
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
        <Avatar initials={initialsOf(name)} />
        <span className={styles.cut}>
          <VisuallyHidden>{text('panel.account')}</VisuallyHidden>
          <span>{name}</span>
        </span>
        <Icon name="ellipsis" size={14} />
      </button>
    </Menu>
  )
}

/** The same acts behind a place of the bar at the bottom of a phone. */
export function AccountTab() {
  const text = usePanelText()
  const groups = useAccountActs()
  return (
    <Menu groups={groups} position="top-end">
      <button type="button" className={styles.tab}>
        <Icon name="user" size={20} />
        {text('panel.accountShort')}
      </button>
    </Menu>
  )
}
