import type { CollectTimes } from '#schemas/api/shop/delivery-calls.ts'
import type { Form } from '#schemas/api/content/form.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type {
  AccessPoint,
  AddedToCart,
  Carrier,
  CartAddresses,
  CartCity,
  CartContact,
  CartCountry,
  CartDeliveryType,
  CartPicture,
  CartProduct,
  ClickAndCollect,
  ShippingPlace,
  StoredCart,
} from './cart.ts'
import type { CheckoutEvent, CheckoutState, PaymentMethod } from './checkout.ts'
import type { NotificationsEvent, ShownNotification } from './notifications.ts'

/** The actor of a block: its state as plain data and its events. */
export interface BlockActor<State, Event> {
  readonly getState: () => State
  /** The state on the server, only of an actor that is static. */
  readonly getServerState?: () => State
  /** Calls back after each change until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly send: (event: Event) => void
}

/** The reason for a rejected form of the login page. */
export interface AuthFailure {
  readonly form: 'user.login' | 'user.register' | 'user.logout'
  readonly code: string | null
  readonly message: string
  readonly errors: readonly FieldError[]
}

/** The input of the login form. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly code?: string
}

/** The fields of a registration form. */
export type RegistrationForm = Readonly<Record<string, string | boolean | null>>

/** The state of login and registration. */
export interface AuthState {
  readonly step: 'anonymous' | 'registering' | 'authenticating' | 'member' | 'admin' | 'signingOut'
  readonly failure: AuthFailure | null
  /** True when the credentials were right and a two-factor code is required. */
  readonly isCodeAsked: boolean
  /** The address that has received a confirmation mail. */
  readonly mailedTo: string | null
}

/** The events of the login actor. */
export type AuthEvent =
  | { readonly type: 'credentials.submit'; readonly credentials: Credentials }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'registration.submit'; readonly form: RegistrationForm }
  | { readonly type: 'session.end' }

/** An image or video of the slider. */
export interface Slide {
  readonly image: Pick<Image, 'alt' | 'width' | 'height' | 'filename' | 'externalPath' | 'onlineImage' | 'captions'>
  readonly caption?: string | undefined
}

/** The state of the slider. */
export interface SliderState {
  readonly isOpen: boolean
  /** The label of the slides, for screen readers. */
  readonly label: string
  readonly slides: readonly Slide[]
  readonly index: number
  /** The drag distance in pixels to the right. */
  readonly offset: number
}

/** The events of the slider. */
export type SliderEvent =
  | { readonly type: 'slider.open'; readonly slides: readonly Slide[]; readonly index: number; readonly label: string }
  | { readonly type: 'slider.close' }
  /** Opens the slider at its last slide. */
  | { readonly type: 'slider.reopen' }
  | { readonly type: 'slider.next' }
  | { readonly type: 'slider.previous' }
  | { readonly type: 'key.press'; readonly key: string }
  | { readonly type: 'pointer.press'; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.move'; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.release' }
  | { readonly type: 'pointer.cancel' }

/** A chosen file that waits to be sent. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  /** The type reported by the browser; empty when unknown. */
  readonly type: string
  readonly content: Blob
}

/** The state of a form. */
export interface SiteFormState {
  readonly phase: 'filling' | 'sending' | 'sent'
  /** The current step, and the indexes of the steps with visible fields. */
  readonly step: number
  readonly steps: readonly number[]
  /** The names of the visible fields. */
  readonly asked: readonly string[]
  readonly values: Readonly<Record<string, string | readonly string[]>>
  readonly files: Readonly<Record<string, readonly ChosenFile[]>>
  readonly errors: readonly Pick<FieldError, 'field' | 'code' | 'message'>[]
  readonly message: string | null
  /** The number of rejections since the page was opened. */
  readonly refusals: number
  /** The upload progress from 0 to 1; null unless it is being sent. */
  readonly progress: number | null
  /** The confirmation message. */
  readonly result: string | null
  /** The fields of a restored draft whose files must be chosen again. */
  readonly kept?: readonly string[]
}

/** The events of a form. */
export type SiteFormEvent =
  | { readonly type: 'values.change'; readonly values: SiteFormState['values'] }
  | { readonly type: 'files.add'; readonly field: string; readonly files: readonly ChosenFile[] }
  | { readonly type: 'files.remove'; readonly field: string; readonly index: number }
  | { readonly type: 'step.back' }
  /** The page was left: the message of the form is cleared. */
  | { readonly type: 'page.leave' }
  /** Shows a step with visible fields, for example one with errors. */
  | { readonly type: 'step.show'; readonly step: number }
  /** Goes to the next step, or sends the form from the last one. */
  | { readonly type: 'step.submit'; readonly values: SiteFormState['values'] }
  | { readonly type: 'form.restart' }

/** The opened forms of the site, each with its own state. */
export interface FormActors {
  readonly of: (form: Form, begun: SiteFormState) => BlockActor<SiteFormState, SiteFormEvent>
}

/** The events of the cart. */
export type CartEvent =
  | { readonly type: 'line.add'; readonly product: CartProduct; readonly declinationId: number | null; readonly quantity: string | number }
  | { readonly type: 'line.set'; readonly id: number; readonly quantity: string | number }
  | { readonly type: 'line.increase' | 'line.decrease' | 'line.remove'; readonly id: number }
  /** Restores the line that was removed last. */
  | { readonly type: 'line.restore' }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'delivery.choose'; readonly deliveryType: CartDeliveryType }
  | ({ readonly type: 'collection.choose' } & Partial<ClickAndCollect>)
  | { readonly type: 'carrier.choose'; readonly carrier: Carrier }
  | { readonly type: 'accessPoint.choose'; readonly accessPoint: AccessPoint }
  | { readonly type: 'address.write'; readonly address: Partial<CartAddresses> }
  | { readonly type: 'contact.write'; readonly contact: Partial<CartContact> }
  /** Requests the current stock. */
  | { readonly type: 'quantities.refresh' }
  /** Validates the cart with the shop, then opens a page of the site. */
  | { readonly type: 'cart.validate'; readonly next: string }

/** The events of the shipping calculation. */
export type ShippingEvent = ShippingPlace & { readonly type: 'place.submit' }

/** The events of the discount code. */
export type DiscountEvent = { readonly type: 'code.submit'; readonly code: string } | { readonly type: 'code.remove' }

/** A displayed cart line. Amounts are in cents. */
export interface CartLineView {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly image: CartPicture | null
  readonly year: number | null
  /** The labels of the variant: « 75 cl ». */
  readonly variants: readonly string[]
  /** The volume, when it is known. */
  readonly capacityMl?: number | null
  readonly contents: CartProduct['products']
  readonly quantity: number
  /** The order multiple and the maximum quantity, 0 when it cannot be sold. */
  readonly step: number
  readonly most: number
  /** The reason of the maximum, by default the stock. */
  readonly limit?: AddedToCart['limit']
  /** The requested quantity, when it differs: above the stock or below the order multiple. */
  readonly wanted: number | null
  /** The unit price and the total before a code; null when prices are hidden. */
  readonly price: number | null
  readonly total: number | null
}

/** The totals of a cart in cents. */
export interface CartTotals {
  readonly bottles: number
  readonly subtotal: number
  /** The discount of the reached tier. */
  readonly step: { readonly bottles: number; readonly value: number } | null
  /** The discount of the code. `onFees` means the shipping, which is not known yet. */
  readonly code: { readonly code: string; readonly value: number; readonly onFees?: true } | null
  /** The shipping before tier and code; null until a carrier is chosen. */
  readonly fees: number | null
  readonly total: number
  /** The next discount for a few more bottles. `inFrance` marks free shipping without a known destination. */
  readonly nextStep: {
    readonly bottles: number
    readonly gain: number
    readonly kind: 'FREE_SHIPPING' | 'DISCOUNT'
    readonly inFrance?: true
  } | null
  /** The violated limit of a delivery with the number of bottles. */
  readonly limit?: { readonly kind: 'min' | 'max'; readonly bottles: number; readonly count: number }
}

/** The displayed cart. */
export interface CartState {
  readonly kept: StoredCart
  readonly lines: readonly CartLineView[]
  /** True when it contains wine, which is sold to adults only. */
  readonly holdsWine: boolean
  /** Null when prices are hidden and until the price rules are loaded. */
  readonly totals: CartTotals | null
  readonly asks: 'quantities' | 'validation' | null
  readonly message: string | null
  /** The line removed last, while it can be restored. */
  readonly removed: string | null
  /** The result of the last addition on this page. */
  readonly added: AddedToCart
}

/** The state of the discount code. */
export interface DiscountState {
  readonly applied: string | null
  readonly isAsking: boolean
  readonly message: string | null
}

/** The state of the shipping calculation. */
export interface ShippingState {
  /** The destination of the current request. */
  readonly asked: ShippingPlace | null
  /** The reason for missing prices. A failed request may be repeated. */
  readonly message: string | null
  readonly isUnanswered: boolean
}

/** A country, and whether the shop delivers to it. */
export interface ShopCountry extends CartCountry {
  readonly name: string
  readonly isServed: boolean
}

/** A request to the shop. Its response is known in advance on a static page, and when it was loaded with the page. */
export type Question<Answer> = (() => Promise<Answer>) & { readonly known?: Answer }

/** The requests for places. Responses are cached while the page is open, except the places left in a slot. */
export interface ShopPlaces {
  readonly countries: Question<readonly ShopCountry[]>
  readonly cities: (search: string, idCountry: number) => Promise<readonly CartCity[]>
  readonly accessPoints: (place: ShippingPlace, serviceCode: string) => Promise<readonly AccessPoint[]>
  readonly collectTimes: Question<CollectTimes>
}

/** The form of the payment provider, loaded when that payment is chosen. */
export interface PaymentActor {
  /** The payment methods of an order. */
  readonly methods: Question<readonly PaymentMethod[]>
  /** Mounts the form into an element and returns a function that unmounts it. */
  readonly mount: (element: HTMLElement, clientSecret: string) => Promise<() => void>
}

/** The actors of blocks by name. */
export interface BlockActors {
  readonly forms: FormActors
  readonly notifications: BlockActor<readonly ShownNotification[], NotificationsEvent>
  readonly auth: BlockActor<AuthState, AuthEvent>
  readonly slider: BlockActor<SliderState, SliderEvent>
  readonly cart: BlockActor<CartState, CartEvent>
  readonly discount: BlockActor<DiscountState, DiscountEvent>
  readonly shipping: BlockActor<ShippingState, ShippingEvent>
  readonly checkout: BlockActor<CheckoutState, CheckoutEvent>
  readonly places: ShopPlaces
  readonly payment: PaymentActor
}
