import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { fieldErrors } from '#schemas/errors/field-errors.ts'
import { fillMessage } from '#schemas/errors/format-message.ts'
import type { SchemaError } from '#schemas/generated/validators.js'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/**
 * An error that prevents a document from being stored. `pointer` is a JSON pointer into the document; `blockId` is null outside of blocks.
 */
export interface PageIssue {
  readonly blockId: string | null
  readonly pointer: string
  readonly code: PageIssueCode
  readonly message: string
  readonly removed?: readonly string[]
}

const { REQUIRED, TYPE, TOO_SHORT, TOO_LONG, MIN, MAX, OPTION, FORMAT, UNSAFE_HTML } = fieldErrors

/** The messages of page issues in French and English. The first nine are field codes of every form. */
const issueMessages = {
  REQUIRED,
  TYPE,
  TOO_SHORT,
  TOO_LONG,
  MIN,
  MAX,
  OPTION,
  FORMAT,
  UNSAFE_HTML,
  TOO_FEW_ITEMS: { fr: 'Il en faut au moins {min}.', en: 'At least {min} are needed.' },
  TOO_MANY_ITEMS: { fr: 'Il en faut {max} au plus.', en: 'No more than {max} are possible.' },
  UNKNOWN_PROP: { fr: 'Cet élément n’a pas de réglage «\u202f{name}\u202f».', en: 'This block has no setting “{name}”.' },
  UNKNOWN_TYPE: {
    fr: 'Ce site ne connaît pas le type d’élément «\u202f{type}\u202f»\u00a0: un tel élément reste tel qu’il était en ligne, ou il se retire.',
    en: 'This site does not know the block type “{type}”: such a block stays as it was published, or it is deleted.',
  },
  NEWER_VERSION: {
    fr: 'Cet élément vient d’une version plus récente de Vitrine\u00a0: il reste tel qu’il était en ligne, ou il se retire.',
    en: 'This block comes from a newer version of Vitrine: it stays as it was published, or it is deleted.',
  },
  MIGRATION_FAILED: { fr: 'Cet élément ancien n’a pas pu être mis à jour.', en: 'This old block could not be brought up to date.' },
  BLOCK_MALFORMED: { fr: 'Ceci n’est pas un élément de page.', en: 'This is not a block.' },
  DUPLICATE_ID: { fr: 'Deux éléments portent l’identifiant «\u202f{id}\u202f».', en: 'Two blocks have the id “{id}”.' },
  ANCHOR_TAKEN: {
    fr: 'Les pages se servent elles-mêmes du nom «\u202f{anchor}\u202f»\u00a0: choisissez-en un autre pour cette ancre.',
    en: 'Pages use the name “{anchor}” themselves: choose another one for this anchor.',
  },
  DUPLICATE_ANCHOR: { fr: 'Deux endroits portent l’ancre «\u202f{anchor}\u202f».', en: 'Two places have the anchor “{anchor}”.' },
  UNKNOWN_SLOT: { fr: 'Cet élément n’a pas d’emplacement «\u202f{slot}\u202f».', en: 'This block has no slot “{slot}”.' },
  SLOT_REFUSED: {
    fr: 'Un élément «\u202f{type}\u202f» ne peut pas se placer ici.',
    en: 'A block “{type}” cannot stand here.',
  },
  SLOT_TOO_FEW: { fr: 'Nombre d’éléments à cet endroit\u00a0: {min} au moins.', en: 'This slot needs at least {min} blocks.' },
  SLOT_TOO_MANY: { fr: 'Nombre d’éléments à cet endroit\u00a0: {max} au plus.', en: 'This slot holds no more than {max} blocks.' },
  TOO_DEEP: { fr: 'Les éléments sont imbriqués sur plus de {max} niveaux.', en: 'Blocks lie more than {max} levels deep.' },
  TOO_MANY_BLOCKS: { fr: 'Une page contient au plus {max} éléments.', en: 'A page holds no more than {max} blocks.' },
  DOCUMENT_TOO_LARGE: { fr: 'La page dépasse {max} Ko.', en: 'The page is over {max} kB.' },
  PROPS_TOO_LARGE: { fr: 'Cet élément dépasse {max} Ko.', en: 'This block is over {max} kB.' },
  FORBIDDEN_KEY: { fr: 'Le nom «\u202f{name}\u202f» est interdit.', en: 'The name “{name}” is forbidden.' },
  NUMBER_PRECISION: { fr: 'Ce nombre est trop grand ou trop précis.', en: 'This number is too large or too precise.' },
  TEXT_ENCODING: { fr: 'Ce texte contient un caractère invalide.', en: 'This text has an invalid character.' },
  NOT_JSON: { fr: 'Cette valeur n’est pas du JSON.', en: 'This value is not JSON.' },
} as const satisfies Record<string, Translations>

/** The code of a page issue. */
export type PageIssueCode = keyof typeof issueMessages

/** Creates an issue with its message in the requested locale: English for `en…`, otherwise French. */
export function pageIssue(
  at: { readonly blockId: string | null; readonly pointer: string },
  code: PageIssueCode,
  locale: string,
  values: Readonly<Record<string, unknown>> = {},
): PageIssue {
  // A text of at least one character is a required field.
  const sentence = code === 'TOO_SHORT' && values['min'] === 1 ? REQUIRED : issueMessages[code]
  return { blockId: at.blockId, pointer: at.pointer, code, message: fillMessage(translate(locale, sentence), values, locale) }
}

const bySchemaKeyword: Readonly<Record<string, PageIssueCode>> = {
  type: 'TYPE',
  required: 'REQUIRED',
  additionalProperties: 'UNKNOWN_PROP',
  enum: 'OPTION',
  const: 'OPTION',
  format: 'FORMAT',
  pattern: 'FORMAT',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  minimum: 'MIN',
  maximum: 'MAX',
  minItems: 'TOO_FEW_ITEMS',
  maxItems: 'TOO_MANY_ITEMS',
}

/** Creates the issue of a failed schema rule. `pointer` leads to the validated value. */
export function schemaIssue(
  blockId: string | null,
  pointer: string,
  { instancePath, keyword, params }: SchemaError,
  locale: string,
): PageIssue {
  const code = ownValue(bySchemaKeyword, keyword) ?? 'TYPE'
  const name = params.missingProperty ?? params.additionalProperty
  const at = { blockId, pointer: `${pointer}${instancePath}${typeof name === 'string' ? `/${pointerSegment(name)}` : ''}` }
  return pageIssue(at, code, locale, { name, min: params.limit, max: params.limit })
}
