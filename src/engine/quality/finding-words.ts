import type { QualityCheck } from '#schemas/admin/quality-checks.ts'
import { fillMessage } from '#schemas/errors/format-message.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { findParameter } from '#domain/parameters.ts'
import type { QualityFinding } from './finding.ts'

/** The words of a finding: the fault, and the way to mend it. */
export interface FindingSentences {
  readonly title: string
  readonly advice: string
}

type Said = readonly [title: Translations, advice: Translations]

const said = (fr: readonly [string, string], en: readonly [string, string]): Said => [
  { fr: fr[0], en: en[0] },
  { fr: fr[1], en: en[1] },
]

const sentences: Readonly<
  Record<
    | QualityCheck
    | 'EMPTY_PAGE'
    | 'SECTION_ELSEWHERE'
    | 'WORDLESS_LINK'
    | 'TWO_VERSIONS'
    | 'UNKNOWN_VALUE'
    | 'LOST_PRICE'
    | 'SHARED_PRICE'
    | 'MISSING_TITLE'
    | 'MISSING_DESCRIPTION',
    Said
  >
> = {
  MISSING_ALT: said(
    ['Image sans texte alternatif', 'Dites en quelques mots ce qu’elle montre, ou laissez un texte vide si elle est un simple décor.'],
    ['Picture without an alternative text', 'Say in a few words what it shows, or leave an empty text if it is decoration.'],
  ),
  HEADING_JUMP: said(
    [
      'Un niveau de titre est sauté',
      'Ce titre est de niveau {level} après un titre de niveau {before}\u00a0: choisissez le niveau {next}.',
    ],
    ['A heading level is skipped', 'This heading has level {level} after one of level {before}: choose level {next}.'],
  ),
  EMPTY_LINK: said(
    ['Le lien ne mène nulle part', 'Choisissez la page ou l’adresse à ouvrir.'],
    ['The link leads nowhere', 'Choose the page or the address to open.'],
  ),
  WORDLESS_LINK: said(
    ['Le lien n’a pas de texte', 'Écrivez où il mène, ou décrivez l’image qu’il contient.'],
    ['The link has no text', 'Write where it leads, or describe the picture in it.'],
  ),
  SAME_LINK_TEXT: said(
    ['Deux liens disent la même chose', '«\u202f{words}\u202f» mène déjà ailleurs ({first})\u00a0: dites dans ce lien-ci où il conduit.'],
    ['Two links say the same', '“{words}” already leads elsewhere ({first}): say in this link where it goes.'],
  ),
  LOW_CONTRAST: said(
    ['Le texte se lit mal sur ce fond', 'Le contraste est de {contrast}\u00a0; il en faut {least}. Choisissez une autre teinte.'],
    ['The text is hard to read on this ground', 'The contrast is {contrast}; {least} is needed. Choose another tone.'],
  ),
  BROKEN_LINK: said(
    ['Le lien mène à une page qui n’existe pas', 'Rien ne se trouve à l’adresse {href}\u00a0: choisissez-en une autre.'],
    ['The link leads to a page that does not exist', 'There is nothing at {href}: choose another address.'],
  ),
  BROKEN_MEDIA: said(
    ['L’image ou le fichier n’existe plus', 'Il a été retiré de la médiathèque\u00a0: choisissez-en un autre.'],
    ['The picture or file is gone', 'It was removed from the library: choose another one.'],
  ),
  BROKEN_FORM: said(
    ['Le formulaire n’existe plus', 'Aucun formulaire ne s’appelle «\u202f{form}\u202f»\u00a0: choisissez-en un autre.'],
    ['The form is gone', 'No form is called “{form}”: choose another one.'],
  ),
  BROKEN_SECTION: said(
    [
      'La section partagée n’existe plus',
      'Les visiteurs ne voient rien à cet endroit\u00a0: choisissez une autre section, ou retirez cet élément.',
    ],
    ['The shared section is gone', 'Visitors see nothing here: choose another section, or remove this element.'],
  ),
  SECTION_ELSEWHERE: said(
    [
      'La section partagée n’existe pas dans cette langue',
      'Les visiteurs ne voient rien à cet endroit\u00a0: ouvrez la section pour l’écrire dans cette langue, ou retirez cet élément.',
    ],
    [
      'The shared section has no content in this language',
      'Visitors see nothing here: open the section to write it, or remove this element.',
    ],
  ),
  SECOND_BAR: said(
    ['Cette barre est là deux fois', 'Les visiteurs la verraient en double sur chaque page\u00a0: retirez l’une des deux.'],
    ['This bar is there twice', 'Visitors would see it twice on each page: remove one of them.'],
  ),
  EMPTY_SLOT: said(
    ['Un emplacement est vide', 'Placez-y un élément, ou retirez celui-ci.'],
    ['A slot is empty', 'Put a block there, or remove this one.'],
  ),
  EMPTY_PAGE: said(
    ['Cette page est vide', 'Les visiteurs n’y voient rien entre l’en-tête et le pied de page : ajoutez un premier élément.'],
    ['This page is empty', 'Visitors see nothing between its header and its footer: add a first block.'],
  ),
  TITLE_LENGTH: said(
    ['Titre un peu long', '{length} caractères\u00a0; les moteurs de recherche en montrent {most}.'],
    ['Title rather long', '{length} characters; search engines show {most}.'],
  ),
  MISSING_TITLE: said(
    ['La page n’a pas de titre', 'Donnez-lui un titre de {most} caractères au plus.'],
    ['The page has no title', 'Give it a title of up to {most} characters.'],
  ),
  DESCRIPTION_LENGTH: said(
    ['Description un peu longue', '{length} caractères\u00a0; les moteurs de recherche en montrent {most}.'],
    ['Description rather long', '{length} characters; search engines show {most}.'],
  ),
  MISSING_DESCRIPTION: said(
    [
      'La page n’a pas de description',
      'Dites en une ou deux phrases ce qu’on y trouve\u00a0: les moteurs de recherche la montrent sous le titre.',
    ],
    ['The page has no description', 'Say in a sentence or two what it holds: search engines show it under the title.'],
  ),
  MISSING_LEGAL: said(
    [
      'Une donnée du site n’est pas remplie',
      '«\u202f{setting}\u202f» est vide\u00a0: remplissez-la dans les réglages du site, ou retirez-la du texte.',
    ],
    ['A value of the site is missing', '“{setting}” is empty: fill it in the settings of the site, or remove it from the text.'],
  ),
  UNKNOWN_VALUE: said(
    [
      'Le texte nomme une donnée que le site n’a pas',
      '«\u202f{setting}\u202f» n’existe pas\u00a0: choisissez une donnée dans la liste, ou retirez-la du texte.',
    ],
    [
      'The text names a value that the site does not have',
      'There is no “{setting}”: choose a value in the list, or remove it from the text.',
    ],
  ),
  LOST_PRICE: said(
    [
      'Le texte cite le prix d’une prestation qui n’est plus en ligne',
      'Les visiteurs lisent le dernier prix de «\u202f{service}\u202f»\u00a0: remettez la prestation en ligne, ou changez la phrase.',
    ],
    [
      'The text has the price of a service that is offline',
      'Visitors read the last price of “{service}”: put the service online again, or change the sentence.',
    ],
  ),
  REPEATED_PRICE: said(
    [
      '«\u202f{text}\u202f» est le prix de «\u202f{service}\u202f»',
      'Écrit ainsi, il reste le même quand le prix change\u00a0: faites-le suivre le prix de la prestation.',
    ],
    ['“{text}” is the price of “{service}”', 'As it is written, it stays when the price changes: let it follow the price of the service.'],
  ),
  SHARED_PRICE: said(
    [
      '«\u202f{text}\u202f» est le prix de plusieurs prestations',
      'C’est celui de {service}\u00a0: pour qu’il suive l’une d’elles, insérez son prix dans le texte à la place de ces chiffres.',
    ],
    [
      '“{text}” is the price of several services',
      'It is that of {service}: to follow one of them, insert its price in the place of these digits.',
    ],
  ),
  FILLER_TEXT: said(
    ['Il reste un texte d’exemple', 'Remplacez «\u202f{text}\u202f» par votre texte.'],
    ['There is sample text left', 'Replace “{text}” with your own text.'],
  ),
  TWO_VERSIONS: said(
    ['Deux versions d’un texte se suivent', 'Gardez-en une, et effacez l’autre avec les noms entre crochets.'],
    ['Two versions of a text follow one another', 'Keep one, and remove the other with the names in brackets.'],
  ),
  WIDE_PICTURE: said(
    [
      'Image bien plus grande que sa place',
      'Elle a {width} points de large pour une place de {place}\u00a0: une image plus petite suffit.',
    ],
    ['Picture much larger than its place', 'It is {width} pixels wide for a place of {place}: a smaller one is enough.'],
  ),
  UNTRANSLATED: said(
    [
      'Texte pas encore traduit',
      '«\u202f{text}\u202f» est encore dans la première langue du site\u00a0: traduisez-le, ou dites qu’il est identique.',
    ],
    ['Text not translated yet', '“{text}” is still in the first language of the site: translate it, or say that it is the same.'],
  ),
  PAGE_LANGUAGE: said(
    ['Texte dans une autre langue', 'Traduisez ce texte, ou placez-le dans la version de l’autre langue.'],
    ['Text in another language', 'Translate this text, or put it into the version in the other language.'],
  ),
}

/** The sentences of findings that have a reason of their own. */
const byReason: Readonly<Record<string, Said>> = {
  'BROKEN_SECTION elsewhere': sentences.SECTION_ELSEWHERE,
  'EMPTY_SLOT page': sentences.EMPTY_PAGE,
  'EMPTY_LINK wordless': sentences.WORDLESS_LINK,
  'FILLER_TEXT versions': sentences.TWO_VERSIONS,
  'MISSING_LEGAL unknown': sentences.UNKNOWN_VALUE,
  'MISSING_LEGAL price': sentences.LOST_PRICE,
  'REPEATED_PRICE several': sentences.SHARED_PRICE,
}

function sentenceOf({ check, values }: Pick<QualityFinding, 'check' | 'values'>): Said {
  const special = byReason[`${check} ${values['reason']}`]
  if (special) return special
  if (check === 'TITLE_LENGTH' && values['length'] === 0) return sentences.MISSING_TITLE
  if (check === 'DESCRIPTION_LENGTH' && values['length'] === 0) return sentences.MISSING_DESCRIPTION
  return sentences[check]
}

/** Writes the words of a finding in a language: English for `en…`, else French. */
export function findingSentences(finding: Pick<QualityFinding, 'check' | 'values'>, locale: string): FindingSentences {
  const { before, setting, ...values } = finding.values
  // The labels of settings are French; an English text names the placeholder.
  const label = translate(locale, { fr: findParameter(String(setting))?.label ?? String(setting), en: String(setting) })
  const filled = { ...values, before, next: Number(before) + 1, setting: label }
  const [title, advice] = sentenceOf(finding)
  return { title: translate(locale, title), advice: fillMessage(translate(locale, advice), filled, locale) }
}
