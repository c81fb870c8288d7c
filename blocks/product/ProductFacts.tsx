import type { VariantView } from '#i18n/shop/product-offer.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { wineFacts } from '#i18n/shop/wine-facts.ts'
import { usePage, useParameter } from '#renderer/context.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { Product } from '#schemas/api/shop/product.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FactTable } from './FactTable.tsx'
import styles from './ProductFacts.module.css'
import { PartTitle } from './SectionTitle.tsx'

interface FeaturesProps {
  readonly product: Product
  readonly bottle: VariantView
  readonly sheet: CallData<'product.file'> | undefined
}

/** The facts of the selected bottle as a list or a table, and its technical sheet. */
export function Features({ product, bottle, sheet }: FeaturesProps) {
  const text = useText()
  const { locale } = usePage()
  const isTable = useParameter('FEATURES_PRODUCT_STYLE') === 'TABLE'
  const facts = wineFacts(product, bottle, locale)
  return (
    <section className={styles.features} aria-label={text('block.product.features')}>
      <PartTitle title={text('block.product.features')} />
      {isTable ? (
        <FactTable facts={facts} />
      ) : (
        <dl className={styles.list}>
          {facts.map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sheet && <LinkButton href={sheet.url} label={text('block.product.sheet')} kind="secondary" icon="download" />}
    </section>
  )
}
