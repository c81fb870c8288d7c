import type { BlockViewProps } from '#renderer/view.ts'
import type { ColumnsProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

const CELL = `flow ${styles.cell}`

/** Blocks side by side, one under the other where the place is narrow. */
export function View({ props, slots }: BlockViewProps<ColumnsProps>) {
  const { first, second, third, fourth } = slots
  return (
    <div className={styles.columns} data-layout={props.layout} data-gap={props.gap} data-align={props.align} data-divider={props.divider}>
      {first && <div className={CELL}>{first}</div>}
      {second && <div className={CELL}>{second}</div>}
      {third && <div className={CELL}>{third}</div>}
      {fourth && <div className={CELL}>{fourth}</div>}
    </div>
  )
}
