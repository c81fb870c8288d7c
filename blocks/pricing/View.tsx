import { useLocalePath } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { PricingProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Sign } from '#ui/icons/ExtraIcon.tsx'
import styles from './View.module.css'

type Plan = PricingProps['plans'][number]

const TEXT = `inline-links ${styles.text}`
const NOTE = `inline-links ${styles.note}`

/** Plans side by side: price, audience and content of each. */
export function View({ props }: BlockViewProps<PricingProps>) {
  const localPath = useLocalePath()
  const { Name } = headingTags(props)
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.plans} data-count={props.plans.length}>
        {props.plans.map((plan, index) => (
          <li key={index} className={styles.plan} data-highlighted={plan.highlighted ? '' : undefined}>
            <div className={styles.head}>
              <Name className={styles.name}>{plan.name}</Name>
              {plan.badge && <p className={`label ${styles.badge}`}>{plan.badge}</p>}
            </div>
            <Price of={plan} />
            <div>{plan.text && <Html as="p" className={TEXT} html={plan.text} />}</div>
            <Included lines={plan.features} />
            <div>
              {plan.href && plan.linkLabel && (
                <LinkButton href={localPath(plan.href)} label={plan.linkLabel} kind={plan.highlighted ? 'primary' : 'secondary'} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {props.note && <Html as="p" className={NOTE} html={props.note} />}
    </BlockFrame>
  )
}

function Price({ of: { price, period, priceNote } }: { readonly of: Plan }) {
  return (
    <p>
      <span className={styles.price} data-long={price.length > 8 ? '' : undefined}>
        {price}
      </span>
      {period && <span className={styles.period}> {period}</span>}
      {priceNote && <span className={styles.priceNote}> {priceNote}</span>}
    </p>
  )
}

function Included({ lines }: { readonly lines: Plan['features'] }) {
  if (!lines || lines.length === 0) return <div />
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={index} className={styles.line}>
          <Sign name="check" />
          {line}
        </li>
      ))}
    </ul>
  )
}
