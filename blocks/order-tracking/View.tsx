import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { OrderTrackingProps } from '#schemas/generated/block-props.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { LinkForm } from './LinkForm.tsx'
import { Order } from './Order.tsx'

interface OrderTrackingData {
  /** Null where the reader has no such order; absent after a failure. */
  readonly order?: OrderView | null
}

/** The introduction to the form that sends a link. */
function Intro({ html }: { readonly html: string | undefined }) {
  const text = useText()
  if (html) return <Html as="p" html={html} />
  return (
    <p>
      <NoWrap words={text('block.order-tracking.intro')} />
    </p>
  )
}

/** An order with its state for the holder of its link or its buyer; for everyone else, a form that sends the link. */
export function View({ id, props, data: { order } }: BlockViewProps<OrderTrackingProps, OrderTrackingData>) {
  const text = useText()
  const { params } = usePage()
  const form = useForm('order.askLink')
  if (order) return <Order id={id} order={order} withdrawalHref={props.withdrawalHref} />
  const reference = params['reference'] === undefined ? null : String(params['reference'])
  if (form.isDone)
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="success" title={text('block.order-tracking.asked')} takesFocus>
          <p>{text('block.order-tracking.askedText')}</p>
        </FormNotice>
      </FormLayout>
    )
  const isOpened = reference !== null && form.code === null
  if (isOpened && order === undefined)
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="failure">{text('block.order-tracking.failed')}</FormNotice>
      </FormLayout>
    )
  return (
    <FormLayout id={id} title={props.title} intro={<Intro html={props.intro} />}>
      {isOpened && (
        <FormNotice kind="note" title={text('block.order-tracking.closedLink')}>
          <p>{text('block.order-tracking.closedLinkText')}</p>
        </FormNotice>
      )}
      <LinkForm form={form} reference={reference} />
    </FormLayout>
  )
}
