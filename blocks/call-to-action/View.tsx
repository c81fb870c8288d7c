import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useParameter, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallToActionProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './View.module.css'

const TEXT = `inline-links ${styles.text}`
const BUTTONS = `flow ${styles.buttons}`

/** A framed invitation to what comes next. */
export function View({ props, slots }: BlockViewProps<CallToActionProps>) {
  const phone = useParameter('COMPANY_PHONE')
  const { Title } = headingTags(props)
  const dials = props.showPhone && typeof phone === 'string' ? phone : null
  return (
    <BlockFrame>
      <div className={styles.sheet} data-tone={props.tone}>
        <div>
          <Title className={styles.title}>{props.title}</Title>
          {props.text && <Html as="p" className={TEXT} html={props.text} />}
        </div>
        {(slots.actions || dials) && (
          <div className={styles.actions}>
            {slots.actions && <div className={BUTTONS}>{slots.actions}</div>}
            {dials && <Call number={dials} />}
          </div>
        )}
      </div>
    </BlockFrame>
  )
}

function Call({ number }: { readonly number: string }) {
  const text = useText()
  const { locale } = usePage()
  return (
    <a className={styles.phone} href={phoneHref(number)}>
      <Icon name="phone" />
      <span className="visually-hidden">{text('ui.call')} </span>
      {formatPhone(number, locale)}
    </a>
  )
}
