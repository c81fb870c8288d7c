import { formatPrice } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { ProductFacets } from '#schemas/api/shop/product.ts'
import { HiddenFields } from '#ui/forms/fields/HiddenFields.tsx'
import { selectedFilters } from './selected-filters.ts'
import { pageLengths } from './page-length.ts'
import { Select } from './Select.tsx'
import styles from './View.module.css'
import { wineChoices, wineFilters } from './wine-filters.ts'

interface FiltersProps {
  readonly id: string
  readonly facets: ProductFacets
  /** True when prices are shown: where they are not, nothing is chosen by them. */
  readonly hasPrices: boolean
  /** The default number of products on a page; null where all are on one. */
  readonly usualLength: number | null
}

/** The most that a bottle may cost, in euros. */
const CEILINGS = [10, 15, 20, 30, 50]
const SORTS = ['price', 'price:desc', 'name', 'year:desc', 'createdAt:desc'] as const
/** The parameters of the address from the other forms of the list. */
const KEPT = ['kind', 'q'] as const

/** The place where what a list holds begins. */
export const resultsOf = (id: string): string => `${id}-results`

/** The filters and the order of the list beside its kinds: a form that works without scripts, since its answer is a page. */
export function Filters({ id, facets, hasPrices, usualLength }: FiltersProps) {
  const text = useText()
  const { path, query, locale } = usePage()
  const ceilings = CEILINGS.map((euros) => ({
    ...{ value: String(euros), label: text('block.product-list.upTo', { price: formatPrice(euros, locale) }) },
  }))
  const wines = wineChoices(facets, text('block.product-list.organic.true'))
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={text('block.product-list.narrow')}
      action={`${path}#${resultsOf(id)}`}
      method="get"
      data-print="hide"
    >
      <HiddenFields fields={selectedFilters(query, KEPT)} />
      <Select
        id={`${id}-tag`}
        name="tag"
        label={text('block.product-list.tag')}
        all={text('block.product-list.every')}
        choices={facets.tags}
      />
      <Select
        id={`${id}-year`}
        name="year"
        label={text('block.product-list.year')}
        all={text('block.product-list.every')}
        choices={facets.years.map(({ year }) => ({ value: String(year), label: String(year) }))}
      />
      {wineFilters.map((name) => (
        <Select
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={text(`block.product-list.${name}`)}
          all={text(name === 'grape' ? 'block.product-list.every' : 'block.product-list.whichever')}
          choices={wines[name]}
        />
      ))}
      {hasPrices && (
        <Select
          id={`${id}-max`}
          name="max"
          label={text('block.product-list.max')}
          all={text('block.product-list.every')}
          choices={ceilings}
        />
      )}
      <Select
        id={`${id}-sort`}
        name="sort"
        label={text('block.product-list.sort')}
        all={text('block.product-list.sort.usual')}
        choices={SORTS.filter((value) => hasPrices || !value.startsWith('price')).map((value) => ({
          value,
          label: text(`block.product-list.sort.${value}`),
        }))}
      />
      {usualLength !== null && (
        <Select
          id={`${id}-length`}
          name="nbItem"
          label={text('block.product-list.length')}
          all={String(usualLength)}
          choices={pageLengths.map(String).map((length) => ({ value: length, label: length }))}
        />
      )}
      <button className="button" data-style="secondary" type="submit">
        {text('block.product-list.apply')}
      </button>
    </form>
  )
}
