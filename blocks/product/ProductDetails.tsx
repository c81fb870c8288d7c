import { useText } from '#i18n/hooks/use-text.ts'
import { allergensOf, boxFacts, boxedName, nutritionLines } from '#i18n/shop/wine-facts.ts'
import { useItemPath, usePage } from '#renderer/context.ts'
import type { Award, BoxedWine, MealIcon, Product } from '#schemas/api/shop/product.ts'
import { DishIcon } from '#ui/icons/DishIcon.tsx'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { FactTable } from './FactTable.tsx'
import styles from './ProductDetails.module.css'
import { PartTitle } from './SectionTitle.tsx'

interface NotesProps {
  readonly product: Product
  readonly awards: readonly Award[]
  readonly meals: readonly MealIcon[]
}

/** The facts beside a product's text: the contents of a box, meals, awards and ingredients. */
export function Notes({ product, awards, meals }: NotesProps) {
  const shown = product.mealIcons.flatMap((id) => meals.find((meal) => meal.id === id) ?? [])
  return (
    <>
      <Contents product={product} />
      <Meals meals={shown} />
      <Awards awards={awards} />
      <Composition product={product} />
    </>
  )
}

function Contents({ product: { products } }: { readonly product: Product }) {
  const text = useText()
  const { locale } = usePage()
  const itemPath = useItemPath('product')
  if (products.length === 0) return null
  return (
    <section>
      <PartTitle title={text('block.product.contents')} />
      <ul className={`inline-links ${styles.contents}`}>
        {products.map((wine) => {
          const path = itemPath(wine.url)
          return (
            <li key={wine.idProduct}>
              <span className={styles.times}>{`${wine.quantity}\u00a0×`}</span>{' '}
              {path === undefined ? (
                <span>{boxedName(wine, locale)}</span>
              ) : (
                <a href={`${path}?declination=${wine.idProduct}`}>{boxedName(wine, locale)}</a>
              )}
              <p className={styles.facts}>{boxFacts(wine, locale).join(' · ')}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Meals({ meals }: { readonly meals: readonly MealIcon[] }) {
  const text = useText()
  if (meals.length === 0) return null
  return (
    <section>
      <PartTitle title={text('block.product.meals')} />
      <ul className={styles.meals}>
        {meals.map(({ id, label, icon }) => (
          <li key={id}>
            <DishIcon icon={icon} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Awards({ awards }: { readonly awards: readonly Award[] }) {
  const text = useText()
  if (awards.length === 0) return null
  return (
    <section>
      <PartTitle title={text('block.product.awards')} />
      <ul className={styles.awards}>
        {awards.map(({ id, name, contest, year, image }) => (
          <li key={id}>
            {image && <Picture image={image} alt="" sizes="4rem" className={styles.medal} />}
            <span>
              <strong>{name}</strong>, <span>{`${contest} ${year}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The ingredients of a wine, or of each wine of a box, and the nutrition of 100 ml, which the law requires before a purchase. */
function Composition({ product }: { readonly product: Product }) {
  const text = useText()
  const { locale } = usePage()
  const boxed = product.products.map((wine) => ({ ...wine, name: boxedName(wine, locale) }))
  const described: readonly Composed[] = [{ ...product, name: null }, ...boxed].filter(
    ({ ingredients = null, nutrition = null }) => ingredients !== null || nutrition !== null,
  )
  if (described.length === 0) return null
  return (
    <Disclosure summary={text('block.product.composition')}>
      <div className={styles.composition}>
        {described.map((wine, index) => (
          <Composed key={index} wine={wine} />
        ))}
      </div>
    </Disclosure>
  )
}

/** The composition of one wine, with its name where it is one of several. */
interface Composed extends Pick<BoxedWine, 'ingredients' | 'nutrition' | 'allergens'> {
  readonly name: string | null
}

function Composed({ wine: { name, ingredients, nutrition, allergens = [] } }: { readonly wine: Composed }) {
  const text = useText()
  const { locale } = usePage()
  const contains = allergensOf({ allergens }, locale)
  return (
    <>
      {name !== null && <h3 className={styles.composed}>{name}</h3>}
      {ingredients && <p>{ingredients}</p>}
      {contains && (
        <p>
          <strong>{contains}</strong>
        </p>
      )}
      {nutrition && <FactTable caption={text('block.product.nutrition')} facts={nutritionLines(nutrition, locale)} />}
    </>
  )
}
