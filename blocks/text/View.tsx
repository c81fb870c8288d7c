import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TextProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

const SIZES = { normal: 'prose', lead: `prose ${styles.lead}`, small: `prose ${styles.small}` }

/** Rich text. */
export function View({ props }: BlockViewProps<TextProps>) {
  const { html, size, align } = props
  return <Html html={html} className={align === 'center' ? `${SIZES[size]} ${styles.center}` : SIZES[size]} />
}
