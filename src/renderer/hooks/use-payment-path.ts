import { useLocalePath, usePage, useSite } from '#renderer/context.ts'

/** The address at which an order that waits for its payment is paid, with what opens it behind the « # »; null where the shop is shut: nothing is sold any more, or the site is being built again. */
export function usePaymentPath(): (reference: string, token?: string) => string | null {
  const localPath = useLocalePath()
  const { isECommerce, isBuilding } = useSite()
  const isOpen = isECommerce && !isBuilding
  const checkout = usePage().locale.startsWith('fr') ? 'commande' : 'checkout'
  return (reference, token) => (isOpen ? `${localPath(checkout)}#commande=${[reference, token].filter(Boolean).join('.')}` : null)
}
