import { offerCard } from '#i18n/shop/product-offer.ts'
import { useSearchError } from '#i18n/hooks/use-search-error.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, usePage, useParameter } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useSignInHref } from '#renderer/hooks/use-sign-in-href.ts'
import { useListPages, useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import { useSearchLimit } from '#renderer/hooks/use-search-limit.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { ProductFacets, ProductItem } from '#schemas/api/shop/product.ts'
import type { ProductListProps } from '#schemas/generated/block-props.ts'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import { FilterLinks } from '#ui/navigation/FilterLinks.tsx'
import { SearchForm } from '#ui/forms/SearchForm.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { ListFrame, EmptyPage } from '#ui/layout/ListLayout.tsx'
import { OfferGrid } from '#ui/lists/OfferGrid.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'
import { selectedFilters, hasFilters } from './selected-filters.ts'
import { Filters, resultsOf } from './Filters.tsx'
import { hasUnknownFilter } from './has-unknown-filter.ts'
import { pageLength } from './page-length.ts'
import styles from './View.module.css'
import { wineFilters } from './wine-filters.ts'

interface ProductListData {
  readonly list?: CallData<'product.list'>
  readonly facets?: ProductFacets
}

const NARROWING = ['kind', 'tag', 'year', ...wineFilters, 'max', 'q']
/** The filters of an address without any. */
const NOTHING_NARROWED = Object.fromEntries(NARROWING.map((name) => [name, '']))
/** The filters in the disclosure below the kinds, which is open when one is set. */
const FOLDED = ['tag', 'year', ...wineFilters, 'max', 'sort', 'nbItem']
/** The filters that a search preserves. */
const BESIDE_SEARCH = ['kind', ...FOLDED]

/** Lists the products of the shop with their filters and prices. */
export function View({ id, props, data }: BlockViewProps<ProductListProps, ProductListData>) {
  const { query } = usePage()
  const { list, facets } = data
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  const pages = useListPages(list?.total ?? 0, pageLength(props, query), props.pagination)
  const isNarrowed = hasFilters(query, NARROWING)
  return (
    <ListFrame
      Title={Title}
      title={heading.title}
      intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}
      filter={<Narrowing id={id} props={props} facets={facets} hasPrices={hasPrices(list?.products)} />}
    >
      {list && list.products.length > 0 ? (
        <>
          {props.showFilters && <Count total={list.total} isNarrowed={isNarrowed} />}
          <Products products={list.products} Name={Name} layout={props.layout} isFirst={heading.isPageTitle} />
        </>
      ) : pages.isPastEnd ? (
        <ListPastEnd pages={pages} />
      ) : (
        <Nothing
          text={props.emptyText}
          failed={list === undefined}
          isOdd={facets ? hasUnknownFilter(query, facets) : false}
          isNarrowed={isNarrowed}
        />
      )}
      <ListPagination
        pages={pages}
        label="block.product-list.pages"
        previous="block.product-list.previous"
        next="block.product-list.next"
      />
    </ListFrame>
  )
}

/** Explains once how to see prices where they are hidden. */
function PricesHidden() {
  const text = useText()
  const signInHref = useSignInHref()
  return (
    <p className={`inline-links ${styles.hidden}`}>
      {text('block.product-list.pricesHidden')} <a href={signInHref}>{text('block.product-list.signIn')}</a>
    </p>
  )
}

interface NarrowingProps {
  readonly id: string
  readonly props: ProductListProps
  readonly facets: ProductFacets | undefined
  readonly hasPrices: boolean
}

/** Returns true when prices are shown, or when there is no product. */
function hasPrices(products: readonly ProductItem[] = []): boolean {
  return products.length === 0 || products.some(({ priceToPay }) => priceToPay !== null)
}

function Narrowing({ id, props, facets, ...shown }: NarrowingProps) {
  const text = useText()
  const { path, query } = usePage()
  const address = useQueryAddress()
  const searchError = useSearchError(useSearchLimit())
  const { kind } = query
  const kinds = (facets?.kinds ?? []).map(({ value, label, count }) => ({
    ...{ href: address({ kind: value }), label, count, isCurrent: kind === value },
  }))
  const all = { href: address({ kind: '' }), label: text('block.product-list.all'), isCurrent: kind === undefined }
  return (
    <div className={styles.narrowing}>
      {props.showFilters && props.type === 'ALL' && kinds.length > 1 && (
        <FilterLinks label={text('block.product-list.kinds')} links={[all, ...kinds]} />
      )}
      {props.showSearch && (
        <SearchForm
          id={`${id}-q`}
          action={`${path}#${resultsOf(id)}`}
          hidden={selectedFilters(query, BESIDE_SEARCH)}
          label={text('block.product-list.search')}
          submit={text('search.submit')}
          defaultValue={query['q']}
          error={searchError}
          layout="small"
          ofList
          icon={<Icon name="search" />}
        />
      )}
      {props.showFilters && facets && (
        <div className={styles.fold}>
          <Disclosure summary={text('block.product-list.narrow')} open={hasFilters(query, FOLDED)}>
            <Filters id={id} facets={facets} usualLength={props.pagination ? props.count : null} {...shown} />
          </Disclosure>
          {/* Leads to the filtered list, past a form that may be higher than the screen. */}
          <span id={resultsOf(id)} className={styles.results} />
        </div>
      )}
    </div>
  )
}

function Count({ total, isNarrowed }: { readonly total: number; readonly isNarrowed: boolean }) {
  const text = useText()
  const address = useQueryAddress()
  return (
    <p className={styles.count} role="status">
      <span>{text('block.product-list.count', { count: total })}</span>
      {isNarrowed && (
        <a className="inline-link" href={address(NOTHING_NARROWED)}>
          {text('block.product-list.showAll')}
        </a>
      )}
    </p>
  )
}

interface ProductsProps extends Pick<ProductListProps, 'layout'> {
  readonly products: readonly ProductItem[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly isFirst: boolean
}

function Products({ products, layout, ...grid }: ProductsProps) {
  const text = useText()
  const itemPath = useItemPath('product')
  const { locale } = usePage()
  const speech = { text, locale, stockLimit: Number(useParameter('STOCK_LIMIT_DISPLAY') ?? 0) }
  const display = useParameter('PRODUCT_DISPLAY') === 'LIST' ? 'list' : 'grid'
  const ratio = String(useParameter('PRODUCT_ASPECT_RATIO') ?? '3/4')
  const offers = products.map((product) => ({ href: itemPath(product.url), ...offerCard(product, speech) }))
  return (
    <>
      {!hasPrices(products) && <PricesHidden />}
      <OfferGrid
        offers={offers}
        layout={layout === 'auto' ? display : layout}
        ratio={ratio}
        insteadOf={text('product.insteadOf')}
        {...grid}
      />
    </>
  )
}

interface NothingProps {
  readonly text: string | undefined
  readonly failed: boolean
  /** True when the address has an unknown filter. */
  readonly isOdd: boolean
  readonly isNarrowed: boolean
}

function Nothing({ text: written, failed, isOdd, isNarrowed }: NothingProps) {
  const text = useText()
  const address = useQueryAddress()
  const { path } = usePage()
  const label = text('block.product-list.showAll')
  if (failed && isOdd) return <EmptyPage text={text('block.product-list.notUnderstood')} link={{ href: path, label }} />
  if (failed) return <EmptyPage text={text('block.product-list.failed')} />
  if (!isNarrowed) return <EmptyPage text={written ?? text('block.product-list.empty')} />
  const href = address(NOTHING_NARROWED) || path
  return <EmptyPage text={text('block.product-list.none')} link={{ href, label }} />
}
