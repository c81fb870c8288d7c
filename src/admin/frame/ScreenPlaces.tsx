import { NavLink } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePlaces, type NavigationPlace } from '#admin/places/use-places.ts'
import type { PlaceBadge, ScreenPlace } from '#admin/screens/define-screen.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'
import { Place } from './Place.tsx'

/** The number beside a place; nothing where nothing waits. */
function Badge({ useCount, label, isWaitedFor = false }: PlaceBadge) {
  const text = usePanelText()
  const count = useCount()
  if (count === undefined || count === 0) return null
  const name = text(label, { count })
  if (!isWaitedFor)
    return (
      <span className={styles.number} aria-label={name}>
        {count}
      </span>
    )
  return (
    <span className={styles.waiting} role="img" aria-label={name}>
      {count}
    </span>
  )
}

/** The screens of a group of the navigation that the person may open. */
export function ScreenPlaces({ group }: Pick<ScreenPlace, 'group'>) {
  return usePlaces()
    .filter((place) => place.group === group)
    .map(({ path, label, icon, badge }) => (
      <Place key={path} to={path} icon={icon}>
        <span>{label}</span>
        {badge && <Badge {...badge} />}
      </Place>
    ))
}

function TabIcon({ icon, badge }: Pick<NavigationPlace, 'icon' | 'badge'>) {
  if (!badge?.isWaitedFor) return <Icon name={icon} size={20} />
  return (
    <span className={styles.marked}>
      <Icon name={icon} size={20} />
      <Badge {...badge} />
    </span>
  )
}

/** The places that have one of their own in the bar of a phone. */
export function ScreenTabs() {
  const tabs = usePlaces().flatMap(({ tab, ...place }) => (tab ? [{ ...place, tab }] : []))
  return tabs
    .toSorted((one, other) => one.tab.at - other.tab.at)
    .map(({ path, label, icon, tab, badge }) => (
      <NavLink key={path} to={path} end={path === '/'} className={styles.tab} {...(tab.label !== label && { 'aria-label': label })}>
        <TabIcon icon={icon} {...(badge && { badge })} />
        <span>{tab.label}</span>
      </NavLink>
    ))
}
