import { offerCard } from '#i18n/shop/product-offer.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, usePage, useParameter } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { ProductRecommendedProps } from '#schemas/generated/block-props.ts'
import { headingTags } from '#ui/text/heading-tags.ts'
import { ListFrame } from '#ui/layout/ListLayout.tsx'
import { OfferGrid } from '#ui/lists/OfferGrid.tsx'

interface RecommendedData {
  readonly recommended?: CallData<'product.recommended'>
}

/** Recommendations for the product of the page; nothing without any. */
export function View({ props, data }: BlockViewProps<ProductRecommendedProps, RecommendedData>) {
  const text = useText()
  const itemPath = useItemPath('product')
  const { locale } = usePage()
  const speech = { text, locale, stockLimit: Number(useParameter('STOCK_LIMIT_DISPLAY') ?? 0) }
  const ratio = String(useParameter('PRODUCT_ASPECT_RATIO') ?? '3/4')
  const products = (data.recommended?.products ?? []).slice(0, props.count)
  const { Title, Name } = headingTags({ level: props.level, title: props.title ?? text('block.product-recommended.title') })
  if (products.length === 0) return null
  const offers = products.map((product) => ({ href: itemPath(product.url), ...offerCard(product, speech) }))
  return (
    <ListFrame Title={Title} title={props.title ?? text('block.product-recommended.title')}>
      <OfferGrid
        offers={offers}
        Name={Name}
        layout={props.layout === 'list' ? 'list' : 'grid'}
        ratio={ratio}
        insteadOf={text('product.insteadOf')}
      />
    </ListFrame>
  )
}
