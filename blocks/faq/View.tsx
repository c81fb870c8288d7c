import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { FaqProps } from '#schemas/generated/block-props.ts'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import styles from './View.module.css'

const TAGS = { 2: 'h2', 3: 'h3' } as const
const ANSWER = `prose ${styles.answer}`

/** Questions that open without script. */
export function View({ props }: BlockViewProps<FaqProps>) {
  const Title = TAGS[props.level]
  return (
    <div className={styles.faq}>
      {props.title && <Title className={styles.title}>{props.title}</Title>}
      <div className={styles.items}>
        {props.items.map(({ question, answer }, index) => (
          <Disclosure key={index} summary={<span className={styles.question}>{question}</span>} open={props.openFirst && index === 0}>
            <Html className={ANSWER} html={answer} />
          </Disclosure>
        ))}
      </div>
    </div>
  )
}
