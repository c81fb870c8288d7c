import { useText } from '#i18n/hooks/use-text.ts'
import { awardsOf } from '#i18n/shop/variant-awards.ts'
import { healthWarning } from '#i18n/shop/health-warning.ts'
import type { VariantView } from '#i18n/shop/product-offer.ts'
import { useIsPageTitle, useLocalePath, usePage, useParameter } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { Award, MealIcon, Product } from '#schemas/api/shop/product.ts'
import type { ProductProps } from '#schemas/generated/block-props.ts'
import { DocumentHead, NotFoundNotice } from '#ui/layout/DocumentLayout.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { BuyForm } from './BuyForm.tsx'
import { chosenBottle } from './selected-variant.ts'
import { Choices } from './VariantPicker.tsx'
import { Features } from './ProductFacts.tsx'
import { Notes } from './ProductDetails.tsx'
import { picturesOf } from './variant-images.ts'
import { Price } from './Price.tsx'
import styles from './View.module.css'

interface ProductData {
  readonly product?: Product
  readonly awards?: readonly Award[]
  readonly meals?: readonly MealIcon[]
  readonly sheet?: CallData<'product.file'>
}

const SIZES = '(width < 62rem) 80vw, 30rem'

/** A product: what it is, in which vintages and sizes, what it costs, and all that the law and good sense want known of it. */
export function View({ id, props, data }: BlockViewProps<ProductProps, ProductData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { title } = usePage()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const listHref = props.listHref && localPath(props.listHref)
  if (!data.product) {
    const others = listHref === undefined ? undefined : { href: listHref, label: text('block.product.all') }
    return <NotFoundNotice Title={Title} title={title} text={text('block.product.missing')} others={others} />
  }
  return <Shown id={id} props={props} data={{ ...data, product: data.product }} Title={Title} listHref={listHref} />
}

interface ShownProps {
  readonly id: string
  readonly props: ProductProps
  readonly data: ProductData & { readonly product: Product }
  readonly Title: 'h1' | 'h2'
  readonly listHref: string | undefined
}

function Shown({ id, props, data, Title, listHref }: ShownProps) {
  const { query } = usePage()
  const isWide = useParameter('PRODUCT_PAGE_STYLE') === 'WIDE'
  const { product, awards = [], meals = [], sheet } = data
  const bottle = chosenBottle(product, query['declination'])
  const frame = isWide ? 'frame ' : ''
  return (
    <article className={isWide ? 'full-block' : 'page-block'} data-page-style={isWide ? 'wide' : 'classic'}>
      <div className={styles.opening} data-tone={isWide ? 'muted' : undefined}>
        <div className={frame + styles.head}>
          <Pictures product={product} bottle={bottle} />
          <div className={styles.offer}>
            <Head Title={Title} product={product} listHref={listHref} />
            <Choices product={product} chosen={bottle} />
            <Price bottle={bottle} />
            <BuyForm key={product.id} id={id} product={product} bottle={bottle} cartHref={props.cartHref} />
            {props.deliveryNote && <Html as="p" className={styles.delivery} html={props.deliveryNote} />}
          </div>
        </div>
      </div>
      <div className={frame + styles.body}>
        <div className={styles.text}>
          <Html className="prose" html={product.content} />
          <Notes product={product} awards={awardsOf(awards, bottle)} meals={meals} />
        </div>
        <Features product={product} bottle={bottle} sheet={sheet} />
      </div>
      <Warnings />
    </article>
  )
}

function Head({ Title, product, listHref }: Pick<ShownProps, 'Title' | 'listHref'> & { readonly product: Product }) {
  const text = useText()
  const label = product.appellation ?? product.kind?.label ?? text('block.product.all')
  const kicker = listHref === undefined ? label : <a href={listHref}>{label}</a>
  return <DocumentHead Title={Title} title={product.name} kicker={kicker} summary={product.summary} />
}

function Pictures({ product, bottle }: { readonly product: Product; readonly bottle: VariantView }) {
  const all = picturesOf(product, bottle)
  return (
    <div className={styles.pictures}>
      {all.map((picture, index) => (
        <Picture
          key={picture.id}
          image={picture}
          alt={picture.alt || product.name}
          sizes={SIZES}
          priority={index === 0}
          className={styles.picture}
        />
      ))}
    </div>
  )
}

/** The legal warnings of the sale of alcohol: minors and health. */
function Warnings() {
  const text = useText()
  const { locale } = usePage()
  return (
    <aside className={styles.warnings} data-tone="accent" aria-label={text('block.product.warnings')}>
      <p>
        <strong>{text('product.minors')}</strong> {text('product.minorsProof')}
      </p>
      <p>{healthWarning(locale)}</p>
    </aside>
  )
}
