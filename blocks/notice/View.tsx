import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { NoticeProps } from '#schemas/generated/block-props.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { Sign } from '#ui/icons/ExtraIcon.tsx'
import styles from './View.module.css'

const SIGNS = {
  info: <Icon name="info" />,
  advice: <Sign name="pen" />,
  warning: <Icon name="warning" />,
  law: <Sign name="scale" />,
}
const WORDS = `prose ${styles.words}`

/** Something not to be missed, with its kind said in words. */
export function View({ props: { kind, title, html } }: BlockViewProps<NoticeProps>) {
  const text = useText()
  const name = text(`block.notice.${kind}`)
  return (
    <div className={styles.notice} role="note" data-kind={kind}>
      <p className={styles.head}>
        {SIGNS[kind]}
        <span>
          <span className={`label ${styles.kind}`}>{name}</span>
          {title && (
            <>
              <span className="visually-hidden"> – </span>
              <span className={styles.title}>{title}</span>
            </>
          )}
        </span>
      </p>
      <Html className={WORDS} html={html} />
    </div>
  )
}
