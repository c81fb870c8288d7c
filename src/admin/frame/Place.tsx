import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import styles from './frame.module.css'

interface PlaceProps {
  readonly to: string
  readonly icon: IconName
  readonly children: ReactNode
}

/** A place of the navigation. */
export function Place({ to, icon, children }: PlaceProps) {
  return (
    <NavLink to={to} end={to === '/'} className={styles.place}>
      <Icon name={icon} />
      {children}
    </NavLink>
  )
}
