import { cutText } from '#schemas/text/cut-text.ts'
import type { Agreement } from '#engine/registry/agreement.ts'

/** The reasons for which visitors do not see a block now, by the code of the finding. */
export const reasons: Readonly<Record<string, string>> = {
  LATER: 'Visible plus tard',
  OVER: 'N’est plus visible',
  HIDDEN_FOR: 'Caché à ce public',
  CLOSED_PLACE: 'Partie du site fermée',
  CLOSED_LINK: 'Mène à une page fermée',
  EMPTIED: 'Tout son contenu est fermé',
  PROPS_INVALID: 'À compléter',
  PROPS_OVERSIZE: 'Trop volumineux',
}

/** The label of a block that a person hid, before its moment. */
export const hidden: Readonly<Record<Agreement, string>> = {
  masculine: 'Caché',
  feminine: 'Cachée',
  masculinePlural: 'Cachés',
  femininePlural: 'Cachées',
}

/** The sentences of the cards that stand for blocks without a view, by the code of the finding. */
export const cards: Readonly<Record<string, string>> = {
  UNKNOWN_TYPE: 'Ce type d’élément n’existe pas ici.',
  NEWER_VERSION: 'Cet élément a été écrit par une version plus récente.',
  MIGRATION_FAILED: 'Cet élément n’a pas pu être mis à jour.',
  PROPS_OVERSIZE: 'Cet élément contient trop de texte.',
  PROPS_INVALID: 'Des valeurs de cet élément manquent ou ne conviennent pas.',
  BLOCK_MALFORMED: 'Cet élément est illisible.',
  SECTION_MISSING: 'La section partagée de cet endroit n’existe plus, ou pas dans cette langue.',
  RENDER_FAILED: 'Cet élément ne peut pas être affiché. Modifiez-le pour réessayer.',
}

/** The sentence of the card of a type that the site does not have. */
export const unknownType = (type: string): string => `Le type d’élément «\u202f${cutText(type, 60)}\u202f» n’existe pas ici.`

/** The sentence of a card after its reason. */
export const CARD_SAFE = 'Il reste tel quel, à sa place\u00a0; les visiteurs ne voient rien ici.'

/** The buttons of a card. */
export const cardActs = { repair: 'Corriger', change: 'Changer de type', remove: 'Supprimer' } as const

/** The label of a block that is being moved, at the place that it leaves. */
export const FROM_HERE = 'd’ici'

/** The name, read aloud, of the list of faulty fields on a card. */
export const FAULTY_FIELDS = 'Champs à corriger'

/** The labels of pages that only a part of the visitors may open, by the middleware. */
export const guards: Readonly<Record<string, string>> = {
  guest: 'Page pour les visiteurs non connectés',
  member: 'Page réservée aux membres',
  admin: 'Page réservée aux administrateurs',
  shop: 'Page de la boutique',
  orders: 'Page des commandes',
}

/** The words of the card for pictures of a block that the library no longer has. */
export const gonePictures = {
  one: 'Cette image n’est plus dans la médiathèque.',
  several: (count: number) => `${count} images ne sont plus dans la médiathèque.`,
  seen: 'Les visiteurs n’en voient rien.',
  choose: 'Choisir une image',
} as const

/** The words of the card for required pictures that are not chosen yet. */
export const absentPictures = {
  one: 'Aucune image n’est choisie.',
  last: 'Une image reste à choisir.',
  several: (count: number) => `${count} images restent à choisir.`,
  seen: 'Les visiteurs ne voient pas encore cet élément.',
} as const

/** The sentence at the place of an element whose view draws nothing. */
export const NOTHING_SHOWN = 'Rien ne s’affiche ici pour l’instant.'

/** The words of the button in an empty slot. */
export const EMPTY_SLOT = 'Ajouter un élément'

/** The sentence of an empty page or section, and the buttons that begin it. */
export const emptyPage = {
  sentence: 'Il n’y a pas encore d’élément ici.',
  element: EMPTY_SLOT,
  model: 'Partir d’un modèle',
} as const

/** The name of that button, read aloud, from the name of the slot. */
export const addToSlotWords = (label: string) => `${EMPTY_SLOT}, ${label}`

/** The words of the buttons over a formatted text. */
export const formatWords = {
  toolbar: 'Mise en forme',
  strong: 'Gras',
  em: 'Italique',
  a: 'Lien',
  ul: 'Liste à puces',
  ol: 'Liste numérotée',
  address: 'Adresse du lien',
  value: 'Insérer une valeur du site',
  filled: 'Valeurs du site',
  unfilled: 'Pas encore remplies',
  unsafe: 'Cette adresse n’est pas possible ici.',
} as const

/** Names a text that the page does not show as words, by its place. */
export function attributeWords({ kind, element }: { readonly kind: 'attribute' | 'choice'; readonly element: Element }): string {
  if (kind === 'choice') return 'Choix de la liste'
  return element.localName === 'img' ? 'Texte de l’image' : 'Nom lu à voix haute'
}

/** Names the button that adds an absent text, by the label of its field: on the button, and read aloud. */
export const addWords = (label: string) => ({ short: `+ ${label}`, long: `Ajouter «\u202f${label}\u202f»` })

/** The sentence beside a text of the page that is longer than its field takes. */
export const excessWords = (over: number, max: number) =>
  `${over} ${over === 1 ? 'caractère' : 'caractères'} de trop\u00a0: ${max} au plus. Tout est gardé.`

/** The sentence of a page that is tried where it would have sent something. */
export const NOTHING_SENT = 'Pendant l’essai, rien n’est envoyé.'
