import { useParameter, useSite } from '#renderer/context.ts'

/** How a way to the cart opens its drawer: when it is pointed at or has the focus, or when it is pressed; undefined on a site that sells nothing. */
export function useCartOpening(): 'hover' | 'press' | undefined {
  const { isECommerce } = useSite()
  const seen = useParameter('SEE_CART_ON_HOVER')
  if (!isECommerce) return undefined
  return seen === true ? 'hover' : 'press'
}
