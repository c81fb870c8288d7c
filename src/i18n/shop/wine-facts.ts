import type { BoxedWine, Declination, Nutrition, ProductItem } from '#schemas/api/shop/product.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { formatNumber } from '#i18n/format/format.ts'
import {
  allergenWords,
  capsuleWords,
  colourWords,
  containerWords,
  energyWords,
  factForms,
  factWords,
  farmingWords,
  nutritionWords,
  sweetnessWords,
} from './wine-labels.ts'

/** The facts common to all bottles of a wine. */
type Wine = Pick<
  ProductItem,
  'appellation' | 'colour' | 'sweetness' | 'grapes' | 'organic' | 'allergens' | 'servingTemperature' | 'reference'
>

/** The facts of a bottle. */
export type Bottle = Pick<Declination, 'year' | 'capacity' | 'capacityUnit' | 'abv' | 'drinkFrom' | 'drinkTo' | 'container' | 'crd'>

/** A formatted fact. */
export interface WineFact {
  readonly key: keyof typeof factWords
  readonly name: string
  readonly value: string
}

/** Formats a value by inserting it into its template. */
const written = (form: keyof typeof factForms, locale: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce<string>(
    (said, [name, value]) => said.replace(`{${name}}`, () => String(value)),
    translate(locale, factForms[form]),
  )

/** Formats a volume: « 75 cl », « 1,5 L ». */
export function formatCapacity({ capacity, capacityUnit }: Pick<Bottle, 'capacity' | 'capacityUnit'>, locale: string): string | null {
  if (capacity === null || capacityUnit === null) return null
  return written(capacityUnit, locale, { amount: formatNumber(capacity, locale) })
}

/** Formats an alcohol content: « 13,5 % vol. ». */
export function formatAbv(abv: number | null, locale: string): string | null {
  if (abv === null) return null
  return written('abv', locale, { amount: formatNumber(abv, locale) })
}

function keepingOf({ drinkFrom: from, drinkTo: to }: Bottle, locale: string): string | null {
  if (from !== null && to !== null) return written(from === to ? 'during' : 'between', locale, { from, to })
  if (to !== null) return written('until', locale, { to })
  return from === null ? null : written('since', locale, { from })
}

function servingOf({ servingTemperature: serving }: Wine, locale: string): string | null {
  return serving === null ? null : written(serving.from === serving.to ? 'degrees' : 'degreesBetween', locale, serving)
}

/** Returns the capsule text, for containers only. */
function capsuleOf({ capacity, crd }: Bottle, locale: string): string | null {
  return capacity === null ? null : translate(locale, crd ? capsuleWords.paid : capsuleWords.none)
}

/** Formats allergens: « Contient : sulfites ». */
export function allergensOf({ allergens }: Pick<Wine, 'allergens'>, locale: string): string | null {
  if (allergens.length === 0) return null
  const names = allergens.map((each) => translate(locale, allergenWords[each])).join(', ')
  return written('allergens', locale, { names })
}

/** Returns the facts of a wine and one of its bottles, the most relevant first. */
export function wineFacts(wine: Wine, bottle: Bottle, locale: string): WineFact[] {
  const says = (words: Translations | null): string | null => (words === null ? null : translate(locale, words))
  const values: Readonly<Record<keyof typeof factWords, string | null>> = {
    appellation: wine.appellation,
    year: bottle.year === null ? null : String(bottle.year),
    colour: says(wine.colour === null ? null : colourWords[wine.colour]),
    sweetness: says(wine.sweetness === null ? null : sweetnessWords[wine.sweetness]),
    grapes: wine.grapes.length === 0 ? null : wine.grapes.join(', '),
    // A box has no container.
    container: says(bottle.container === null || bottle.capacity === null ? null : containerWords[bottle.container]),
    capacity: formatCapacity(bottle, locale),
    abv: formatAbv(bottle.abv, locale),
    serving: servingOf(wine, locale),
    keeping: keepingOf(bottle, locale),
    allergens: allergensOf(wine, locale),
    organic: wine.organic ? translate(locale, farmingWords.organic) : null,
    capsule: capsuleOf(bottle, locale),
    reference: wine.reference,
  }
  return Object.entries(values).flatMap(([name, value]) => {
    // The keys are those of the record above.
    const key = name as keyof typeof factWords
    return value === null ? [] : [{ key, name: translate(locale, factWords[key]), value }]
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

/** Returns the short facts of a wine in a box, without its name, year and volume. */
export function boxFacts(wine: BoxedWine, locale: string): string[] {
  const known = { ...unknown, ...wine }
  return wineFacts(known, known, locale).flatMap(({ key, value }) => (boxedKeys.includes(key) ? [value] : []))
}

/** Formats the name of a wine in a box with its volume: « Cuvée A 2021, 75 cl ». */
export function boxedName({ name, capacity = null, capacityUnit = null }: BoxedWine, locale: string): string {
  return [name, formatCapacity({ capacity, capacityUnit }, locale)].filter((word) => word !== null).join(', ')
}

/** Formats the nutrition of 100 ml in the legal order, energy first. */
export function nutritionLines(nutrition: Nutrition, locale: string): { readonly name: string; readonly value: string }[] {
  const energy = written('energy', locale, { kj: nutrition.energyKj, kcal: nutrition.energyKcal })
  const lines = Object.entries(nutritionWords).flatMap(([key, words]) => {
    const amount = nutrition[key as keyof typeof nutritionWords]
    return amount === undefined
      ? []
      : [{ name: translate(locale, words), value: written('grams', locale, { amount: formatNumber(amount, locale) }) }]
  })
  return [{ name: translate(locale, energyWords), value: energy }, ...lines]
}
