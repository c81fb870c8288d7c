import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { OrderRefusal } from '#machines/checkout/order-error.ts'
import type { CallData } from '#schemas/api/calls.ts'

/** The used part of the Stripe script. */
interface StripeElements {
  readonly create: (type: 'payment') => { readonly mount: (element: HTMLElement) => void; readonly destroy: () => void }
}
interface Stripe {
  readonly elements: (options: { readonly clientSecret: string; readonly locale: string }) => StripeElements
  readonly confirmPayment: (options: {
    readonly elements: StripeElements
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }) => Promise<{ readonly error?: StripeError }>
}
/** The error of a payment, with its state when Stripe was reached. */
interface StripeError {
  readonly type?: string
  readonly code?: string
  readonly message?: string
  readonly payment_intent?: { readonly status?: string }
}
type StripeMaker = (publicKey: string) => Stripe

const source = 'https://js.stripe.com/v3/'

/** Loads the script from the provider, which forbids copies, once the buyer has chosen this payment method. */
function fetchScript(): Promise<StripeMaker> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => {
      const { Stripe } = window as Window & { readonly Stripe?: StripeMaker }
      if (Stripe) resolve(Stripe)
      else reject(new Error('the provider’s script has brought nothing'))
    }
    script.onerror = () => {
      // A failed script is removed, so that the next attempt loads it again.
      script.remove()
      reject(new Error('the provider’s script did not come'))
    }
    document.head.append(script)
  })
}

const isPaid = ({ payment_intent: intent }: StripeError): boolean => ['succeeded', 'processing'].includes(intent?.status ?? '')
/** Returns true for a rejection by the bank or the form. After any other error the outcome of the payment is unknown. */
const isToldNo = ({ type, payment_intent: intent }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || intent?.status === 'requires_payment_method'

interface FormParts {
  readonly settings: () => Promise<CallData<'payment.publicKey'>>
  /** Returns true when the shop accepts bank transfers. */
  readonly takesTransfer: () => Promise<boolean>
  readonly locale: () => string
  /** The message for an unreachable provider. */
  readonly unreachable: string
}

/** The form of the provider and its submission. */
export interface PaymentForm {
  readonly actor: BlockActors['payment']
  /** Confirms the payment with the bank of the buyer. */
  readonly confirm: () => Promise<void>
}

/** Creates the adapter of the payment provider. Card data never reaches this application. */
export function createPaymentForm({ settings, takesTransfer, locale, unreachable }: FormParts): PaymentForm {
  let known: Promise<CallData<'payment.publicKey'>> | null = null
  let coming: Promise<StripeMaker> | null = null
  const script = () => {
    coming ??= fetchScript()
    coming.catch(() => (coming = null))
    return coming
  }
  let form: { readonly stripe: Stripe; readonly elements: StripeElements } | null = null
  const once = () => {
    known ??= settings()
    known.catch(() => (known = null))
    return known
  }
  return {
    actor: {
      methods: async () => {
        const [online, transfer] = await Promise.all([once(), takesTransfer()])
        return [...(online?.methods ?? []), ...(transfer ? (['TRANSFER'] as const) : [])]
      },
      mount: async (element, clientSecret) => {
        const [maker, online] = await Promise.all([script(), once()])
        if (online === null) throw new Error('the site takes no payment online')
        const stripe = maker(online.publicKey)
        const elements = stripe.elements({ clientSecret, locale: locale().slice(0, 2) })
        const field = elements.create('payment')
        field.mount(element)
        form = { stripe, elements }
        return () => {
          form = null
          field.destroy()
        }
      },
    },
    confirm: async () => {
      if (form === null) throw new OrderRefusal(unreachable)
      const { stripe, elements } = form
      // The bank may redirect and return here. The hash of the URL contains the order.
      const { error } = await stripe
        .confirmPayment({ elements, confirmParams: { return_url: location.href }, redirect: 'if_required' })
        .catch((): { readonly error: StripeError } => ({ error: {} }))
      if (error === undefined || isPaid(error)) return
      throw new OrderRefusal(error.message ?? unreachable, isToldNo(error) ? {} : { code: 'PAYMENT_UNHEARD' })
    },
  }
}
