import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { CartDrawerEvent, CartDrawerState } from '#machines/cart-drawer/cart-drawer.machine.ts'
import type { BlockActor, CartEvent, CartState } from '#schemas/runtime/block-actors.ts'
import type { CartProps } from '#schemas/generated/block-props.ts'
import { isItemShown } from '#domain/urls/item-address.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { arePricesHidden, cartFaultWords, useCartWords, type CartWords } from '#i18n/hooks/use-cart-text.ts'
import { useText, type Text } from '#i18n/hooks/use-text.ts'
import { ArticleLine, ArticleLines, RemovedNotice } from '#ui/lists/LineItems.tsx'
import { AskAgainNotice } from '#ui/forms/RetryNotice.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Sums } from '#ui/lists/Totals.tsx'
import styles from './CartDrawer.module.css'
import { DrawerFrame } from './DrawerFrame.tsx'

/** The last addition to the cart, by its variant id. */
interface LastAdded {
  readonly sellable: number
}

/** The props of the drawer. */
export interface CartDrawerProps {
  /** The cart props of the cart page. */
  readonly props: CartProps
  readonly cart: BlockActor<CartState, CartEvent>
  readonly drawer: BlockActor<CartDrawerState, CartDrawerEvent>
  /** The cart link that it belongs to. */
  readonly link: HTMLAnchorElement
  readonly locale: string
  readonly path: (url: string) => string
  /** The pages of items, as the site tells them. */
  readonly itemPages?: readonly string[] | undefined
  readonly close: () => void
  readonly isNarrow: MediaQueryList
  /** The last addition. */
  readonly added: LastAdded | null
}

/** Shows the cart beside the page, with the content of its own page. */
export function CartDrawer(parts: CartDrawerProps) {
  const { drawer, isNarrow, link, close } = parts
  const state = useSyncExternalStore(drawer.subscribe, drawer.getState)
  const id = useId()
  if (!state.isOpen) return null
  const isModal = state.isPressed && isNarrow.matches
  return (
    <DrawerFrame key={String(isModal)} labelledBy={`${id}-title`} {...{ link, close, isModal }}>
      <Content id={id} state={state} {...parts} />
    </DrawerFrame>
  )
}

interface ContentProps extends CartDrawerProps {
  readonly id: string
  readonly state: CartDrawerState
}

/** The props of the parts of the drawer. */
interface Part extends Pick<CartDrawerProps, 'props' | 'cart' | 'link'> {
  readonly state: CartState
  readonly words: CartWords
  readonly href: (url: string) => string
  /** Undefined for an article that no page shows. */
  readonly articleHref: (url: string) => string | undefined
}

function Content({ id, state: shown, props, cart, link, locale, path, itemPages, close, added }: ContentProps) {
  const text = useText()
  const words = useCartWords(locale)
  const state = useSyncExternalStore(cart.subscribe, cart.getState)
  const { isPressed } = shown
  // An addition that was removed again leaves the short view.
  const isBrief = shown.isBrief && state.removed === null
  const title = useRef<HTMLHeadingElement>(null)
  const toTitle = () => title.current?.focus()
  // The cart and the product page may be old, so each addition refreshes the stock.
  useEffect(() => cart.send({ type: 'quantities.refresh' }), [cart, added])
  useEffect(() => {
    if (isPressed) toTitle()
  }, [isPressed])
  const href = (url: string) => safeUrl(path(url)) ?? '#'
  const articleHref = (url: string) => (isItemShown(itemPages, 'product', url) ? href(`/${url}`) : undefined)
  const part: Part = { state, words, href, articleHref, props, cart, link }
  return (
    <>
      <div className={styles.head}>
        <h2 ref={title} id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {(isBrief && addedWords(state, text)) || props.title}
        </h2>
        <button type="button" className={styles.close} onClick={close} aria-label={text('block.cart.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <Said {...part} toTitle={toTitle} />
        {state.lines.length === 0 && <Nothing {...part} />}
        <Lines {...part} id={id} only={isBrief && added ? added.sellable : null} toTitle={toTitle} />
      </div>
      {state.lines.length > 0 && <Foot {...part} isBrief={isBrief} />}
      <p className="visually-hidden" role="status">
        {state.totals && state.lines.length > 0 && words.spoken(state.lines, state.totals)}
      </p>
    </>
  )
}

/** Returns the message about the addition; none when the item can no longer be ordered, which has its own message. */
function addedWords({ added: { count, limit } }: CartState, text: Text): string | null {
  if (count > 0) return text('block.cart.justAdded')
  return limit === 'gone' ? null : text('block.cart.nothingAdded')
}

/** Shows why the shop rejected the cart and what was removed from it. */
function Said({ state, words, cart, toTitle }: Part & { readonly toTitle: () => void }) {
  const text = useText()
  const { removed } = state
  const fault = cartFaultWords(state, text)
  const askAgain = () => {
    cart.send({ type: 'quantities.refresh' })
    toTitle()
  }
  const restore = () => {
    cart.send({ type: 'line.restore' })
    toTitle()
  }
  return (
    <>
      {fault && <AskAgainNotice {...fault} onAskAgain={askAgain} />}
      {removed !== null && <RemovedNotice {...words.removed(removed)} onUndo={restore} />}
    </>
  )
}

interface LinesProps extends Part {
  readonly id: string
  /** The id of the only line shown; null for all. */
  readonly only: number | null
  readonly toTitle: () => void
}

function Lines({ state: { kept, lines }, words, articleHref, cart, id, only, toTitle }: LinesProps) {
  const named = kept.lines.find((line) => (line.declinationId ?? line.product.id) === only)
  const shown = named ? lines.filter((line) => line.id === named.id) : lines
  if (shown.length === 0) return null
  return (
    <ArticleLines labelledBy={`${id}-title`}>
      {shown.map((line) => (
        <ArticleLine
          key={line.id}
          words={words.line(line)}
          href={articleHref(line.url)}
          image={line.image}
          quantity={line.quantity}
          step={line.step}
          most={line.most}
          onSet={(typed) => cart.send({ type: 'line.set', id: line.id, quantity: typed })}
          onStep={(way) => cart.send({ type: `line.${way}`, id: line.id })}
          onRemove={() => {
            cart.send({ type: 'line.remove', id: line.id })
            toTitle()
          }}
        />
      ))}
    </ArticleLines>
  )
}

/** Shows the total and the next actions. */
function Foot({ state: { lines, totals, asks }, words, href, props, cart, link, isBrief }: Part & { readonly isBrief: boolean }) {
  const text = useText()
  const sums = totals && words.sums(totals)
  const isChecking = asks === 'validation'
  // Beside one line, the total of the cart could be read as its price.
  const last = sums?.rows.slice(-1).map((row) => ({ ...row, name: text('block.cart.totalOfAll') }))
  return (
    <div className={styles.foot}>
      {arePricesHidden(lines) && <p>{text('block.cart.pricesHidden')}</p>}
      {sums && <Sums rows={isBrief && last ? last : sums.rows} limit={sums.limit} gain={sums.gain} />}
      <div className={styles.acts}>
        <LinkButton kind="secondary" href={link.href} label={text('block.cart.see')} />
        {arePricesHidden(lines) ? (
          <LinkButton href={`${href('/auth')}?target=${encodeURIComponent(link.pathname)}`} label={text('block.cart.signIn')} />
        ) : (
          <button
            type="button"
            className="button"
            data-style="primary"
            aria-disabled={isChecking || undefined}
            onClick={() => cart.send({ type: 'cart.validate', next: href(props.nextHref) })}
          >
            {text(isChecking ? 'block.cart.checking' : 'block.cart.order')}
          </button>
        )}
      </div>
    </div>
  )
}

function Nothing({ props: { emptyText, catalogueHref }, href }: Part) {
  const text = useText()
  return (
    <div className={styles.nothing}>
      <p role="status">{text('block.cart.empty')}</p>
      {emptyText && <Html as="p" className="inline-links" html={emptyText} />}
      {catalogueHref && <LinkButton href={href(catalogueHref)} label={text('block.cart.catalogue')} icon="arrow-right" />}
    </div>
  )
}
