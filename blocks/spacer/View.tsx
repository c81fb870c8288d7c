import type { BlockViewProps } from '#renderer/view.ts'
import type { SpacerProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

/** A void, a thin rule or the dot of a seal between two blocks. */
export function View({ props }: BlockViewProps<SpacerProps>) {
  const { size, mark } = props
  if (mark === 'none') return <div className={styles.spacer} data-size={size} aria-hidden="true" />
  return (
    <div className={styles.spacer} data-size={size}>
      <hr className={styles.rule} data-mark={mark} />
    </div>
  )
}
