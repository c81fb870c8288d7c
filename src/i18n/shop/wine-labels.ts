import type { allergens, containers, productTypes, sweetnesses, wineColours } from '#schemas/api/shop/product.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'

type NamesOf<List extends readonly string[]> = Readonly<Record<List[number], Translations>>

/** The labels of wine colours. */
export const colourWords: NamesOf<typeof wineColours> = {
  RED: { fr: 'Rouge', en: 'Red' },
  WHITE: { fr: 'Blanc', en: 'White' },
  ROSE: { fr: 'Rosé', en: 'Rosé' },
  ORANGE: { fr: 'Orange', en: 'Orange' },
}

/** The labels of sweetness. */
export const sweetnessWords: NamesOf<typeof sweetnesses> = {
  BRUT_NATURE: { fr: 'Brut nature', en: 'Brut nature' },
  EXTRA_BRUT: { fr: 'Extra-brut', en: 'Extra brut' },
  BRUT: { fr: 'Brut', en: 'Brut' },
  DRY: { fr: 'Sec', en: 'Dry' },
  MEDIUM_DRY: { fr: 'Demi-sec', en: 'Medium dry' },
  MEDIUM_SWEET: { fr: 'Moelleux', en: 'Medium sweet' },
  SWEET: { fr: 'Doux', en: 'Sweet' },
}

/** The labels of allergens, after « contient » and “contains”. */
export const allergenWords: NamesOf<typeof allergens> = {
  SULPHITES: { fr: 'sulfites', en: 'sulphites' },
  EGG: { fr: 'œuf', en: 'egg' },
  MILK: { fr: 'lait', en: 'milk' },
  FISH: { fr: 'poisson', en: 'fish' },
}

/** The labels of product types. */
export const typeWords: NamesOf<typeof productTypes> = {
  WINE: { fr: 'Vin', en: 'Wine' },
  BOX: { fr: 'Coffret de vins', en: 'Box of wines' },
}

/** The labels of containers. */
export const containerWords: NamesOf<typeof containers> = {
  BOTTLE: { fr: 'Bouteille', en: 'Bottle' },
  BAG_IN_BOX: { fr: 'Fontaine à vin', en: 'Bag-in-box' },
  CAN: { fr: 'Canette', en: 'Can' },
  KEG: { fr: 'Fût', en: 'Keg' },
}

/** The plural labels of containers within a sentence. */
const severalContainers: NamesOf<typeof containers> = {
  BOTTLE: { fr: 'bouteilles', en: 'bottles' },
  BAG_IN_BOX: { fr: 'fontaines à vin', en: 'bag-in-boxes' },
  CAN: { fr: 'canettes', en: 'cans' },
  KEG: { fr: 'fûts', en: 'kegs' },
}

/** Returns the label of a number of containers within a sentence. */
export function containerLabel(container: (typeof containers)[number], count: number, locale: string): string {
  return count > 1 ? translate(locale, severalContainers[container]) : translate(locale, containerWords[container]).toLowerCase()
}

/** The labels of wine facts. */
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

/** The templates of fact values, with placeholders in braces. */
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

/** The label of organic farming. */
export const farmingWords = { organic: { fr: 'Agriculture biologique', en: 'Organic' } } as const satisfies Record<string, Translations>

/** The texts about the duty capsule. */
export const capsuleWords = {
  paid: { fr: 'Représentative de droits (CRD)', en: 'Duty paid (CRD)' },
  none: { fr: 'Sans marque de droits', en: 'No duty mark' },
} as const satisfies Record<string, Translations>

/** Synonyms of farming, containers and bottle sizes in millilitres. */
export const otherWords = {
  organic: { fr: 'bio', en: 'bio' },
  BAG_IN_BOX: { fr: 'BIB, bag-in-box, cubi', en: 'BIB' },
  375: { fr: 'demi-bouteille', en: 'half bottle' },
  1500: { fr: 'magnum', en: 'magnum' },
} as const satisfies Record<string, Translations>

/** The label of energy. */
export const energyWords: Translations = { fr: 'Énergie', en: 'Energy' }

/** The labels of nutrition facts in the legal order. */
export const nutritionWords = {
  fat: { fr: 'Matières grasses', en: 'Fat' },
  saturates: { fr: 'dont acides gras saturés', en: 'of which saturates' },
  carbohydrate: { fr: 'Glucides', en: 'Carbohydrate' },
  sugars: { fr: 'dont sucres', en: 'of which sugars' },
  protein: { fr: 'Protéines', en: 'Protein' },
  salt: { fr: 'Sel', en: 'Salt' },
} as const satisfies Record<string, Translations>
