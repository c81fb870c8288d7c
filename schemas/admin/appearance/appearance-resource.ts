import { z } from 'zod'
import { saysRule } from '#schemas/errors/reasons/typed-reasons.ts'
import { choice, image, number, optionalText } from '#schemas/admin/resources/fields.ts'
import { field, type FieldWords } from '#schemas/admin/resources/field-meta.ts'
import { defineSingleResource } from '#schemas/admin/resources/single-resource.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Longest text that stands for a logo. */
const ALT_LENGTH = 300

const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, saysRule('color'))
const color = (words: FieldWords) => field('select', colorSchema, words)
const colorOrNone = (words: FieldWords) => field('select', colorSchema.nullable(), words)
/** Name of a family, which a style sheet has between quotes. */
const familySchema = z.string().regex(/^[A-Za-z0-9 ]{1,60}$/, saysRule('fontFamily'))

const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const
const thickness = {
  100: { fr: 'très fine', en: 'thin' },
  200: { fr: 'extra-fine', en: 'extra light' },
  300: { fr: 'fine', en: 'light' },
  400: { fr: 'normale', en: 'regular' },
  500: { fr: 'un peu grasse', en: 'medium' },
  600: { fr: 'demi-grasse', en: 'semibold' },
  700: { fr: 'grasse', en: 'bold' },
  800: { fr: 'très grasse', en: 'extra bold' },
  900: { fr: 'noire', en: 'black' },
}
const slants = { normal: { fr: 'droites', en: 'upright' }, italic: { fr: 'penchées', en: 'slanted' } }

const font = (words: FieldWords) =>
  field(
    'group',
    z.strictObject({
      family: field('select', familySchema, { fr: 'Police', en: 'Font' }),
      color: color({ fr: 'Couleur', en: 'Colour' }),
      size: number({ min: 8, max: 120 }, { fr: 'Taille', en: 'Size' }),
      weight: field('select', z.literal(weights), { fr: 'Graisse', en: 'Weight', options: thickness }),
      style: choice(slants, { fr: 'Lettres', en: 'Letters' }),
    }),
    words,
  )

const logo = (words: FieldWords) =>
  field(
    'group',
    z.strictObject({
      imageId: image({ fr: 'Image', en: 'Picture' }),
      alt: optionalText(ALT_LENGTH, { fr: 'Texte à sa place', en: 'Text in its place' }),
    }),
    words,
  )

const styles = {
  plain: { fr: 'sobre', en: 'plain' },
  deed: { fr: 'acte, un filet dans la marge', en: 'deed, a line down the margin' },
  cellar: { fr: 'cave, angles droits et petits titres penchés', en: 'cellar, square corners and slanted labels' },
}
const across = { left: { fr: 'à gauche', en: 'left' }, center: { fr: 'au milieu', en: 'centre' }, right: { fr: 'à droite', en: 'right' } }
const down = { top: { fr: 'en haut', en: 'top' }, center: { fr: 'au milieu', en: 'centre' }, bottom: { fr: 'en bas', en: 'bottom' } }
const sizes = {
  cover: { fr: 'remplit la bande', en: 'fills the strip' },
  contain: { fr: 'se voit entière', en: 'is seen whole' },
  auto: { fr: 'garde sa taille', en: 'keeps its size' },
}
const repeats = {
  'no-repeat': { fr: 'une fois', en: 'once' },
  repeat: { fr: 'en mosaïque', en: 'as tiles' },
  'repeat-x': { fr: 'en largeur', en: 'across' },
  'repeat-y': { fr: 'en hauteur', en: 'down' },
}

const form = z.strictObject({
  colors: field(
    'group',
    z.strictObject({
      primary: color({ fr: 'Couleur principale', en: 'Main colour' }),
      accent: color({ fr: 'Accent', en: 'Accent' }),
      background: colorOrNone({ fr: 'Fond', en: 'Ground' }),
      surface: colorOrNone({ fr: 'Surface', en: 'Surface' }),
      text: colorOrNone({ fr: 'Texte', en: 'Text' }),
      muted: colorOrNone({ fr: 'Texte discret', en: 'Faint text' }),
      line: colorOrNone({ fr: 'Filets', en: 'Lines' }),
    }),
    { fr: 'Couleurs', en: 'Colours' },
  ),
  style: choice(styles, { fr: 'Formes', en: 'Shapes' }),
  fonts: field(
    'group',
    z.strictObject({
      TITLE: font({ fr: 'Titres', en: 'Titles' }),
      CONTENT: font({ fr: 'Textes', en: 'Texts' }),
      MENU: font({ fr: 'Menu', en: 'Menu' }),
    }),
    { fr: 'Lettres', en: 'Letters' },
  ),
  logos: field(
    'group',
    z.strictObject({
      LOGO: logo({
        ...{ fr: 'Logo', en: 'Logo' },
        help: {
          fr: 'En haut de chaque page, et chez les moteurs de recherche.',
          en: 'At the top of each page, and for search engines.',
        },
      }),
      LOGO_LIGHT_THEME: logo({
        ...{ fr: 'Logo sur fond clair', en: 'Logo on a light ground' },
        help: { fr: 'En haut de chaque page, à la place du logo.', en: 'At the top of each page, in place of the logo.' },
      }),
      LOGO_DARK_THEME: logo({
        ...{ fr: 'Logo sur fond sombre', en: 'Logo on a dark ground' },
        help: {
          fr: 'En pied de page, quand il n’y a pas de logo du pied de page.',
          en: 'In the footer, where it has no logo of its own.',
        },
      }),
      LOGO_FOOTER: logo({
        ...{ fr: 'Logo du pied de page', en: 'Logo of the footer' },
        help: { fr: 'En bas de chaque page.', en: 'At the foot of each page.' },
      }),
      LOGO_FAVICON: logo({
        ...{ fr: 'Icône de l’onglet', en: 'Icon of the tab' },
        help: {
          fr: 'Dans l’onglet du navigateur et sur l’écran des téléphones.',
          en: 'In the tab of the browser and on the screen of phones.',
        },
      }),
    }),
    { fr: 'Logos', en: 'Logos' },
  ),
  banner: field(
    'group',
    z.strictObject({
      imageId: image({ fr: 'Image', en: 'Picture' }),
      positionX: choice(across, { fr: 'Cadrage en largeur', en: 'Place across' }),
      positionY: choice(down, { fr: 'Cadrage en hauteur', en: 'Place down' }),
      size: choice(sizes, { fr: 'Taille de l’image', en: 'Size of the picture' }),
      repeat: choice(repeats, { fr: 'Répétition', en: 'Repetition' }),
      height: number({ min: 0, max: 800 }, { fr: 'Hauteur', en: 'Height' }),
    }),
    { fr: 'Bandeau', en: 'Banner' },
  ),
  families: field('list', z.array(z.strictObject({ name: familySchema, files: z.array(rowIdSchema).min(1).max(20) })).max(10), {
    fr: 'Polices ajoutées',
    en: 'Fonts of your own',
  }),
})

const fontExample = { family: 'Instrument Sans', color: '#1d2433', size: 17, weight: 400, style: 'normal' } as const
const noLogo = { imageId: null, alt: null }

/** The appearance of a site: one for each site, under its number. Its calls are written by hand; draft, versions, history and undo are those of any resource. */
export const appearanceResource = defineSingleResource({
  name: 'appearance',
  life: 'published',
  icon: 'palette',
  words: {
    one: { fr: 'l’apparence', en: 'the appearance' },
    many: { fr: 'Apparence', en: 'Appearance' },
    empty: { fr: 'Les couleurs, les lettres et les logos du site.', en: 'The colours, letters and logos of the site.' },
  },
  form,
  example: {
    colors: {
      ...{ primary: '#1d2a44', accent: '#c4412d', background: '#faf6ee', surface: '#f2ebdd' },
      ...{ text: '#1d2433', muted: '#5a6072', line: '#ddd3c0' },
    },
    style: 'plain',
    fonts: { TITLE: { ...fontExample, family: 'Fraunces', size: 32, weight: 600 }, CONTENT: fontExample, MENU: fontExample },
    logos: { LOGO: noLogo, LOGO_LIGHT_THEME: noLogo, LOGO_DARK_THEME: noLogo, LOGO_FOOTER: noLogo, LOGO_FAVICON: noLogo },
    banner: { imageId: null, positionX: 'center', positionY: 'center', size: 'cover', repeat: 'no-repeat', height: 200 },
    families: [],
  },
})
