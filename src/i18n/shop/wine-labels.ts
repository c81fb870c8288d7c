import type { allergens, containers, productTypes, sweetnesses, wineColours } from '#schemas/api/shop/product.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'

type NamesOf<List extends readonly string[]> = Readonly<Record<List[number], Translations>>

/** How the colours of wine are called. */
export const colourWords: NamesOf<typeof wineColours> = {
  RED: { fr: 'Rouge', en: 'Red' },
  WHITE: { fr: 'Blanc', en: 'White' },
  ROSE: { fr: 'Rosé', en: 'Rosé' },
  ORANGE: { fr: 'Orange', en: 'Orange' },
}

/** How it is said how sweet a wine is. */
export const sweetnessWords: NamesOf<typeof sweetnesses> = {
  BRUT_NATURE: { fr: 'Brut nature', en: 'Brut nature' },
  EXTRA_BRUT: { fr: 'Extra-brut', en: 'Extra brut' },
  BRUT: { fr: 'Brut', en: 'Brut' },
  DRY: { fr: 'Sec', en: 'Dry' },
  MEDIUM_DRY: { fr: 'Demi-sec', en: 'Medium dry' },
  MEDIUM_SWEET: { fr: 'Moelleux', en: 'Medium sweet' },
  SWEET: { fr: 'Doux', en: 'Sweet' },
}

/** How what some people cannot bear is called, after « contient » and “contains”. */
export const allergenWords: NamesOf<typeof allergens> = {
  SULPHITES: { fr: 'sulfites', en: 'sulphites' },
  EGG: { fr: 'œuf', en: 'egg' },
  MILK: { fr: 'lait', en: 'milk' },
  FISH: { fr: 'poisson', en: 'fish' },
}

/** What a product of the shop is. */
export const typeWords: NamesOf<typeof productTypes> = {
  WINE: { fr: 'Vin', en: 'Wine' },
  BOX: { fr: 'Coffret de vins', en: 'Box of wines' },
}

/** What wine is sold in. */
export const containerWords: NamesOf<typeof containers> = {
  BOTTLE: { fr: 'Bouteille', en: 'Bottle' },
  BAG_IN_BOX: { fr: 'Fontaine à vin', en: 'Bag-in-box' },
  CAN: { fr: 'Canette', en: 'Can' },
  KEG: { fr: 'Fût', en: 'Keg' },
}

/** What several of them are called, in the midst of a sentence. */
const severalContainers: NamesOf<typeof containers> = {
  BOTTLE: { fr: 'bouteilles', en: 'bottles' },
  BAG_IN_BOX: { fr: 'fontaines à vin', en: 'bag-in-boxes' },
  CAN: { fr: 'canettes', en: 'cans' },
  KEG: { fr: 'fûts', en: 'kegs' },
}

/** What so many of what wine is sold in are called, in the midst of a sentence. */
export function containerLabel(container: (typeof containers)[number], count: number, locale: string): string {
  return count > 1 ? translate(locale, severalContainers[container]) : translate(locale, containerWords[container]).toLowerCase()
}

/** What is called how in the list of a wine's facts. */
export const factWords = {
  appellation: { fr: 'Appellation', en: 'Appellation' },
  year: { fr: 'Millésime', en: 'Vintage' },
  colour: { fr: 'Couleur', en: 'Colour' },
  sweetness: { fr: 'Douceur', en: 'Sweetness' },
  grapes: { fr: 'Cépages', en: 'Grapes' },
  container: { fr: 'Contenant', en: 'Container' },
  capacity: { fr: 'Contenance', en: 'Capacity' },
  abv: { fr: 'Degré', en: 'Alcohol' },
  serving: { fr: 'Service', en: 'Serve at' },
  keeping: { fr: 'À boire', en: 'Drink' },
  allergens: { fr: 'Allergènes', en: 'Allergens' },
  organic: { fr: 'Culture', en: 'Farming' },
  capsule: { fr: 'Capsule', en: 'Capsule' },
  reference: { fr: 'Référence', en: 'Reference' },
} as const satisfies Record<string, Translations>

/** How the values of facts are written: what stands in braces is filled in. */
export const factForms = {
  LITER: { fr: '{amount}\u00a0L', en: '{amount}\u00a0L' },
  CENTILITRE: { fr: '{amount}\u00a0cl', en: '{amount}\u00a0cl' },
  abv: { fr: '{amount}\u00a0% vol.', en: '{amount}% vol.' },
  degrees: { fr: '{from}\u00a0°C', en: '{from}\u00a0°C' },
  degreesBetween: { fr: '{from} à {to}\u00a0°C', en: '{from} to {to}\u00a0°C' },
  between: { fr: 'de {from} à {to}', en: '{from} to {to}' },
  during: { fr: 'en {from}', en: 'in {from}' },
  until: { fr: 'jusqu’en {to}', en: 'until {to}' },
  since: { fr: 'à partir de {from}', en: 'from {from}' },
  allergens: { fr: 'Contient\u00a0: {names}', en: 'Contains {names}' },
  energy: { fr: '{kj}\u00a0kJ / {kcal}\u00a0kcal', en: '{kj}\u00a0kJ / {kcal}\u00a0kcal' },
  grams: { fr: '{amount}\u00a0g', en: '{amount}\u00a0g' },
} as const satisfies Record<string, Translations>

/** How it is said that a wine is grown organically. */
export const farmingWords = { organic: { fr: 'Agriculture biologique', en: 'Organic' } } as const satisfies Record<string, Translations>

/** What a capsule says of the duties. */
export const capsuleWords = {
  paid: { fr: 'Représentative de droits (CRD)', en: 'Duty paid (CRD)' },
  none: { fr: 'Sans marque de droits', en: 'No duty mark' },
} as const satisfies Record<string, Translations>

/** How people also call a farming, a container, or a bottle by the millilitres that it holds. */
export const otherWords = {
  organic: { fr: 'bio', en: 'bio' },
  BAG_IN_BOX: { fr: 'BIB, bag-in-box, cubi', en: 'BIB' },
  375: { fr: 'demi-bouteille', en: 'half bottle' },
  1500: { fr: 'magnum', en: 'magnum' },
} as const satisfies Record<string, Translations>

/** What the energy of a drink is called. */
export const energyWords: Translations = { fr: 'Énergie', en: 'Energy' }

/** What 100 ml of a wine hold, in the order in which the law wants it told. */
export const nutritionWords = {
  fat: { fr: 'Matières grasses', en: 'Fat' },
  saturates: { fr: 'dont acides gras saturés', en: 'of which saturates' },
  carbohydrate: { fr: 'Glucides', en: 'Carbohydrate' },
  sugars: { fr: 'dont sucres', en: 'of which sugars' },
  protein: { fr: 'Protéines', en: 'Protein' },
  salt: { fr: 'Sel', en: 'Salt' },
} as const satisfies Record<string, Translations>
