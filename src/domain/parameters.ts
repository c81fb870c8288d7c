import { parseChecks } from '#schemas/admin/quality-checks.ts'
import type { ParameterKind, ParameterType } from '#schemas/api/sites/parameter.ts'
import { emailAddress } from '#schemas/text/email-address.ts'
import { isOneLine, isPrintable } from '#schemas/text/printable-text.ts'
import { hasVisibleText } from '#schemas/text/visible-text.ts'
import { isSafeUrl } from '#schemas/urls/safe-url.ts'
import { isCollectSetting } from './shop/shipping/pickup-hours.ts'
import { telegramAddress } from './urls/telegram-url.ts'

/** The value of a parameter. */
export type ParameterValue = string | number | boolean | null

/** The section of the settings that holds a parameter. */
export type ParameterGroup = 'shop' | 'accounts' | 'display' | 'company' | 'social' | 'legal' | 'bank'

/** The definition of a setting of a site; `id` never changes. */
export interface ParameterDefinition {
  readonly id: number
  readonly type: ParameterType
  readonly kind: ParameterKind
  readonly group: ParameterGroup
  readonly label: string
  readonly default: ParameterValue
  /** Never sent to visitors. */
  readonly isPrivate: boolean
  /** Usable as `{{TYPE}}` in the legal texts. */
  readonly isPlaceholder: boolean
  readonly options?: readonly string[]
  /** The least and the most that a number may be. */
  readonly range?: readonly [least: number, most: number]
  /** Stands behind a number: « px », « € ». */
  readonly unit?: string
  readonly format?: 'color' | 'phone' | 'email' | 'securityContact' | 'printed' | 'collectHours' | 'telegramName' | 'checks'
}

type Extras = Partial<Pick<ParameterDefinition, 'isPrivate' | 'isPlaceholder' | 'options' | 'range' | 'format' | 'unit'>>
type Row = readonly [id: number, type: ParameterType, kind: ParameterKind, label: string, fallback?: ParameterValue, extras?: Extras]

const placeholder: Extras = { isPlaceholder: true }
/** Printed on documents. */
const printed: Extras = { isPlaceholder: true, format: 'printed' }
const hidden: Extras = { isPrivate: true }
const orders = ['price', 'price:desc', 'name', 'year', 'year:desc', 'createdAt:desc', 'order'] as const

const groups: Readonly<Record<ParameterGroup, readonly Row[]>> = {
  shop: [
    [1, 'FREE_SHIPPING_BOTTLE', 'NUMBER', 'Bouteilles à partir desquelles la livraison est offerte', null, { unit: 'bouteilles' }],
    [2, 'FREE_SHIPPING_PRICE', 'NUMBER', 'Montant à partir duquel la livraison est offerte', null, { unit: '€' }],
    [3, 'MINIMUM_EXPEDITION_BOTTLE', 'NUMBER', 'Nombre minimum de bouteilles par expédition'],
    [4, 'MAXIMUM_EXPEDITION_BOTTLE', 'NUMBER', 'Nombre maximum de bouteilles par expédition'],
    [5, 'CLICK_AND_COLLECT_HOURS', 'STRING', 'Horaires de retrait sur place', null, { format: 'collectHours' }],
    [6, 'ORDER_REVIEW_DELAY', 'NUMBER', 'Demande d’avis après la commande (0\u00a0: jamais)', 0, { unit: 'jours' }],
    [7, 'HIDE_PRODUCT_PRICES', 'BOOLEAN', 'Cacher les prix aux visiteurs', false],
    [8, 'ONLY_SELL_IN_FRANCE', 'BOOLEAN', 'Vendre en France seulement', true],
    [9, 'SELLS_WORLDWIDE', 'BOOLEAN', 'Vendre dans le monde entier', false],
    [10, 'STOCK_LIMIT_DISPLAY', 'NUMBER', 'Afficher «\u202fplus que n\u202f» à partir de', 5],
    [11, 'STOCK_MANAGEMENT', 'BOOLEAN', 'Gérer le stock des vins', true],
    [12, 'STOCK_MANAGEMENT_BOX', 'BOOLEAN', 'Gérer le stock des coffrets', true],
    [13, 'SHIPPING_MESSAGE', 'STRING', 'Message au-dessus des transporteurs'],
    [14, 'SEE_CART_ON_HOVER', 'BOOLEAN', 'Ouvrir le panier au survol', true],
  ],
  accounts: [
    [20, 'ASK_BIRTHDATE_AT_REGISTER', 'BOOLEAN', 'Demander la date de naissance à l’inscription', false],
    [21, 'BLOCK_MINORS_FROM_REGISTERING', 'BOOLEAN', 'Refuser l’inscription des mineurs', false],
    [22, 'ENABLE_NEWSLETTER', 'BOOLEAN', 'Lettre d’information', true],
    [23, 'IS_BLOG_ACTIVATED', 'BOOLEAN', 'Blog ouvert', true],
  ],
  display: [
    [30, 'PRODUCT_DISPLAY', 'STRING', 'Présentation des produits', 'GRID', { options: ['GRID', 'LIST'] }],
    [31, 'PRODUCT_ORDER', 'STRING', 'Ordre des produits', null, { options: orders }],
    [32, 'PROMOTED_NEWS_STYLE', 'STRING', 'Présentation de l’actualité mise en avant', 'CARD', { options: ['CARD', 'BANNER'] }],
    [33, 'PRODUCT_ASPECT_RATIO', 'STRING', 'Format des images de produits', '3/4', { options: ['3/4', '1/1', '4/3'] }],
    [34, 'FEATURES_PRODUCT_STYLE', 'STRING', 'Présentation des caractéristiques', 'LIST', { options: ['LIST', 'TABLE'] }],
    [35, 'PRODUCT_PAGE_STYLE', 'STRING', 'Présentation d’un produit', 'CLASSIC', { options: ['CLASSIC', 'WIDE'] }],
    [36, 'SERVICE_PAGE_STYLE', 'STRING', 'Présentation d’un service', 'CLASSIC', { options: ['CLASSIC', 'WIDE'] }],
    [37, 'MENU_TYPE', 'STRING', 'Position du menu', 'RELATIVE', { options: ['RELATIVE', 'STICKY'] }],
    [38, 'MENU_ICON_SIZE', 'NUMBER', 'Taille des icônes du menu', 14, { range: [8, 48], unit: 'pt' }],
    [39, 'REPEAT_ANIMATION', 'BOOLEAN', 'Rejouer les animations', false],
    [40, 'SCRIPT_TO_LOAD', 'TEXT', 'Script à charger après accord'],
    [41, 'TOP_BAR_INFO_BACKGROUND_COLOR', 'STRING', 'Fond de la barre d’information', null, { format: 'color' }],
    [42, 'TOP_BAR_INFO_FONT_COLOR', 'STRING', 'Texte de la barre d’information', null, { format: 'color' }],
    [43, 'ACCENT_COLOR', 'STRING', 'Couleur d’accent', '#c4412d', { format: 'color' }],
    [44, 'PRIMARY_COLOR', 'STRING', 'Couleur principale', '#1d2a44', { format: 'color' }],
    [45, 'DETAIL_PAGE_MARGIN_TOP', 'NUMBER', 'Marge au-dessus des pages', 28, { range: [0, 400], unit: 'px' }],
    [46, 'DETAIL_PAGE_MARGIN_TOP_SMALL', 'NUMBER', 'Marge au-dessus des pages sur petit écran', 28, { range: [0, 400], unit: 'px' }],
    [47, 'PUBLICATION_STOPS', 'STRING', 'Vérifications qui empêchent de publier', null, { isPrivate: true, format: 'checks' }],
    [48, 'PUBLICATION_APPROVAL', 'BOOLEAN', 'Faire approuver par une autre personne avant de publier', false, hidden],
  ],
  company: [
    [50, 'COMPANY_NAME', 'STRING', 'Nom de l’entreprise', null, printed],
    [51, 'COMPANY_PHONE', 'STRING', 'Téléphone', null, { isPlaceholder: true, format: 'phone' }],
    [52, 'COMPANY_EMAIL', 'STRING', 'Adresse e-mail', null, { isPlaceholder: true, format: 'email' }],
    [53, 'LEGAL_AGENT', 'STRING', 'Représentant légal', null, placeholder],
    [54, 'HEAD_OFFICE', 'STRING', 'Siège social', null, printed],
    [55, 'SHARE_CAPITAL', 'STRING', 'Capital social', null, printed],
    [56, 'RCS_NUMBER', 'STRING', 'Numéro RCS', null, printed],
    [57, 'RM_NUMBER', 'STRING', 'Numéro au répertoire des métiers', null, placeholder],
    [58, 'SIRET_NUMBER', 'STRING', 'Numéro SIRET', null, printed],
    [59, 'VAT_NUMBER', 'STRING', 'Numéro de TVA intracommunautaire', null, printed],
  ],
  social: [
    [70, 'FACEBOOK_URL', 'LINK', 'Page Facebook'],
    [71, 'INSTAGRAM_URL', 'LINK', 'Compte Instagram'],
    [72, 'TWITTER_URL', 'LINK', 'X (Twitter)'],
    [73, 'LINKEDIN_URL', 'LINK', 'Page LinkedIn'],
    [74, 'TIKTOK_URL', 'LINK', 'Compte TikTok'],
    [75, 'YOUTUBE_URL', 'LINK', 'Chaîne YouTube'],
    [76, 'TRIPADVISOR_URL', 'LINK', 'Page Tripadvisor'],
    [77, 'GOOGLE_REVIEW_URL', 'LINK', 'Avis Google'],
    [78, 'DISCORD_SERVER', 'LINK', 'Serveur Discord'],
    [79, 'TELEGRAM_AT', 'STRING', 'Nom Telegram', null, { format: 'telegramName' }],
  ],
  legal: [
    [80, 'SALE_TERMS', 'TEXT', 'Conditions générales de vente'],
    [81, 'USE_TERMS', 'TEXT', 'Conditions générales d’utilisation'],
    [82, 'LEGAL_NOTICE', 'TEXT', 'Mentions légales'],
    [83, 'PRIVACY_POLICY', 'TEXT', 'Politique de confidentialité'],
    [84, 'COOKIE_POLICY', 'TEXT', 'Politique des cookies'],
    [85, 'DPO_EMAIL', 'STRING', 'Adresse e-mail pour les données personnelles', null, { isPlaceholder: true, format: 'email' }],
    [
      94,
      'SECURITY_CONTACT',
      'STRING',
      'Contact pour signaler une faille (e-mail ou adresse https)',
      null,
      { isPlaceholder: true, format: 'securityContact' },
    ],
    [86, 'PUBLICATION_DIRECTOR', 'STRING', 'Directeur de la publication', null, placeholder],
    [87, 'HOST_NAME', 'STRING', 'Nom de l’hébergeur', null, placeholder],
    [88, 'HOST_ADDRESS', 'STRING', 'Adresse de l’hébergeur', null, placeholder],
    [89, 'HOST_PHONE', 'STRING', 'Téléphone de l’hébergeur', null, { isPlaceholder: true, format: 'phone' }],
    [90, 'MEDIATOR', 'STRING', 'Médiateur de la consommation', null, placeholder],
    [91, 'ALCOHOL_LICENCE', 'STRING', 'Licence de vente d’alcool', null, placeholder],
    [93, 'ACCESSIBILITY_STATE', 'STRING', 'Accessibilité du site', 'NONE', { options: ['FULL', 'PARTIAL', 'NONE', 'EXEMPT'] }],
    [92, 'PACKAGING_ID', 'STRING', 'Identifiant unique (emballages)', null, placeholder],
  ],
  bank: [
    [95, 'BANK_IBAN', 'STRING', 'IBAN', null, hidden],
    [96, 'BANK_BIC', 'STRING', 'BIC', null, hidden],
  ],
}

function define(group: ParameterGroup, [id, type, kind, label, fallback = null, extras = {}]: Row): ParameterDefinition {
  return { id, type, kind, group, label, default: fallback, isPrivate: false, isPlaceholder: false, ...extras }
}

/** Every setting that a site may have, in the order of their ids. */
export const parameterDefinitions: readonly ParameterDefinition[] = Object.entries(groups)
  .flatMap(([group, rows]) => rows.map((row) => define(group as ParameterGroup, row)))
  .sort((a, b) => a.id - b.id)

const byType: ReadonlyMap<string, ParameterDefinition> = new Map(parameterDefinitions.map((definition) => [definition.type, definition]))

/** The definition of a setting; undefined for an unknown key. */
export function findParameter(type: string): ParameterDefinition | undefined {
  return byType.get(type)
}

const likes =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text)

const formats: Readonly<Record<NonNullable<ParameterDefinition['format']>, (text: string) => boolean>> = {
  color: likes(/^#[0-9a-f]{6}$/i),
  phone: likes(/^\+[1-9][0-9]{6,14}$/),
  email: likes(emailAddress),
  securityContact: (text) => emailAddress.test(text) || (/^https:/i.test(text) && isSafeUrl(text)),
  // A document would show an empty name for invisible characters alone.
  printed: (text) => isOneLine(text) && isPrintable(text) && (text === '' || hasVisibleText(text)),
  collectHours: isCollectSetting,
  telegramName: (text) => telegramAddress(text) !== null,
  checks: (text) => parseChecks(text) !== null,
}

/** The facts of a setting by which its values are checked. */
type ParameterShape = Pick<ParameterDefinition, 'kind' | 'options' | 'range' | 'format'>

/** Returns true for a value that a setting accepts; null stands for the default. */
export function isParameterValue(definition: ParameterShape, value: unknown): value is ParameterValue {
  if (value === null) return true
  if (definition.kind === 'BOOLEAN') return typeof value === 'boolean'
  if (definition.kind === 'NUMBER') return typeof value === 'number' && isParameterNumber(definition, value)
  return typeof value === 'string' && isParameterText(definition, value)
}

function isParameterNumber({ range = [0, Number.MAX_VALUE] }: ParameterShape, value: number): boolean {
  return value >= range[0] && value <= range[1]
}

/** The most characters of a text, by kind. */
const MAX_LENGTH: Readonly<Record<ParameterKind, number>> = { STRING: 10_000, LINK: 2_048, TEXT: 500_000, NUMBER: 0, BOOLEAN: 0 }

function isParameterText({ kind, options, format }: ParameterShape, text: string): boolean {
  if (text.length > MAX_LENGTH[kind]) return false
  if (kind === 'LINK') return /^https?:/i.test(text) && isSafeUrl(text)
  if (options && !options.includes(text)) return false
  return format === undefined || formats[format](text)
}
