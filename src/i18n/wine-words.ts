import type { allergens, containers, sweetnesses, wineColours } from '#schemas/api/product.ts'
import { wordsFor, type Words } from '#schemas/words.ts'

type NamesOf<List extends readonly string[]> = Readonly<Record<List[number], Words>>

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
export function containersWord(container: (typeof containers)[number], count: number, locale: string): string {
  return count > 1 ? wordsFor(locale, severalContainers[container]) : wordsFor(locale, containerWords[container]).toLowerCase()
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
} as const satisfies Record<string, Words>

/** What 100 ml of a wine hold, in the order in which the law wants it told. */
export const nutritionWords = {
  fat: { fr: 'Matières grasses', en: 'Fat' },
  saturates: { fr: 'dont acides gras saturés', en: 'of which saturates' },
  carbohydrate: { fr: 'Glucides', en: 'Carbohydrate' },
  sugars: { fr: 'dont sucres', en: 'of which sugars' },
  protein: { fr: 'Protéines', en: 'Protein' },
  salt: { fr: 'Sel', en: 'Salt' },
} as const satisfies Record<string, Words>
