import { useRef, useState, type KeyboardEvent } from 'react'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TabsProps } from '#schemas/generated/block-props.ts'
import { isPlainKey } from '#ui/is-unmodified-key.ts'
import { nextTab } from './next-tab.ts'
import styles from './View.module.css'

const PANEL = `flow ${styles.panel}`

/** Panels shown one at a time; without scripts all are shown, each under its title. */
export function View({ id, props, slots }: BlockViewProps<TabsProps>) {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isPlainKey(event) ? nextTab(event.key, active, props.tabs.length) : null
    if (next === null) return
    event.preventDefault()
    setActive(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={props.label} data-tab-list="">
        {props.tabs.map((tab, index) => (
          <button
            key={index}
            id={`${id}-tab-${index}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              setActive(index)
            }}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {props.tabs.map((tab, index) => (
        <div
          key={index}
          id={`${id}-panel-${index}`}
          className={PANEL}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== active}
          data-tab-panel=""
        >
          <p className={styles.title} data-tab-title="">
            {tab.title}
          </p>
          {slots[`panel${index + 1}`]}
        </div>
      ))}
    </div>
  )
}
