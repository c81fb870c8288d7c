import { rowReferences } from '#server/content/items/row-references.ts'

/** Contents that products name: the pictures of the product, its bottles and its awards, its tags, recommended products, and the links of its texts. */
export const productReferences = rowReferences({
  kind: 'PRODUCT',
  table: 'products',
  parts: [
    { table: 'product_texts', owner: 'product_id' },
    { table: 'product_images', owner: 'product_id' },
    { table: 'sellables', owner: 'product_id' },
    { table: 'awards', owner: 'product_id' },
    { table: 'recommended_products', owner: 'product_id' },
  ],
})
