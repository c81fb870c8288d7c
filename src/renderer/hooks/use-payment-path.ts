import { useLocalePath, usePage, useSite } from '#renderer/context.ts'

/**
 * Returns a function that builds the payment URL of an order, with its token in the hash; null when the shop is closed or under
 * construction.
 */
export function usePaymentPath(): (reference: string, token?: string) => string | null {
  const localPath = useLocalePath()
  const { isECommerce, isBuilding } = useSite()
  const isOpen = isECommerce && !isBuilding
  const checkout = usePage().locale.startsWith('fr') ? 'commande' : 'checkout'
  return (reference, token) => (isOpen ? `${localPath(checkout)}#commande=${[reference, token].filter(Boolean).join('.')}` : null)
}
