import { useIsPageTitle } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { HeadingProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const

/** A title of its own, whose size may differ from its level. */
export function View({ id, props }: BlockViewProps<HeadingProps>) {
  const { level, size } = props
  const isPageTitle = useIsPageTitle(id)
  const Tag = level === 1 && !isPageTitle ? 'h2' : TAGS[level]
  return (
    <Tag id={props.anchor} className={styles.heading} data-size={size === 'auto' ? SIZES[level] : size} data-align={props.align}>
      {props.text}
    </Tag>
  )
}
