import { useLocalePath, usePage, useSite } from './context.ts'

/** The address at which an order that waits for its payment is paid, with what opens it behind the « # »; null where nothing is sold any more. */
export function usePaymentPath(): (reference: string, token?: string) => string | null {
  const localPath = useLocalePath()
  const { isECommerce } = useSite()
  const checkout = usePage().locale.startsWith('fr') ? 'commande' : 'checkout'
  return (reference, token) => (isECommerce ? `${localPath(checkout)}#commande=${[reference, token].filter(Boolean).join('.')}` : null)
}
