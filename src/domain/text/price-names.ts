const PREFIX = 'SERVICE_PRICE_'
const NAME = /^SERVICE_PRICE_([1-9][0-9]{0,8})$/

/** The name under which texts have the price of a service: `{{SERVICE_PRICE_12}}`. */
export const servicePriceName = (id: number): string => `${PREFIX}${id}`

/** The number of the service whose price a placeholder names; null for another placeholder. */
export function pricedService(name: string): number | null {
  const id = NAME.exec(name)?.[1]
  return id === undefined ? null : Number(id)
}
