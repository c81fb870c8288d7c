import type { BoxedWine, Declination, Nutrition, ProductItem } from '#schemas/api/product.ts'
import { wordsFor, type Words } from '#schemas/words.ts'
import { formatNumber } from './format.ts'
import { languageOf } from './locale.ts'
import { allergenWords, colourWords, containerWords, factWords, nutritionWords, sweetnessWords } from './wine-words.ts'

/** The facts of a wine that are the same for all its bottles. */
type Wine = Pick<
  ProductItem,
  'appellation' | 'colour' | 'sweetness' | 'grapes' | 'organic' | 'allergens' | 'servingTemperature' | 'reference'
>

/** The facts of one of its bottles. */
export type Bottle = Pick<Declination, 'year' | 'capacity' | 'capacityUnit' | 'abv' | 'drinkFrom' | 'drinkTo' | 'container' | 'crd'>

/** One fact, as people read it. */
export interface WineFact {
  readonly key: keyof typeof factWords
  readonly name: string
  readonly value: string
}

const span = (from: string, to: string, locale: string): string => wordsFor(locale, { fr: `${from} à ${to}`, en: `${from} to ${to}` })

/** How much a bottle holds: « 75 cl », « 1,5 L ». */
export function formatCapacity({ capacity, capacityUnit }: Pick<Bottle, 'capacity' | 'capacityUnit'>, locale: string): string | null {
  if (capacity === null || capacityUnit === null) return null
  return `${formatNumber(capacity, locale)}\u00a0${capacityUnit === 'LITER' ? 'L' : 'cl'}`
}

/** How much alcohol there is: « 13,5 % vol. ». */
export function formatAbv(abv: number | null, locale: string): string | null {
  if (abv === null) return null
  return `${formatNumber(abv, locale)}${languageOf(locale) === 'fr' ? '\u00a0%' : '%'} vol.`
}

function keepingOf({ drinkFrom, drinkTo }: Bottle, locale: string): string | null {
  if (drinkFrom !== null && drinkTo !== null)
    return span(`${drinkFrom}`, `${drinkTo}`, locale).replace(/^/, wordsFor(locale, { fr: 'de ', en: '' }))
  if (drinkTo !== null) return wordsFor(locale, { fr: `jusqu’en ${drinkTo}`, en: `until ${drinkTo}` })
  return drinkFrom === null ? null : wordsFor(locale, { fr: `à partir de ${drinkFrom}`, en: `from ${drinkFrom}` })
}

function servingOf({ servingTemperature: serving }: Wine, locale: string): string | null {
  if (serving === null) return null
  return serving.from === serving.to ? `${serving.from}\u00a0°C` : `${span(`${serving.from}`, `${serving.to}`, locale)}\u00a0°C`
}

/** Whether the capsule says that the duties are paid: only what holds wine has one. */
function capsuleOf({ capacity, crd }: Bottle, locale: string): string | null {
  if (capacity === null) return null
  return wordsFor(
    locale,
    crd ? { fr: 'Représentative de droits (CRD)', en: 'Duty paid (CRD)' } : { fr: 'Sans marque de droits', en: 'No duty mark' },
  )
}

/** What some people cannot bear: « Contient : sulfites ». */
export function allergensOf({ allergens }: Pick<Wine, 'allergens'>, locale: string): string | null {
  if (allergens.length === 0) return null
  const names = allergens.map((each) => wordsFor(locale, allergenWords[each])).join(', ')
  return wordsFor(locale, { fr: `Contient\u00a0: ${names}`, en: `Contains ${names}` })
}

/** All that is known of a wine and of one of its bottles, in the order in which people ask for it. */
export function wineFacts(wine: Wine, bottle: Bottle, locale: string): WineFact[] {
  const says = (words: Words | null): string | null => (words === null ? null : wordsFor(locale, words))
  const values: Readonly<Record<keyof typeof factWords, string | null>> = {
    appellation: wine.appellation,
    year: bottle.year === null ? null : String(bottle.year),
    colour: says(wine.colour === null ? null : colourWords[wine.colour]),
    sweetness: says(wine.sweetness === null ? null : sweetnessWords[wine.sweetness]),
    grapes: wine.grapes.length === 0 ? null : wine.grapes.join(', '),
    // A box is none of those that hold wine.
    container: says(bottle.container === null || bottle.capacity === null ? null : containerWords[bottle.container]),
    capacity: formatCapacity(bottle, locale),
    abv: formatAbv(bottle.abv, locale),
    serving: servingOf(wine, locale),
    keeping: keepingOf(bottle, locale),
    allergens: allergensOf(wine, locale),
    organic: wine.organic ? wordsFor(locale, { fr: 'Agriculture biologique', en: 'Organic' }) : null,
    capsule: capsuleOf(bottle, locale),
    reference: wine.reference,
  }
  return Object.entries(values).flatMap(([name, value]) => {
    // The entries are those of the record above.
    const key = name as keyof typeof factWords
    return value === null ? [] : [{ key, name: wordsFor(locale, factWords[key]), value }]
  })
}

const unknown: Wine & Bottle = {
  ...{
    appellation: null,
    colour: null,
    sweetness: null,
    grapes: [],
    organic: false,
    allergens: [],
    servingTemperature: null,
    reference: '',
  },
  ...{ year: null, capacity: null, capacityUnit: null, abv: null, drinkFrom: null, drinkTo: null, container: null, crd: true },
}
const boxedKeys: readonly WineFact['key'][] = ['appellation', 'colour', 'sweetness', 'grapes', 'abv', 'allergens', 'organic']

/** What is to be known of a wine in a box beside its name, which has its year, and what it holds: short, as beside a name in a list. */
export function boxedFacts(wine: BoxedWine, locale: string): string[] {
  const known = { ...unknown, ...wine }
  return wineFacts(known, known, locale).flatMap(({ key, value }) => (boxedKeys.includes(key) ? [value] : []))
}

/** A wine in a box by its name and what one holds: « Cuvée A 2021, 75 cl ». */
export function boxedName({ name, capacity = null, capacityUnit = null }: BoxedWine, locale: string): string {
  return [name, formatCapacity({ capacity, capacityUnit }, locale)].filter((word) => word !== null).join(', ')
}

/** What 100 ml hold, line by line, as the law orders it: energy first. */
export function nutritionLines(nutrition: Nutrition, locale: string): { readonly name: string; readonly value: string }[] {
  const energy = `${nutrition.energyKj}\u00a0kJ / ${nutrition.energyKcal}\u00a0kcal`
  const lines = Object.entries(nutritionWords).flatMap(([key, words]) => {
    const amount = nutrition[key as keyof typeof nutritionWords]
    return amount === undefined ? [] : [{ name: wordsFor(locale, words), value: `${formatNumber(amount, locale)}\u00a0g` }]
  })
  return [{ name: wordsFor(locale, { fr: 'Énergie', en: 'Energy' }), value: energy }, ...lines]
}
