import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { OrderRefusal } from '#machines/checkout/order-error.ts'
import type { CallData } from '#schemas/api/calls.ts'

/** What this page uses of Stripe's own script. */
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
/** Why a payment was not confirmed; with how it stands, where Stripe was reached. */
interface StripeError {
  readonly type?: string
  readonly code?: string
  readonly message?: string
  readonly payment_intent?: { readonly status?: string }
}
type StripeMaker = (publicKey: string) => Stripe

const source = 'https://js.stripe.com/v3/'

/** Fetches the provider's script, which must come from the provider itself: only here, once somebody has chosen to pay by it. */
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
      // Asked for again, it is fetched again.
      script.remove()
      reject(new Error('the provider’s script did not come'))
    }
    document.head.append(script)
  })
}

const isPaid = ({ payment_intent: intent }: StripeError): boolean => ['succeeded', 'processing'].includes(intent?.status ?? '')
/** What the bank or the form itself has said; after anything else nobody here knows whether the money has left. */
const isToldNo = ({ type, payment_intent: intent }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || intent?.status === 'requires_payment_method'

interface FormParts {
  readonly settings: () => Promise<CallData<'payment.publicKey'>>
  /** Whether the shop takes transfers. */
  readonly takesTransfer: () => Promise<boolean>
  readonly locale: () => string
  /** What is said when the provider does not answer. */
  readonly unreachable: string
}

/** The provider's own form, and how it is sent. */
export interface PaymentForm {
  readonly actor: BlockActors['payment']
  /** Has the buyer's bank say yes. */
  readonly confirm: () => Promise<void>
}

/** Makes what stands between the checkout and the payment provider: what is typed into its form never comes here. */
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
      // A bank that wants to ask something leads back here: the order stands behind the address’s « # ».
      const { error } = await stripe
        .confirmPayment({ elements, confirmParams: { return_url: location.href }, redirect: 'if_required' })
        .catch((): { readonly error: StripeError } => ({ error: {} }))
      if (error === undefined || isPaid(error)) return
      throw new OrderRefusal(error.message ?? unreachable, isToldNo(error) ? {} : { code: 'PAYMENT_UNHEARD' })
    },
  }
}
