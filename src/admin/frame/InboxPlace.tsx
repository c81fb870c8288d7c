import { NavLink } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { useInboxCount } from '#admin/inbox/use-inbox-count.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'
import { Place } from './Place.tsx'

/** The number of new messages; nothing where there is none. */
function NewCount() {
  const text = usePanelText()
  const count = useInboxCount()?.NEW
  if (count === undefined || count === 0) return null
  return (
    <span className={styles.waiting} role="img" aria-label={text('panel.inbox.count', { count })}>
      {count}
    </span>
  )
}

const mayRead = (rights: readonly string[]) => rights.includes('inbox.read')

/** The place of the messages in the navigation, for those who may read them. */
export function InboxPlace() {
  const text = usePanelText()
  const { start } = usePanel()
  if (!mayRead(start.rights)) return null
  return (
    <Place to="/messages" icon="inbox">
      <span>{text('panel.inbox')}</span>
      <NewCount />
    </Place>
  )
}

/** The same place in the bar at the bottom of a phone. */
export function InboxTab() {
  const text = usePanelText()
  const { start } = usePanel()
  if (!mayRead(start.rights)) return null
  return (
    <NavLink to="/messages" className={styles.tab}>
      <span className={styles.marked}>
        <Icon name="inbox" size={20} />
        <NewCount />
      </span>
      {text('panel.inbox')}
    </NavLink>
  )
}
