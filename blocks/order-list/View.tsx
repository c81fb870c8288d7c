import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { OrderListProps } from '#schemas/generated/block-props.ts'
import { EmptyPage } from '#ui/layout/ListLayout.tsx'
import { Pagination } from '#ui/navigation/Pagination.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { OrderLine } from './OrderLine.tsx'
import styles from './View.module.css'

interface OrderListData {
  readonly orders?: readonly OrderView[]
}

const perPage = 10

/** The orders of a member, the last first, each with the way to it. */
export function View({ id, props, data: { orders } }: BlockViewProps<OrderListProps, OrderListData>) {
  const text = useText()
  const { path, query } = usePage()
  const pages = Math.max(1, Math.ceil((orders?.length ?? 0) / perPage))
  const page = Math.min(Number(query['page'] ?? 1), pages)
  return (
    <Panel id={id} title={props.title ?? text('block.order-list.title')} intro={props.intro && <Html as="p" html={props.intro} />}>
      {orders ? (
        <Orders orders={orders.slice((page - 1) * perPage, page * perPage)} props={props} />
      ) : (
        <FormNotice kind="failure">{text('account.failed')}</FormNotice>
      )}
      <Pagination
        page={page}
        pages={pages}
        address={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        label={text('block.order-list.pages')}
        previous={text('block.order-list.newer')}
        next={text('block.order-list.older')}
        position={text('block.order-list.position', { page, pages })}
      />
    </Panel>
  )
}

function Orders({ orders, props }: { readonly orders: readonly OrderView[]; readonly props: OrderListProps }) {
  const text = useText()
  const localPath = useLocalePath()
  if (orders.length === 0) {
    const link = props.catalogueHref && { href: localPath(props.catalogueHref), label: text('block.order-list.catalogue') }
    return <EmptyPage text={text('block.order-list.empty')} {...(link && { link })} />
  }
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderLine
          key={order.id}
          order={order}
          href={props.orderHref && localPath(`${props.orderHref}/${encodeURIComponent(order.reference)}`)}
        />
      ))}
    </ul>
  )
}
