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

/** What goes on behind a block: its state as plain data, and what it can be told. */
export interface BlockActor<State, Event> {
  readonly getState: () => State
  /** Where it stands as the server draws it: only of one that stays there. */
  readonly getServerState?: () => State
  /** Calls back after each change; what it answers ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly send: (event: Event) => void
}

/** Why a form of the page for signing in was refused. */
export interface AuthFailure {
  readonly form: 'user.login' | 'user.register' | 'user.logout'
  readonly code: string | null
  readonly message: string
  readonly errors: readonly FieldError[]
}

/** What an address and a password are given for. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly code?: string
}

/** What a form for a new account sends. */
export type RegistrationForm = Readonly<Record<string, string | boolean | null>>

/** Where signing in and registering stand. */
export interface AuthState {
  readonly step: 'anonymous' | 'registering' | 'authenticating' | 'member' | 'admin' | 'signingOut'
  readonly failure: AuthFailure | null
  /** Whether address and password were right, and the code of the person's application is asked for. */
  readonly isCodeAsked: boolean
  /** The address whose owner has a mail to follow. */
  readonly mailedTo: string | null
}

/** What the blocks about signing in may tell it. */
export type AuthEvent =
  | { readonly type: 'credentials.submit'; readonly credentials: Credentials }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'registration.submit'; readonly form: RegistrationForm }
  | { readonly type: 'session.end' }

/** A picture or a video to be seen over the whole page. */
export interface Slide {
  readonly image: Pick<Image, 'alt' | 'width' | 'height' | 'filename' | 'externalPath' | 'onlineImage' | 'captions'>
  readonly caption?: string | undefined
}

/** What is seen over the whole page. */
export interface SliderState {
  readonly isOpen: boolean
  /** What the slides are of, for those who hear it. */
  readonly label: string
  readonly slides: readonly Slide[]
  readonly index: number
  /** How far a finger has drawn the slide, in pixels to the right. */
  readonly offset: number
}

/** What the slider may be told. */
export type SliderEvent =
  | { readonly type: 'slider.open'; readonly slides: readonly Slide[]; readonly index: number; readonly label: string }
  | { readonly type: 'slider.close' }
  /** Shows again what was shown last. */
  | { readonly type: 'slider.reopen' }
  | { readonly type: 'slider.next' }
  | { readonly type: 'slider.previous' }
  | { readonly type: 'key.press'; readonly key: string }
  | { readonly type: 'pointer.press'; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.move'; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.release' }
  | { readonly type: 'pointer.cancel' }

/** A file that was chosen for a field of a form, and waits to be sent. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  /** As the browser says it; empty when it does not know. */
  readonly type: string
  readonly content: Blob
}

/** How far somebody has come with a form. */
export interface SiteFormState {
  readonly phase: 'filling' | 'sending' | 'sent'
  /** The step that is shown, and those in which something is asked, by their places. */
  readonly step: number
  readonly steps: readonly number[]
  /** The names of the fields that are asked. */
  readonly asked: readonly string[]
  readonly values: Readonly<Record<string, string | readonly string[]>>
  readonly files: Readonly<Record<string, readonly ChosenFile[]>>
  readonly errors: readonly Pick<FieldError, 'field' | 'code' | 'message'>[]
  readonly message: string | null
  /** How often it was refused since the page was opened. */
  readonly refusals: number
  /** How much of it has left, from 0 to 1; null unless it is being sent. */
  readonly progress: number | null
  /** What is said to whoever has sent it. */
  readonly result: string | null
  /** Said of a form that goes on from answers of before a reload: the fields whose files are to be chosen again. */
  readonly kept?: readonly string[]
}

/** What a form may be told. */
export type SiteFormEvent =
  | { readonly type: 'values.change'; readonly values: SiteFormState['values'] }
  | { readonly type: 'files.add'; readonly field: string; readonly files: readonly ChosenFile[] }
  | { readonly type: 'files.remove'; readonly field: string; readonly index: number }
  | { readonly type: 'step.back' }
  /** Somebody has gone on to another page: what was said of the form as a whole is not said again. */
  | { readonly type: 'page.leave' }
  /** Turns to a step in which something is asked, as what was refused leads there. */
  | { readonly type: 'step.show'; readonly step: number }
  /** Goes on to the next step; from the last one, sends the form. */
  | { readonly type: 'step.submit'; readonly values: SiteFormState['values'] }
  | { readonly type: 'form.restart' }

/** The forms of the site that were opened, each with its own state. */
export interface FormActors {
  readonly of: (form: Form, begun: SiteFormState) => BlockActor<SiteFormState, SiteFormEvent>
}

/** What the cart may be told. */
export type CartEvent =
  | { readonly type: 'line.add'; readonly product: CartProduct; readonly declinationId: number | null; readonly quantity: string | number }
  | { readonly type: 'line.set'; readonly id: number; readonly quantity: string | number }
  | { readonly type: 'line.increase' | 'line.decrease' | 'line.remove'; readonly id: number }
  /** Puts back what was last taken out. */
  | { readonly type: 'line.restore' }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'delivery.choose'; readonly deliveryType: CartDeliveryType }
  | ({ readonly type: 'collection.choose' } & Partial<ClickAndCollect>)
  | { readonly type: 'carrier.choose'; readonly carrier: Carrier }
  | { readonly type: 'accessPoint.choose'; readonly accessPoint: AccessPoint }
  | { readonly type: 'address.write'; readonly address: Partial<CartAddresses> }
  | { readonly type: 'contact.write'; readonly contact: Partial<CartContact> }
  /** Asks the shop what can still be sold. */
  | { readonly type: 'quantities.refresh' }
  /** Has the shop check the cart, and goes on to a place of the site. */
  | { readonly type: 'cart.validate'; readonly next: string }

/** What calculating shipping may be told. */
export type ShippingEvent = ShippingPlace & { readonly type: 'place.submit' }

/** What a discount may be told. */
export type DiscountEvent = { readonly type: 'code.submit'; readonly code: string } | { readonly type: 'code.remove' }

/** A line of the cart as it is shown; amounts are in cents. */
export interface CartLineView {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly image: CartPicture | null
  readonly year: number | null
  /** What tells it from other variants: « 75 cl ». */
  readonly variants: readonly string[]
  /** How much it holds, where that is known. */
  readonly capacityMl?: number | null
  readonly contents: CartProduct['products']
  readonly quantity: number
  /** By how many the quantity goes up and down, and how far up; nothing can be sold when that is 0. */
  readonly step: number
  readonly most: number
  /** What keeps it from being more: what is left, where nothing else is said. */
  readonly limit?: AddedToCart['limit']
  /** How many were wanted, when it is another number: more than there are, or fewer than it is sold by. */
  readonly wanted: number | null
  /** What one costs, and all of them, before a code; null where prices are hidden. */
  readonly price: number | null
  readonly total: number | null
}

/** What a cart costs, in cents. */
export interface CartTotals {
  readonly bottles: number
  readonly subtotal: number
  /** What so many bottles take off. */
  readonly step: { readonly bottles: number; readonly value: number } | null
  /** What the code takes off; `onFees` where that is of the shipping, which is not known yet. */
  readonly code: { readonly code: string; readonly value: number; readonly onFees?: true } | null
  /** What shipping costs before the step and the code; null as long as no carrier is chosen. */
  readonly fees: number | null
  readonly total: number
  /** What a few more bottles would bring; `inFrance` where it is free shipping, and nobody has said where it goes. */
  readonly nextStep: {
    readonly bottles: number
    readonly gain: number
    readonly kind: 'FREE_SHIPPING' | 'DISCOUNT'
    readonly inFrance?: true
  } | null
  /** Said of a cart that is to be brought, where that is too few bottles or too many: how many are in it, and how many there may be. */
  readonly limit?: { readonly kind: 'min' | 'max'; readonly bottles: number; readonly count: number }
}

/** The cart as it is shown. */
export interface CartState {
  readonly kept: StoredCart
  readonly lines: readonly CartLineView[]
  /** Whether wine is in it, which is sold to adults alone. */
  readonly holdsWine: boolean
  /** Null where prices are hidden, and as long as the shop was not asked by which rules it counts. */
  readonly totals: CartTotals | null
  readonly asks: 'quantities' | 'validation' | null
  readonly message: string | null
  /** What was last taken out, as long as it can be put back. */
  readonly removed: string | null
  /** What became of what was last put there on this page. */
  readonly added: AddedToCart
}

/** Where a code stands. */
export interface DiscountState {
  readonly applied: string | null
  readonly isAsking: boolean
  readonly message: string | null
}

/** Where calculating shipping stands. */
export interface ShippingState {
  /** The place for which it is asked what shipping costs, until the answer is there. */
  readonly asked: ShippingPlace | null
  /** Why there are no prices; what came without an answer may be asked again. */
  readonly message: string | null
  readonly isUnanswered: boolean
}

/** A country, and whether the shop sends anything there. */
export interface ShopCountry extends CartCountry {
  readonly name: string
  readonly isServed: boolean
}

/** A question that is asked of the shop; its answer is known before on a page that does nothing, and where it was asked while the page was made ready. */
export type Question<Answer> = (() => Promise<Answer>) & { readonly known?: Answer }

/** What the shop can be asked about places: an answer is remembered as long as the page is open, but for what is left of a time. */
export interface ShopPlaces {
  readonly countries: Question<readonly ShopCountry[]>
  readonly cities: (search: string, idCountry: number) => Promise<readonly CartCity[]>
  readonly accessPoints: (place: ShippingPlace, serviceCode: string) => Promise<readonly AccessPoint[]>
  readonly collectTimes: Question<CollectTimes>
}

/** The payment provider's own form, which is fetched once somebody has chosen to pay by it. */
export interface PaymentActor {
  /** How an order can be paid. */
  readonly methods: Question<readonly PaymentMethod[]>
  /** Puts the form into an element; what it answers takes it away. */
  readonly mount: (element: HTMLElement, clientSecret: string) => Promise<() => void>
}

/** The actors that blocks may ask for, by name. */
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
