import { Tabs as Parts } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface Tab {
  readonly value: string
  readonly label: string
  readonly count?: number
  readonly content: ReactNode
}

interface TabsProps {
  /** The name of the choice, read by screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** Views of one thing, one at a time. What is not seen is not mounted. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const first = tabs[0]?.value ?? null
  return (
    <Parts
      {...(value === undefined ? { defaultValue: first } : { value })}
      onChange={(chosen) => chosen !== null && onChange?.(chosen)}
      keepMounted={false}
      classNames={{ root: styles.tabs ?? '', list: styles.list ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
    >
      <Parts.List aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Tab key={tab.value} value={tab.value}>
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Parts.Panel>
      ))}
    </Parts>
  )
}
