import { formFormatReasons, formLimitReasons, type numberReasons } from './form-error-details.ts'
import type { Translations } from './translations.ts'
import type { TypedReason } from './reasons/typed-reasons.ts'

/** The detailed messages for an invalid format. */
export const formatReasons = {
  ...formFormatReasons,
  nameSign: {
    fr: 'Un nom s’écrit sans «\u00a0{sign}\u00a0»\u00a0: retirez ce signe.',
    en: 'A name has no “{sign}”: remove this character.',
  },
  nameControl: {
    fr: 'Ce nom contient un retour à la ligne ou un signe invisible\u00a0: effacez-le, puis saisissez-le de nouveau.',
    en: 'This name contains a line break or an invisible character: clear it, then type it again.',
  },
  nameDot: { fr: 'Dans un nom, mettez un espace après le point.', en: 'In a name, put a space after the full stop.' },
  nameAddress: { fr: 'Un nom s’écrit sans adresse de site.', en: 'A name is written without the address of a site.' },
  minor: {
    fr: 'Le vin ne se vend qu’aux personnes majeures\u00a0: la date de naissance donnée dit moins de 18\u00a0ans.',
    en: 'Wine is sold to adults only: the date of birth given says less than 18 years.',
  },
  samePassword: {
    fr: 'C’est déjà votre mot de passe\u00a0: choisissez-en un différent.',
    en: 'This is your password already: choose a different one.',
  },
  unprintable: {
    fr: 'Ce texte est imprimé, et «\u00a0{sign}\u00a0» ne peut pas l’être\u00a0: écrivez-le sans émojis, en lettres latines, grecques ou cyrilliques.',
    en: 'This text is printed, and “{sign}” cannot be: write it without emojis, in Latin, Greek or Cyrillic letters.',
  },
  oneLine: {
    fr: 'Ce texte est imprimé sur une seule ligne\u00a0: retirez les retours à la ligne.',
    en: 'This text is printed on a single line: take the line breaks out.',
  },
  itemSlug: {
    fr: 'Une adresse s’écrit en minuscules sans accent, avec des chiffres et des tirets, comme «\u00a0foire-aux-vins\u00a0».',
    en: 'An address is written in small letters without accents, with digits and hyphens, such as “wine-fair”.',
  },
  postalCode: { fr: 'Ce code postal n’existe pas dans ce pays.', en: 'There is no such postal code in this country.' },
  siretLength: { fr: 'Un numéro SIRET compte 14\u00a0chiffres.', en: 'A SIRET number has 14 digits.' },
  siretCheck: {
    fr: 'Les chiffres de contrôle de ce numéro SIRET ne sont pas les bons\u00a0: relisez-le.',
    en: 'The check digits of this SIRET number are wrong: read it again.',
  },
  vatForm: {
    fr: 'Un numéro de TVA commence par les deux lettres d’un pays de l’Union, comme FR, suivies de ses chiffres.',
    en: 'A VAT number begins with the two letters of a country of the Union, such as FR, and its digits follow.',
  },
  vatKey: {
    fr: 'La clé ou le SIREN de ce numéro de TVA ne sont pas les bons\u00a0: relisez-le.',
    en: 'The key or the company’s number in this VAT number is wrong: read it again.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a missing choice. */
export const requiredReasons = {
  deliveryPostalCode: { fr: 'Indiquez la commune de livraison.', en: 'Say to which town it goes.' },
  idCarrier: { fr: 'Choisissez un transporteur.', en: 'Choose a carrier.' },
  accessPointId: { fr: 'Choisissez un point de retrait.', en: 'Choose a pickup point.' },
  idAddress: { fr: 'Choisissez un lieu de retrait.', en: 'Choose where you collect it.' },
  idSchedule: { fr: 'Choisissez un créneau de retrait.', en: 'Choose a time to collect it.' },
} as const satisfies Record<string, Translations>

/** The reason for an invalid number. */
export type NumberReason = keyof typeof numberReasons

/** The detailed messages for a file in place of text, and vice versa. */
export const fileReasons = {
  file: { fr: 'Joignez un fichier\u00a0: ce champ ne prend pas de texte.', en: 'Attach a file: this field takes no text.' },
  noFile: { fr: 'Aucun fichier n’est demandé ici.', en: 'No file is asked for here.' },
} as const satisfies Record<string, Translations>

/** The detailed messages for limits of lists, and for exclusive limits. */
export const limitReasons = {
  ...formLimitReasons,
  listTooShort: { fr: 'Il en faut au moins {min}.', en: 'At least {min} are needed.' },
  listTooLong: { fr: 'Pas plus de {max} à la fois.', en: 'No more than {max} at once.' },
  sites: {
    fr: 'Vous gérez déjà {max} sites\u00a0: rendez d’abord une adresse.',
    en: 'You manage {max} sites already: give an address back first.',
  },
  unproven: {
    fr: '{max} de vos adresses attendent encore d’être branchées\u00a0: branchez-les, ou rendez-en une.',
    en: '{max} of your addresses still wait to be connected: connect them, or give one back.',
  },
  moreThan: { fr: 'Saisissez plus de {min}.', en: 'Enter more than {min}.' },
} as const satisfies Record<string, Translations>

/** The reason of a limit. */
export type LimitReason = keyof typeof limitReasons

/** The reason for an invalid format. */
export type FormatReason = keyof typeof formatReasons | TypedReason

/** The messages for a file with forbidden parts, by its kind. */
export const unsafeReasons = {
  drawing: {
    fr: 'Ce dessin (SVG) contient un script ou un lien vers un autre fichier\u00a0: enregistrez-le sans eux, ou en PNG, puis ajoutez-le.',
    en: 'This drawing (SVG) has a script or a link to another file: save it without them, or as a PNG, then add it.',
  },
} as const satisfies Record<string, Translations>

/** The kind of a file with forbidden parts. */
export type UnsafeReason = keyof typeof unsafeReasons

/** The messages for a file that the library does not take. */
export const fileTypeReasons = {
  animated: {
    fr: 'Cette image est animée, et la médiathèque n’en garde que la première vue\u00a0: vos visiteurs ne pourraient pas arrêter le mouvement. Pour le garder, exportez l’image en film MP4\u00a0; pour garder la première vue, envoyez l’image de nouveau.',
    en: 'This picture is animated, and the library keeps its first frame alone: your visitors could not stop the motion. To keep the motion, export the picture as an MP4 film; to keep the first frame, send the picture again.',
  },
  heic: {
    fr: 'Les photos HEIC ne se lisent pas dans tous les navigateurs\u00a0: enregistrez celle-ci en JPEG, puis ajoutez-la.',
    en: 'HEIC photographs cannot be read in all browsers: save this one as a JPEG, then add it.',
  },
  library: {
    fr: 'Ce type de fichier n’est pas accepté. La médiathèque prend les images JPEG, PNG, WebP, AVIF, GIF et SVG, les films MP4 et les documents PDF.',
    en: 'This type of file is not accepted. The library takes JPEG, PNG, WebP, AVIF, GIF and SVG pictures, MP4 films and PDF documents.',
  },
} as const satisfies Record<string, Translations>

/** The reason why the library does not take a type of file. */
export type FileTypeReason = keyof typeof fileTypeReasons

/** The messages for content that exists but is not accessible, by cause. */
export const absentReasons = {
  TRASHED: {
    fr: 'Ceci est à la corbeille\u00a0: sortez-le d’abord de la corbeille, puis modifiez-le.',
    en: 'This is in the trash: take it out of the trash first, then change it.',
  },
  THREAD: {
    fr: 'Cette note a été supprimée entre-temps\u00a0: laissez-en une nouvelle sur l’élément.',
    en: 'This note has been deleted in the meantime: leave a new one on the element.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a malformed request. */
export const unreadableReasons = {
  CUT: {
    fr: 'Votre envoi s’est interrompu avant la fin\u00a0: envoyez-le de nouveau.',
    en: 'What you sent broke off before its end: send it again.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a request that the server cannot serve now. */
export const unavailableReasons = {
  FILE: {
    fr: 'Un fichier n’a pas pu être examiné\u00a0: rien n’est enregistré, réessayez dans un moment.',
    en: 'A file could not be examined: nothing is saved, try again in a moment.',
  },
  BUSY: {
    fr: 'Trop de demandes arrivent en même temps\u00a0: réessayez dans un moment.',
    en: 'Too many requests arrive at once: try again in a moment.',
  },
} as const satisfies Record<string, Translations>

/** The messages for a request that the server cannot serve now. */
export const unavailableWords = {
  fr: 'Service momentanément indisponible.',
  en: 'Service unavailable for a moment.',
  reasons: unavailableReasons,
} as const

/** The detailed messages for a late, unexpected or repeated first code of a two-factor set-up. */
export const codeReasons = {
  SETUP_EXPIRED: {
    fr: 'Cette mise en place a expiré au bout de dix minutes\u00a0: recommencez avec un nouveau code à scanner.',
    en: 'This set-up has expired after ten minutes: begin again with a new code to scan.',
  },
  ALREADY_ON: {
    fr: 'Un code est déjà demandé à la connexion, et aucun autre n’attend d’être activé. Les codes de secours ne sont montrés qu’une fois : s’ils vous manquent, désactivez le code, puis recommencez.',
    en: 'A code is already asked for at sign-in, and no other waits to be turned on. Recovery codes are shown only once: if you lack them, turn the code off, then begin again.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a rejected refund, shipment or withdrawal. */
export const refundReasons = {
  ALL_REFUNDED: {
    fr: 'Cette commande vous a été remboursée en entier\u00a0: il n’en reste rien dont vous rétracter.',
    en: 'This order was refunded to you whole: nothing of it is left to withdraw from.',
  },
  NO_WORDS: {
    fr: 'Aucune rétractation de cette commande n’attend d’être lue.',
    en: 'No withdrawal from this order waits to be read.',
  },
  EXEMPT_LINE: {
    fr: 'La ligne {position} n’ouvre pas droit à rétractation.',
    en: 'Line {position} cannot be withdrawn from.',
  },
  NOTHING_AWAITED: {
    fr: 'L’acheteur n’a plus rien à renvoyer de cette commande.',
    en: 'The buyer has nothing left to send back of this order.',
  },
  RETURN_IN_TIME: {
    fr: 'L’acheteur peut encore renvoyer les produits\u00a0: son délai n’est pas passé.',
    en: 'The buyer may still send the goods back: the time to do so is not over.',
  },
  NOTHING: {
    fr: 'Dites ce qui est à rembourser\u00a0: des produits, ou des frais de livraison.',
    en: 'Say what to refund: goods, or shipping.',
  },
  UNKNOWN_LINE: { fr: 'Cette commande n’a pas de ligne {position}.', en: 'This order has no line {position}.' },
  TOO_MANY_UNITS: {
    fr: 'De la ligne {position}, il ne reste que {left} à rembourser.',
    en: 'Of line {position}, only {left} are left to refund.',
  },
  TOO_MANY_TO_SHIP: {
    fr: 'De la ligne {position}, il ne reste que {units} à envoyer.',
    en: 'Of line {position}, only {units} are left to send.',
  },
  LINE_SHIPPED: { fr: 'De la ligne {position}, il ne reste rien à envoyer.', en: 'Of line {position}, nothing is left to send.' },
  NOTHING_TO_SHIP: {
    fr: 'Dites ce qui part\u00a0: une unité d’une ligne, au moins.',
    en: 'Say what leaves: one unit of a line, at least.',
  },
  TOO_MUCH_SHIPPING: {
    fr: 'Des frais de livraison, il ne reste que {left}\u00a0€ à rembourser.',
    en: 'Of the shipping, only €{left} are left to refund.',
  },
} as const satisfies Record<string, Translations>

/** The additional messages for a repeated order, whose duplicate would be paid too. */
export const repeatedReasons = {
  ORDER: {
    fr: 'Demande déjà envoyée avec un autre contenu. Regardez vos e-mails avant de renvoyer\u00a0: un nouvel envoi compterait en plus.',
    en: 'Request already sent with another content. Look into your e-mails before you send again: what is sent now counts in addition.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a missing pickup slot. */
export const collectReasons = {
  NOT_CHOSEN: { fr: 'Choisissez le jour et le créneau du retrait.', en: 'Choose the day and the time to collect your order.' },
} as const satisfies Record<string, Translations>

/** The detailed messages for a payment method that this order excludes. */
export const paymentReasons = {
  TRANSFER_LATE: {
    fr: 'Un virement n’arriverait pas avant le retrait\u00a0: choisissez un autre moyen de paiement, ou un jour plus lointain.',
    en: 'A transfer would not come before you collect the order: choose another means of payment, or a later day.',
  },
  DEBIT_LATE: {
    fr: 'Un prélèvement ne serait pas réglé avant le retrait\u00a0: choisissez un autre moyen de paiement, ou un jour plus lointain.',
    en: 'A direct debit would not be settled before you collect the order: choose another means of payment, or a later day.',
  },
} as const satisfies Record<string, Translations>

/** The messages about the limits of unpaid orders, by their subject. */
export const ceilingReasons = {
  EMAIL: {
    fr: 'Sans compte, vous pouvez avoir au plus {orders}\u00a0commandes en attente de paiement, pour {units}\u00a0articles en tout. Réglez d’abord celles qui attendent, à partir de l’e-mail qui les confirme\u00a0; sinon, connectez-vous à votre compte ou contactez-nous.',
    en: 'Without an account, you can have at most {orders} orders that await payment, for {units} articles in all. Pay for those first, from the e-mail that confirms each; or else sign in to your account, or contact us.',
  },
  ACCOUNT: {
    fr: 'Vous pouvez avoir au plus {orders}\u00a0commandes en attente de paiement, pour {units}\u00a0articles en tout. Réglez d’abord celles qui attendent, depuis votre compte, ou contactez-nous.',
    en: 'You can have at most {orders} orders that await payment, for {units} articles in all. Pay for those first, from your account, or contact us.',
  },
  NETWORK: {
    fr: 'Trop de commandes passées depuis votre connexion Internet attendent encore leur paiement. Connectez-vous à votre compte pour commander, réessayez plus tard ou contactez-nous.',
    en: 'Too many orders from your Internet connection still await payment. Sign in to your account to order, try again later or contact us.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a change without a version. */
export const versionReasons = {
  NOT_NAMED: {
    fr: 'Indiquez dans l’en-tête If-Match la version que vous avez lue.',
    en: 'Name in the header If-Match the version that you have read.',
  },
} as const satisfies Record<string, Translations>

/** The detailed messages for a cart without a carrier at a known destination: a large bottle takes the space of several. */
export const carriageReasons = {
  TOO_LARGE: {
    fr: 'Ce panier tient la place de {units} bouteilles de 75\u00a0cl (un magnum en vaut deux)\u00a0: on n’en porte pas plus de {most} à la fois à cet endroit.',
    en: 'This cart takes the room of {units} bottles of 75\u00a0cl (a magnum counts for two): no more than {most} are carried to this place at once.',
  },
} as const satisfies Readonly<Record<string, Translations>>
