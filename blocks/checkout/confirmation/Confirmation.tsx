import { orderLineName } from '#i18n/shop/line-name.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { OrderPayment, PlacedOrder } from '#schemas/runtime/checkout.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { useContactLinks } from '#view-parts/use-contact-links.ts'
import { Bill } from '#blocks/checkout/parts/PriceTable.tsx'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'
import { Course } from './OrderProgress.tsx'
import { OrderedWords } from './OrderSummary.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { TransferCard } from './TransferCard.tsx'

interface ConfirmationProps {
  readonly shop: Shop
  readonly props: CheckoutProps
}

/** A placed order: its number, state and next step, its payment, and its whole content, to be printed. */
export function Confirmation({ shop, props }: ConfirmationProps) {
  const text = useText()
  const { order, view, pending, message, payment, awaited } = shop.checkout
  const isUnread = [view, payment, pending, awaited].every((part) => part === null)
  if (isUnread) return <Unread message={message} props={props} />
  return (
    <div className={styles.confirmed}>
      <p className={styles.reference} role="status">
        {text('block.checkout.reference')} <strong translate="no">{order?.reference}</strong>
      </p>
      <OrderStatus shop={shop} />
      <Transfer payment={view ? view.transfer : payment} total={view && view.total} />
      {view && <Course view={view} />}
      {view && <Ordered view={view} />}
      {view && <OrderedWords view={view} />}
      <Links order={order} view={view} props={props} />
      <p className={styles.soft}>{text('block.checkout.keepAddress')}</p>
    </div>
  )
}

/** Why an order cannot be read here, and where it is found all the same. */
function Unread({ message, props }: Pick<ConfirmationProps, 'props'> & { readonly message: string | null }) {
  const text = useText()
  const localPath = useLocalePath()
  const links = useContactLinks(text('block.order-tracking.write'))
  return (
    <>
      <FormNotice kind="failure" title={message === '' ? text('form.unreachable') : message} takesFocus>
        <p>{text('block.checkout.unreadHint')}</p>
      </FormNotice>
      <p className={`inline-links ${styles.after}`}>
        {props.trackingHref && <a href={localPath(props.trackingHref)}>{text('block.checkout.track')}</a>}
        {links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
        {props.catalogueHref && <a href={localPath(props.catalogueHref)}>{text('block.cart.goOn')}</a>}
      </p>
    </>
  )
}

function Transfer({ payment, total }: { readonly payment: OrderPayment | null; readonly total: number | null }) {
  return payment?.method === 'TRANSFER' ? <TransferCard transfer={payment} total={total} /> : null
}

interface LinksProps extends Pick<ConfirmationProps, 'props'> {
  readonly order: PlacedOrder | null
  readonly view: OrderView | null
}

/** The links to the papers and to the tracking page of the order. Its token opens both. */
function Links({ order, view, props }: LinksProps) {
  const text = useText()
  const localPath = useLocalePath()
  const token = order?.accessToken ?? ''
  return (
    <p className={`inline-links ${styles.after}`}>
      <button type="button" className="button" data-style="secondary" onClick={() => print()}>
        {text('block.checkout.print')}
      </button>
      {order && token !== '' && props.trackingHref && (
        <a href={`${localPath(props.trackingHref)}/${order.reference}/${token}`}>{text('block.checkout.track')}</a>
      )}
      {view?.papers.map(({ number, kind, url }) => (
        <a key={number} href={token === '' ? url : `${url}${url.includes('?') ? '&' : '?'}token=${token}`}>
          {text(`block.checkout.paper.${kind}`, { number })}
        </a>
      ))}
      {props.termsHref && <a href={localPath(props.termsHref)}>{text('block.checkout.readTerms')}</a>}
      {props.catalogueHref && <a href={localPath(props.catalogueHref)}>{text('block.cart.goOn')}</a>}
    </p>
  )
}

function Ordered({ view }: { readonly view: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const lines = view.products.map((line) => ({
    ...{ quantity: line.quantity, price: line.price, name: orderLineName(line, locale) },
    ...(line.contents && {
      contents: {
        label: text('block.cart.contents'),
        items: line.contents.map(({ name, quantity }) => text('block.cart.content', { name, quantity })),
      },
    }),
  }))
  const isCarried = view.delivery.type === 'DELIVERY' || view.delivery.type === 'PICKUP'
  return (
    <section className={styles.reviewed}>
      <h2 className={styles.partTitle}>{text('block.checkout.articles')}</h2>
      <Bill lines={lines} sums={{ ...view, code: view.discount }} delivery={isCarried ? 'chosen' : 'none'} />
    </section>
  )
}
