import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import { idOrSlugSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import {
  awardSchema,
  mealIconSchema,
  productFacetsSchema,
  productFileSchema,
  productItemSchema,
  productSchema,
  productTypes,
  sweetnesses,
  variationWithValuesSchema,
  wineColours,
  type Product,
  type ProductItem,
} from './product.ts'

const noBottle: Pick<ProductItem, 'year' | 'capacity' | 'capacityUnit' | 'abv' | 'drinkFrom' | 'drinkTo' | 'container' | 'crd'> = {
  year: null,
  capacity: null,
  capacityUnit: null,
  abv: null,
  drinkFrom: null,
  drinkTo: null,
  container: null,
  crd: true,
}

const itemExample: ProductItem = {
  id: 30,
  idProduct: 30,
  reference: 'CA',
  name: 'Cuvée A',
  url: 'produits/cuvee-a',
  summary: 'Un rouge de schiste, souple et long.',
  type: { id: 1, type: 'WINE' },
  kind: { value: 'RED', label: 'Rouge' },
  tags: [],
  isVintage: true,
  image: imageExample,
  price: 12.5,
  discount: null,
  priceToPay: 11.25,
  lowestPrice: null,
  pricePerLitre: 15,
  onSale: true,
  quantity: null,
  setQuantity: false,
  sellByMultipleOf: null,
  ...noBottle,
  hasShippingFees: true,
  products: [],
  variation1: { label: 'Contenance', displayLabel: 'Format' },
  variation2: null,
  variation3: null,
  appellation: 'Minervois',
  colour: 'RED',
  sweetness: 'DRY',
  grapes: ['Syrah', 'Grenache'],
  organic: true,
  allergens: ['SULPHITES'],
  servingTemperature: { from: 15, to: 17 },
  declinations: [
    {
      id: 107,
      price: 12.5,
      discount: { id: 9, type: 'PERCENT', amount: 10, detailType: 'PRODUCT', code: null },
      priceToPay: 11.25,
      lowestPrice: 12.5,
      pricePerLitre: 15,
      onSale: true,
      quantity: 34,
      setQuantity: true,
      sellByMultipleOf: 6,
      year: 2021,
      capacity: 75,
      capacityUnit: 'CENTILITRE',
      abv: 13.5,
      drinkFrom: 2024,
      drinkTo: 2031,
      container: 'BOTTLE',
      crd: true,
      variation1: { label: '75 cl' },
      variation2: null,
      variation3: null,
    },
  ],
}

const productExample: Product = {
  ...itemExample,
  content: '<p>Vendangé à la main.</p>',
  images: [imageExample],
  mealIcons: [3],
  ingredients: 'Raisins, sulfites.',
  nutrition: { energyKj: 330, energyKcal: 80, carbohydrate: 0.3, sugars: 0.2 },
  withdrawalExempt: false,
  withdrawalExemption: null,
}

/** Lists the products of a shop. */
export const productList = defineCall({
  name: 'product.list',
  method: 'GET',
  path: '/product',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: {
    fields: {
      name: { kind: 'text', order: true },
      kind: { kind: 'enum' },
      type: { kind: 'enum', options: productTypes },
      tags: { kind: 'tags' },
      year: { kind: 'number', order: true },
      price: { kind: 'number', order: true },
      isVintage: { kind: 'boolean' },
      colour: { kind: 'enum', options: wineColours },
      appellation: { kind: 'text' },
      grapes: { kind: 'tags' },
      sweetness: { kind: 'enum', options: sweetnesses },
      organic: { kind: 'boolean' },
      abv: { kind: 'number' },
      createdAt: { kind: 'instant', filter: false, order: true },
      order: { kind: 'number', filter: false, order: true },
    },
    search: true,
    defaultOrder: 'PRODUCT_ORDER',
  },
  data: z.object({ products: z.array(productItemSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER', 'PRICES_HIDDEN'],
  summary:
    'Les produits. «\u202fprice\u202f» est le prix le plus bas à payer\u00a0; «\u202fyear\u202f» et «\u202fabv\u202f» sont ceux de l’une de ses bouteilles\u00a0; l’ordre est celui du réglage PRODUCT_ORDER, sinon le prix. Le stock a dix secondes au plus.',
  holdsMs: 10_000,
  example: {
    params: {},
    query: 'nbItem=100&page=1&kind=RED&price=lte:20&organic=true&abv=gte:12.5',
    data: { products: [itemExample], total: 1 },
  },
})

/** Returns a product. */
export const productGet = defineCall({
  name: 'product.get',
  method: 'GET',
  path: '/product/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: productSchema,
  errors: [],
  summary:
    'Un produit, avec tout ce qui en est dit\u00a0; le numéro d’une déclinaison donne son produit. Une déclinaison que la photo de son produit ne montre pas a la sienne.',
  holdsMs: 10_000,
  example: { params: { id: 30 }, data: productExample },
})

/** Lists the products recommended with a product. */
export const productRecommended = defineCall({
  name: 'product.recommended',
  method: 'GET',
  path: '/v2/product/recommended/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: z.object({ products: z.array(productItemSchema) }),
  errors: [],
  summary: 'Huit produits au plus, en vente\u00a0: choisis à la main, sinon par étiquettes, puis par genre.',
  holdsMs: 10_000,
  example: { params: { id: 30 }, data: { products: [itemExample] } },
})

/** Returns the facets of the catalogue. */
export const productFacets = defineCall({
  name: 'product.facets',
  method: 'GET',
  path: '/v2/product/facets',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: productFacetsSchema,
  errors: [],
  summary:
    'Les genres, étiquettes, millésimes, couleurs, appellations, cépages et douceurs du catalogue, avec le nombre de produits de chacun, et celui des produits biologiques.',
  example: {
    params: {},
    data: {
      kinds: [{ value: 'RED', label: 'Rouge', count: 12 }],
      tags: [{ value: 'bio', label: 'Bio', count: 20 }],
      years: [{ year: 2021, count: 9 }],
      colours: [{ value: 'RED', label: 'Rouge', count: 12 }],
      appellations: [{ value: 'Minervois', label: 'Minervois', count: 7 }],
      grapes: [{ value: 'Syrah', label: 'Syrah', count: 8 }],
      sweetnesses: [{ value: 'DRY', label: 'Sec', count: 18 }],
      organic: 20,
    },
  },
})

/** Lists the variation axes. */
export const variationList = defineCall({
  name: 'variation.list',
  method: 'GET',
  path: '/variation',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: z.array(variationWithValuesSchema),
  errors: [],
  summary: 'Ce qui distingue les déclinaisons, avec toutes ses valeurs.',
  example: { params: {}, data: [{ id: 1, label: 'Contenance', displayLabel: 'Format', values: [{ id: 3, label: '75 cl' }] }] },
})

/** Lists the awards, optionally of one product. */
export const awardList = defineCall({
  name: 'award.list',
  method: 'GET',
  path: '/award',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: { fields: { product: { kind: 'id' } }, defaultOrder: 'id', paged: false },
  data: z.array(awardSchema),
  errors: ['BAD_FILTER'],
  summary:
    'Les récompenses d’un produit, ou toutes\u00a0; «\u202fvintage\u202f» est le millésime auquel l’une est décernée, s’il est le seul.',
  example: {
    params: {},
    query: 'product=30',
    data: [{ id: 4, name: 'Médaille d’or', contest: 'Concours agricole', year: 2025, vintage: 2021, image: imageExample }],
  },
})

/** Lists the dishes that match wines. */
export const mealIconList = defineCall({
  name: 'mealIcon.list',
  method: 'GET',
  path: '/parameter/product/meal-icon',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: z.array(mealIconSchema),
  errors: [],
  summary: 'Les mets avec lesquels les vins s’accordent.',
  example: { params: {}, data: [{ id: 3, type: 'RED_MEAT', label: 'Viande rouge', icon: 'fa-solid fa-drumstick-bite' }] },
})

/** Returns the data sheet of a product or a variant. */
export const productFile = defineCall({
  name: 'product.file',
  method: 'GET',
  path: '/product/generate/file/{id}/{declinationId?}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema, declinationId: z.coerce.number().pipe(rowIdSchema).optional() }),
  data: productFileSchema,
  alsoFile: 'application/pdf',
  errors: [],
  summary: 'Où se trouve la fiche technique\u00a0; «\u202fAccept: application/pdf\u202f» donne la fiche elle-même.',
  example: {
    params: { id: 30, declinationId: 107 },
    data: { filename: 'cuvee-a-2021.pdf', mimeType: 'application/pdf', url: '/files/product/30-107-c41d.pdf' },
  },
})
