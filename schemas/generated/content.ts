// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
/** Anything that JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The kind of the field; without it the type of the prop decides. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'image'
  | 'file'
  | 'link'
  | 'select'
  | 'switch'
  | 'number'
  | 'list'
  | 'icon'
  | 'colour'
  | 'date'
  | 'moment'
  | 'money'
  | 'form'
  | 'album'
  | 'tags'
  | 'collection'
  | 'place-kind'
  | 'product'
  | 'service'
  | 'folder'
  | 'article'
  | 'page'
  | 'section'
  | 'anchor'
/** The shelf by what people want to do; `special` for content of particular pages alone. */
export type OwnShelf = 'text' | 'pictures' | 'buttons' | 'contents' | 'shop' | 'shared' | 'structure' | 'special'
/** A site's menu as a tree: parents hold their children, in their order. */
export type MenuDocument = MenuEntry[]
/** A colour as #rrggbb. */
export type Color = string

/** One text in the two languages of the editor. */
export interface LocalText {
  fr: string
  en: string
}
/** The schema of one prop, with its words for the editor. */
export interface PropSchema {
  'x-label': LocalText
  'x-help'?: LocalText
  'x-field'?: FieldKind
  'x-options'?: {
    [k: string]: LocalText
  }
  /** The tab of the field, or the title of the fold that it shares with its neighbours. */
  'x-group'?: ('content' | 'look' | 'behaviour') | LocalText
  'x-when'?: Condition
  'x-unit'?: LocalText
  /** False where the text cannot be edited on the page itself. */
  'x-inline'?: false
  /** The kind of files that a field of kind `file` offers. */
  'x-accept'?: 'video' | 'document'
  [k: string]: unknown
}
/** Holds while another prop has one of some values (`is`), or at least a length (`min`). */
export interface Condition {
  prop: string
  is?: (string | number | boolean)[]
  /** Characters of a text, items of a list. */
  min?: number
}
/** What a slot holds: types or groups by name, and how many. */
export interface SlotRule {
  accepts: string[]
  min?: number
  /** 0 for a slot that the engine fills: nothing is stored there. */
  max: number
  label: LocalText
  when?: Condition
  /** The view is laid out in another way without it: an editor draws no empty place on the page. */
  optional?: true
}
/** A block type as data: readable by the server, the composer, a test or another program without running code. */
export interface BlockManifest {
  $schema: '../../schemas/content/block-manifest.schema.json'
  /** The folder's name. */
  type: string
  /** Goes up with every change of the props' schema. */
  version: number
  /** What the block is: a header, a text, a bar of the shell. */
  category: 'header' | 'structure' | 'text' | 'media' | 'action' | 'navigation' | 'blog' | 'legal' | 'shell'
  palette?: PaletteEntry
  /** True when the view needs script in the browser. */
  interactive: boolean
  /** Set for an interactive view that changes before the visitor acts: it moves, or shows what the browser has stored. Its page loads the app once it is near the screen; the others wait for a first act. */
  startsAlone?: true
  /** Set when the block's title can be the page's h1: always, or when its prop level is 1. */
  pageTitle?: 'always' | 'at-level-1'
  /** The address of the part of the site that it shows: where a setting closes that part, the block goes. */
  partOf?: 'blog' | 'newsletter'
  outside?: OutsideRule
  /** True when a form of it acts on the account of its sender: the browser opens its pages, so that the server marks whose they are. */
  ofAccount?: true
  /** Where blocks of this type may stand: slots accept types or groups. */
  groups: ('page-section' | 'content' | 'action' | 'bar')[]
  label: LocalText
  /** The gender and number of the French label, for sentences that agree with it; absent for a masculine singular. */
  agreement?: 'feminine' | 'masculinePlural' | 'femininePlural'
  help: LocalText
  keywords: {
    fr: string[]
    en: string[]
  }
  props: PropsSchema
  slots: {
    [k: string]: SlotRule
  }
}
/** Where the composer offers the block. Without it the category names the shelf, on which it comes last. */
export interface PaletteEntry {
  shelf?: OwnShelf
  /** Its place on the shelf: 1 comes first, and what has none last. */
  place?: number
  /** A name of src/kit/icons/icon-set.ts, shown in the outline, the inspector and where a picture is missing. */
  icon?: string
}
/** The content of other sites that the block shows after a visitor has agreed. The content security policy names their hosts on pages with the block alone. */
export interface OutsideRule {
  /** The prop whose address is shown in a frame. */
  framesOf?: string
  /** Where its pictures come from. */
  images?: string[]
  /** True when the payment provider's own form stands in it, where the site has one. */
  takesPayment?: true
}
/** A JSON Schema (2020-12) of the props; every property carries x-label, every enum x-options. */
export interface PropsSchema {
  type: 'object'
  additionalProperties: false
  required?: string[]
  properties: {
    [k: string]: PropSchema
  }
  [k: string]: unknown
}
/** One block of a tree: its props obey the manifest of its type, its slots hold more blocks. */
export interface Block {
  id: string
  type: string
  v: number
  props: Record<string, Json>
  slots?: Record<string, Block[]>
  visibility?: Visibility
}
/** Who sees a block, on which screens and between which instants; absent means everyone, everywhere, always. */
export interface Visibility {
  audience: 'all' | 'visitors' | 'members' | 'admins'
  screens: ('mobile' | 'desktop')[]
  from: string | null
  until: string | null
}
/** The component conf CONTACT: what the contact page shows and the subjects it offers. */
export interface ContactConf {
  showMap: boolean
  showHours: boolean
  subjects: string[]
  message: string | null
}
/** The component conf GOOGLE_REVIEWS: the mean rating, how many reviews it counts and where to read them. */
export interface GoogleReviewsConf {
  rating: number | null
  total: number
  url: string | null
}
/** From when to when, as HH:MM; what closes at or before the time at which it opens ends on the next day. */
export interface OpeningRange {
  open: string
  close: string
}
/** The component conf OPENING_HOURS: the week, day by day (a day without ranges is closed), the days that differ, and the closures that are not over, which are no part of what is stored. */
export interface OpeningHoursConf {
  days: OpeningDay[]
  exceptions: OpeningException[]
  note: string | null
  closures?: ClosedPeriod[]
}
/** One day of the week and its opening hours. */
export interface OpeningDay {
  day: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'
  ranges: OpeningRange[]
}
/** A date whose hours differ from its weekday’s. */
export interface OpeningException {
  date: string
  label?: string
  ranges: OpeningRange[]
}
/** Days on which the place is closed, the first and the last included, but those of `exceptions`. */
export interface ClosedPeriod {
  from: string
  to: string
  label?: string
}
/** The component conf PRODUCT_FILE_GENERATOR: the look of a product's technical file. */
export interface ProductFileGeneratorConf {
  model: 'CLASSIC' | 'MODERN'
  showPrice: boolean
  footer: string | null
}
/** A page's tree of blocks with the hash of its canonical JSON. */
export interface Layout {
  id: number
  hash: string
  blocks: Block[]
}
/** A picture of the site's media, named by its id; the alternative text replaces that of the media when given. */
export interface MediaRef {
  id: number
  alt?: string
}
/** One entry of the menu; NONE is a title without link. */
export interface MenuEntry {
  title: string
  menuTitle?: string | null
  url: string
  linkType: 'SELF' | 'NONE'
  showInMenu: boolean
  children?: MenuEntry[]
}
/** A page in one locale, as it is stored and sent. */
export interface PageDocument {
  $schema: '/schemas/page.schema.json'
  id: number
  url: string
  locale: string
  title: string
  seo: Seo
  shell: 'default' | 'page'
  middleware: string[]
  layout: Layout
}
/** What search engines and social networks are told about a page. */
export interface Seo {
  title?: string
  description?: string
  image?: number | null
  noIndex?: boolean
}
/** What stands around a page's content: five trees of blocks, shared by every page that names this shell. */
export interface ShellDocument {
  name: 'default' | 'page'
  hash: string
  regions: ShellRegions
}
/** The trees of the five regions. */
export interface ShellRegions {
  topBar: Block[]
  appBar: Block[]
  mobileAppBar: Block[]
  bottomBar: Block[]
  footer: Block[]
}
/** A font of the site and how it is set. */
export interface Font {
  type: 'TITLE' | 'CONTENT' | 'MENU'
  family: string
  color: Color
  size: number
  weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900
  style: 'normal' | 'italic'
}
/** The colours and fonts of a site; every value is typed, so none can carry a style rule. */
export interface ThemeDocument {
  colors: ThemeColors
  /** The hand that draws the details: a deed has a line down its margin, a cellar has layers of soil and italic labels. */
  style?: 'plain' | 'deed' | 'cellar'
  fonts: Font[]
}
/** The colours by their part. */
export interface ThemeColors {
  primary: Color
  accent: Color
  background?: Color
  surface?: Color
  text?: Color
  muted?: Color
  line?: Color
}
