import { useId, type ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import styles from './fields.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName
  /** The icon alone is seen, and the label read. */
  readonly isIconAlone?: boolean
  /** Stands behind the label, such as a dot where a language is to be reviewed. */
  readonly mark?: ReactNode
}

interface SegmentedControlProps<Value extends string> {
  /** The name of the choice, read by screen readers. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly isWide?: boolean
}

/** A choice between few views, all of them seen. */
export function SegmentedControl<Value extends string>({ label, segments, value, onChange, isWide = false }: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.segments, isWide && styles.wide)}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment} title={segment.isIconAlone ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} />}
          {segment.isIconAlone ? <VisuallyHidden>{segment.label}</VisuallyHidden> : <span>{segment.label}</span>}
          {segment.mark}
        </label>
      ))}
    </div>
  )
}
