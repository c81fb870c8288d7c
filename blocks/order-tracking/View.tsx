import { useText } from '#i18n/use-text.ts'
import { Html } from '#renderer/Html.tsx'
import { useForm, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import type { OrderTrackingProps } from '#schemas/generated/block-props.ts'
import { OneForm } from '#ui/OneForm.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { LinkForm } from './LinkForm.tsx'
import { Order } from './Order.tsx'

interface OrderTrackingData {
  readonly order?: OrderView
}

/** An order and how far it is, for whoever has its link or made it; for everyone else, a form that sends the link. */
export function View({ id, props, data: { order } }: BlockViewProps<OrderTrackingProps, OrderTrackingData>) {
  const text = useText()
  const { params } = usePage()
  const form = useForm('order.askLink')
  if (order) return <Order id={id} order={order} withdrawalHref={props.withdrawalHref} />
  const reference = params['reference'] === undefined ? null : String(params['reference'])
  const intro = props.intro ? (
    <Html as="p" html={props.intro} />
  ) : (
    <p>
      <Unbroken words={text('block.order-tracking.intro')} />
    </p>
  )
  return (
    <OneForm id={id} title={props.title} intro={!form.isDone && intro}>
      {form.isDone ? (
        <FormNotice kind="success" title={text('block.order-tracking.asked')} takesFocus>
          <p>{text('block.order-tracking.askedText')}</p>
        </FormNotice>
      ) : (
        <>
          {reference !== null && form.code === null && (
            <FormNotice kind="note" title={text('block.order-tracking.closedLink')}>
              <p>{text('block.order-tracking.closedLinkText')}</p>
            </FormNotice>
          )}
          <LinkForm form={form} reference={reference} />
        </>
      )}
    </OneForm>
  )
}
