import {
  absentReasons,
  carriageReasons,
  ceilingReasons,
  codeReasons,
  collectReasons,
  formatReasons,
  paymentReasons,
  refundReasons,
  repeatedReasons,
  unavailableWords,
  unreadableReasons,
  versionReasons,
} from './error-details.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { writtenSize } from './create-field-messages.ts'
import { fillMessage } from './format-message.ts'
import { formErrors } from './form-errors.ts'
import { hostErrors } from './host-errors.ts'
import { inboxErrors } from './inbox-messages.ts'
import { documentErrors } from './invalid-document.ts'
import { planErrors } from './plan-messages.ts'
import { priceWords } from './price-messages.ts'
import { manyReasons, sizeReasons } from './reasons/size-reasons.ts'
import { translate, type Translations } from './translations.ts'

// An API error with its HTTP status and message. `{name}` is replaced by a value of its data.
interface ErrorDefinition extends Translations {
  readonly status: number
  /** The messages by the reason in the data of the error. */
  readonly reasons?: Readonly<Record<string, Translations>>
}

/** The error catalogue. A code is never reused for another meaning. */
export const errors = {
  BAD_REQUEST: {
    status: 400,
    fr: 'La demande est illisible.',
    en: 'The request cannot be read.',
    reasons: unreadableReasons,
  },
  BAD_FILTER: {
    status: 400,
    fr: 'Ce filtre, ce tri ou cette page n’existe pas ici\u00a0: revenez au début, puis choisissez de nouveau.',
    en: 'This filter, order or page does not exist here: go back to the start and choose again.',
  },
  SITE_UNKNOWN: { status: 400, fr: 'Site inconnu.', en: 'Unknown site.' },
  UNAUTHENTICATED: { status: 401, fr: 'Connectez-vous pour continuer.', en: 'Sign in to go on.' },
  SESSION_EXPIRED: { status: 401, fr: 'Votre session a expiré. Reconnectez-vous.', en: 'Your session has expired. Sign in again.' },
  BAD_CREDENTIALS: {
    status: 401,
    fr: 'Adresse e-mail ou mot de passe incorrect. Si vous venez de vous inscrire, suivez d’abord le lien reçu.',
    en: 'Wrong e-mail address or password. If you have just registered, follow the link you received first.',
  },
  TOTP_REQUIRED: { status: 401, fr: 'Saisissez le code de votre application.', en: 'Enter the code from your application.' },
  TOTP_INVALID: {
    status: 401,
    fr: 'Ce code n’est pas le bon.',
    en: 'This code is not the right one.',
    reasons: codeReasons,
  },
  FORBIDDEN: { status: 403, fr: 'Vous n’avez pas ce droit.', en: 'You are not allowed to do this.' },
  CROSS_SITE: { status: 403, fr: 'Demande venue d’un autre site. Rechargez la page.', en: 'Request from another site. Reload the page.' },
  REAUTH_REQUIRED: { status: 403, fr: 'Confirmez par votre mot de passe.', en: 'Confirm with your password.' },
  MINOR: { status: 403, fr: 'Réservé aux personnes majeures.', en: 'For adults only.' },
  FEATURE_DISABLED: { status: 403, fr: 'Ce service n’est pas ouvert sur ce site.', en: 'This service is not open on this site.' },
  PRICES_HIDDEN: {
    status: 403,
    fr: 'Les prix sont réservés aux clients connectés\u00a0: connectez-vous pour les voir et commander.',
    en: 'Prices are shown to signed-in customers: sign in to see them and to order.',
  },
  SHOP_CLOSED: { status: 403, fr: 'Ce site n’a pas de boutique.', en: 'This site has no shop.' },
  NOT_FOUND: {
    status: 404,
    fr: 'Ce contenu n’existe pas ou n’existe plus.',
    en: 'This content does not exist or no longer exists.',
    reasons: absentReasons,
  },
  PAGE_MOVED: { status: 404, fr: 'Cette page a changé d’adresse.', en: 'This page has moved.' },
  EVENT_FULL: { status: 409, fr: 'Il ne reste pas assez de places.', en: 'There are not enough places left.' },
  REGISTRATION_CLOSED: { status: 409, fr: 'Les inscriptions sont closes.', en: 'Registration is closed.' },
  ...hostErrors,
  LAST_ADMIN: { status: 409, fr: 'Nommez d’abord un autre administrateur.', en: 'Appoint another administrator first.' },
  PAGE_REQUIRED: {
    status: 409,
    fr: '{why} La page reste donc comme elle est.',
    en: '{why} So the page stays as it is.',
  },
  IN_USE: {
    status: 409,
    fr: 'C’est utilisé ailleurs sur le site (endroits\u00a0: {total}). Confirmez pour le retirer quand même.',
    en: 'This is used elsewhere on the site (places: {total}). Confirm to remove it anyway.',
  },
  VIEWS_FULL: { status: 409, fr: 'Vous gardez déjà 20\u00a0vues\u00a0: retirez-en une.', en: 'You keep 20 views already: remove one.' },
  ...inboxErrors,
  OUT_OF_STOCK: {
    status: 409,
    fr: 'Stock insuffisant pour «\u202f{name}\u202f» (reste {left}).',
    en: 'Not enough left of “{name}” ({left} left).',
    reasons: {
      SHARED: {
        fr: 'Stock insuffisant\u00a0: plusieurs articles du panier demandent «\u202f{name}\u202f» ({lines}). Il en faudrait {needed}, il en reste {left}.',
        en: 'Not enough left: several articles of the cart take from “{name}” ({lines}). It would take {needed}, {left} are left.',
      },
    },
  },
  UNPAID_CEILING: {
    status: 409,
    fr: 'Trop de commandes attendent encore leur paiement. Réglez-les d’abord, ou contactez-nous.',
    en: 'Too many orders still await payment. Pay for them first, or contact us.',
    reasons: ceilingReasons,
  },
  NOT_ON_SALE: { status: 409, fr: 'Un produit de votre panier n’est plus en vente.', en: 'A product in your cart is no longer on sale.' },
  PRICE_CHANGED: { status: 409, ...priceWords.changed },
  FEES_CHANGED: {
    status: 409,
    fr: 'Les frais de livraison ont changé\u00a0: choisissez de nouveau votre livraison.',
    en: 'The shipping fees have changed: choose your delivery again.',
  },
  SLOT_FULL: {
    status: 409,
    fr: 'Ce créneau n’est plus libre. Choisissez-en un autre.',
    en: 'This time is no longer free. Choose another one.',
    reasons: collectReasons,
  },
  STOCK_RESERVED: {
    status: 409,
    fr: 'Les commandes en retiennent davantage\u00a0: le stock ne peut pas descendre si bas.',
    en: 'Orders hold more of it back: the stock cannot go that low.',
  },
  ORDER_EVENT_REFUSED: {
    status: 409,
    fr: 'L’état de cette commande ne le permet pas.',
    en: 'The state of this order does not allow it.',
    reasons: refundReasons,
  },
  GOODS_WITHDRAWN: {
    status: 409,
    fr: 'L’acheteur a exercé son droit de rétractation\u00a0: ces produits ne sont plus à envoyer, mais à rembourser.',
    en: 'The buyer has withdrawn from the contract: these goods are not to be sent any more, but to be refunded.',
  },
  WORDS_WAITING: {
    status: 409,
    fr: 'L’acheteur s’est rétracté en ses propres mots\u00a0: dites d’abord à quoi ils se rapportent.',
    en: 'The buyer has withdrawn in words of their own: say first what they mean.',
  },
  MONEY_OWED: {
    status: 409,
    fr: 'De l’argent reste à rendre pour cette commande\u00a0: remboursez-le avant de la clore.',
    en: 'Money is still owed for this order: refund it before you close it.',
  },
  RETURN_REFUSED: { status: 409, fr: 'L’acheteur n’a pas tant à renvoyer.', en: 'The buyer has not so much to send back.' },
  KEPT_REFUSED: {
    status: 409,
    fr: 'Une retenue ne porte que sur des produits revenus après une rétractation, et ne dépasse jamais leur prix.',
    en: 'Only of goods that came back after a withdrawal can something be kept back, and never more than their price.',
  },
  STALE_VERSION: {
    status: 409,
    fr: 'Ce contenu a été modifié entre-temps.',
    en: 'This content has been changed in the meantime.',
    reasons: versionReasons,
  },
  ORDER_NOT_PAYABLE: { status: 409, fr: 'Cette commande n’attend plus de paiement.', en: 'This order waits for no payment any more.' },
  IN_PROGRESS: { status: 409, fr: 'Votre demande est déjà en cours.', en: 'Your request is already under way.' },
  TOO_LARGE: {
    status: 413,
    ...formErrors.TOO_LARGE,
    reasons: {
      ...{ FILM: formErrors.FILM, PIXELS: formErrors.PIXELS },
      ...sizeReasons,
    },
  },
  TOO_MANY_FILES: { status: 413, ...formErrors.TOO_MANY_FILES },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, fr: 'Format d’envoi refusé.', en: 'This format is not accepted.' },
  VALIDATION_FAILED: {
    status: 422,
    ...formErrors.VALIDATION_FAILED,
    reasons: manyReasons,
  },
  TOKEN_INVALID: {
    status: 422,
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    en: 'This link is no longer valid. Ask for a new one.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    fr: 'Demande déjà envoyée avec un autre contenu.',
    en: 'Request already sent with another content.',
    reasons: repeatedReasons,
  },
  EMPTY_CART: { status: 422, fr: 'Votre panier est vide.', en: 'Your cart is empty.' },
  BAD_QUANTITY: {
    status: 422,
    fr: 'La quantité d’un produit est un nombre entier, de 1 à {max}.',
    en: 'The quantity of a product is a whole number from 1 to {max}.',
  },
  BAD_MULTIPLE: {
    status: 422,
    fr: '«\u202f{name}\u202f» se commande par {step}.',
    en: '“{name}” is sold in multiples of {step}.',
  },
  MIN_BOTTLES: {
    status: 422,
    fr: 'Une livraison compte au moins {min} bouteilles\u00a0: votre panier en a {count}.',
    en: 'A delivery has at least {min} bottles: your cart has {count}.',
  },
  MAX_BOTTLES: {
    status: 422,
    fr: 'Une livraison compte au plus {max} bouteilles\u00a0: votre panier en a {count}.',
    en: 'A delivery has at most {max} bottles: your cart has {count}.',
  },
  COUNTRY_NOT_SERVED: { status: 422, fr: 'La boutique ne livre pas dans ce pays.', en: 'The shop does not deliver to this country.' },
  NO_CARRIER: {
    status: 422,
    fr: 'Aucun transporteur ne livre ce panier à cet endroit.',
    en: 'No carrier delivers this cart to this place.',
    reasons: carriageReasons,
  },
  DISCOUNT_INVALID: { status: 422, fr: 'Ce code n’est pas valable pour ce panier.', en: 'This code is not valid for this cart.' },
  DISCOUNT_EXPIRED: { status: 422, fr: 'Ce code n’est plus valable.', en: 'This code is no longer valid.' },
  DISCOUNT_USED_UP: {
    status: 422,
    fr: 'Ce code a déjà été entièrement utilisé.',
    en: 'This code has been used up.',
    reasons: {
      BUYER: {
        fr: 'Vous avez déjà utilisé ce code\u00a0: retirez-le du panier pour commander.',
        en: 'You have used this code already: take it out of the cart to order.',
      },
    },
  },
  DISCOUNT_MINIMUM: {
    status: 422,
    fr: 'Ce code demande {minimum}\u00a0€ d’achat au moins.',
    en: 'This code needs a purchase of at least €{minimum}.',
  },
  BAD_POSTAL_CODE: { status: 422, ...formatReasons.postalCode },
  BAD_ADDRESS: {
    status: 422,
    fr: 'Cette adresse n’est pas complète, ou n’existe pas.',
    en: 'This address is not complete, or does not exist.',
  },
  ACCESS_POINT_REQUIRED: { status: 422, fr: 'Choisissez un point de retrait.', en: 'Choose a pickup point.' },
  SALE_TERMS_REQUIRED: { status: 422, fr: 'Acceptez les conditions générales de vente.', en: 'Accept the terms of sale.' },
  EMAIL_REQUIRED: { status: 422, fr: 'Indiquez votre adresse e-mail.', en: 'Enter your e-mail address.' },
  PAYMENT_UNAVAILABLE: {
    status: 422,
    fr: 'Ce moyen de paiement n’est pas proposé.',
    en: 'This means of payment is not offered.',
    reasons: paymentReasons,
  },
  SVG_UNAVAILABLE: { status: 422, fr: 'Cette image n’a pas pu être chargée.', en: 'This image could not be loaded.' },
  ...planErrors,
  APPROVAL_REQUIRED: {
    status: 422,
    fr: 'Ce site fait relire avant de publier : personne n’a encore approuvé le brouillon tel qu’il est.',
    en: 'This site has drafts approved before publication: nobody has approved the draft as it is.',
  },
  APPROVAL_OF_OWN: {
    status: 422,
    fr: 'La dernière modification est de vous : une autre personne doit l’approuver.',
    en: 'The last change is yours: another person has to approve it.',
  },
  ...documentErrors,
  TOO_MANY_REQUESTS: { status: 429, fr: 'Trop de demandes. Réessayez dans {delay}.', en: 'Too many requests. Try again in {delay}.' },
  INTERNAL: { status: 500, fr: 'Erreur de notre côté. Référence\u00a0: {requestId}.', en: 'Error on our side. Reference: {requestId}.' },
  UPSTREAM: { status: 502, fr: 'Un service extérieur ne répond pas.', en: 'An outside service does not answer.' },
  UNAVAILABLE: { status: 503, ...unavailableWords },
  STORAGE_FULL: { status: 507, fr: 'Enregistrement impossible pour l’instant.', en: 'Nothing can be saved for now.' },
} as const satisfies Record<string, ErrorDefinition>

/** A code of the error catalogue. */
export type ErrorCode = keyof typeof errors

/** The part of a request that is too large, other than its files. */
export type TooLargeReason = keyof typeof errors.TOO_LARGE.reasons

/** A rejected field: its name or path (« products.0.quantity », empty for the whole), its code and its message. */
export interface FieldError {
  readonly field: string
  readonly code: FieldErrorCode
  readonly message: string
  readonly removed?: readonly string[]
}

/** The three keys of every JSON response. */
export interface Envelope<Data> {
  readonly success: boolean
  readonly data: Data
  readonly message: string | null
}

/** Formats an error in the requested locale: English for `en…`, otherwise French. */
export function errorMessage(code: ErrorCode, locale: string, values: Readonly<Record<string, unknown>> = {}): string {
  const { reasons, ...words }: ErrorDefinition = errors[code]
  // The limit of a body is in bytes.
  const said = code === 'TOO_LARGE' && typeof values['max'] === 'number' ? { ...values, max: writtenSize(values['max'], locale) } : values
  return fillMessage(translate(locale, new Map(Object.entries(reasons ?? {})).get(String(values['reason'])) ?? words), said, locale)
}
