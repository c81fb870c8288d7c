import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { WithdrawalProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { isPending, waitingOf } from './form-result.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DeclareForm } from './DeclareForm.tsx'
import { withdrawableLines } from './withdrawable-lines.ts'
import { Recorded } from './WithdrawalReceipt.tsx'

interface WithdrawalData {
  readonly me?: User | null
  readonly order?: OrderView
}

/** The number of the order that the page's address names. */
function useReference(): string | null {
  const { reference } = usePage().params
  return reference === undefined ? null : String(reference)
}

/** Why nothing of an order can be given up; null when something can: a company may still ask for the money of what was called off. */
function whyShut(order: OrderView) {
  const { payment, fulfilment, isForCompany } = order
  if (payment === 'REFUNDED') return 'block.withdrawal.nothingLeft'
  if (withdrawableLines(order).length === 0) return 'block.withdrawal.allGivenUp'
  return isForCompany && fulfilment !== 'CANCELLED' ? 'block.order-tracking.isForCompany' : null
}

/** Gives up an order: what is given up, one look at it with the button that confirms, and the receipt. Each step is a page that needs no script. */
export function View({ id, props, data: { me, order } }: BlockViewProps<WithdrawalProps, WithdrawalData>) {
  const text = useText()
  const reference = useReference()
  const declare = useForm('order.withdraw')
  const confirm = useForm('order.confirmWithdrawal')
  const tracking = <TrackingLink href={props.trackingHref} />
  if (confirm.isDone) return <Recorded id={id} title={props.title} answer={confirm.answer} tracking={tracking} />
  const waiting = isPending(confirm.values) ?? (declare.isDone ? waitingOf(declare) : null)
  if (waiting) return <ConfirmStep id={id} form={confirm} waiting={waiting} declare={declare} />
  const shut = order ? whyShut(order) : null
  if (shut !== null)
    return (
      <FormLayout id={id} title={props.title}>
        <p>{text(shut)}</p>
        {tracking}
      </FormLayout>
    )
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.withdrawal.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={intro}>
      <DeclareForm form={declare} me={me ?? null} order={order ?? null} reference={reference} />
    </FormLayout>
  )
}

function TrackingLink({ href }: { readonly href: string | undefined }) {
  const text = useText()
  const localPath = useLocalePath()
  return href && <LinkButton href={localPath(href)} label={text('block.withdrawal.track')} kind="secondary" />
}
