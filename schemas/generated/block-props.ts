// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import type { MediaRef } from './content.ts'

/** The props of the block type accessibility-state. */
export interface AccessibilityStateProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
}

/** The props of the block type account-deletion. */
export interface AccountDeletionProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Farewell page */
  afterwards?: string
  /** What is kept */
  kept?: {
    /** What */
    what: string
    /** Why */
    why: string
    /** How long */
    until?: string
  }[]
}

/** The props of the block type account-menu. */
export interface AccountMenuProps {
  /** Name of the menu */
  label: string
  /** Pages */
  links: {
    /** Text */
    label: string
    /** Address */
    href: string
  }[]
  /** Button for signing out */
  signOut: boolean
}

/** The props of the block type album. */
export interface AlbumProps {
  /** Album */
  album?: number
  /** Columns */
  columns: 3 | 2 | 4
  /** Ratio */
  ratio: '4/3' | '1/1' | '3/4' | 'auto'
}

/** The props of the block type album-list. */
export interface AlbumListProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Number of albums */
  count: number
  /** Text when there is nothing */
  emptyText?: string
}

/** The props of the block type app-bar. */
export interface AppBarProps {
  /** Stays at the top */
  sticky: boolean
  /** Show the tagline */
  showTagline: boolean
  /** Tagline */
  tagline?: string
}

/** The props of the block type auth. */
export interface AuthProps {
  /** Title of the sign-in form */
  loginTitle?: string
  /** Title of the registration form */
  registerTitle?: string
  /** Introduction of the registration */
  registerIntro?: string
  /** Registration open */
  canRegister: boolean
  /** Page of the terms of use */
  termsHref?: string
  /** Page of the privacy policy */
  privacyHref?: string
  /** Page for a forgotten password */
  resetHref?: string
}

/** The props of the block type blog-article. */
export interface BlogArticleProps {
  /** Show the author */
  showAuthor: boolean
  /** Show the date */
  showDate: boolean
  /** Show the summary */
  showSummary: boolean
  /** Related articles */
  relatedCount: number
}

/** The props of the block type blog-list. */
export interface BlogListProps {
  /** Folder */
  folder?: number
  /** Articles per page */
  count: number
  /** Layout */
  layout: 'cards' | 'list' | 'compact'
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Show the folders */
  showFolders: boolean
  /** Show the search */
  showSearch: boolean
  /** Pagination */
  pagination: boolean
  /** Text when there is nothing */
  emptyText?: string
}

/** The props of the block type bottom-bar. */
export interface BottomBarProps {
  /** Name of the bar */
  label: string
  /** Shortcuts */
  items: {
    /** Label */
    label: string
    /** Link */
    href: string
    /** Icon */
    icon: 'home' | 'phone' | 'envelope' | 'blog' | 'file' | 'cart' | 'calendar' | 'user' | 'location' | 'search'
  }[]
}

/** The props of the block type breadcrumbs. */
export interface BreadcrumbsProps {
  /** Show the home page */
  showHome: boolean
}

/** The props of the block type button. */
export interface ButtonProps {
  /** Label */
  label: string
  /** Link */
  href: string
  /** Style */
  style: 'primary' | 'secondary' | 'ghost' | 'link'
  /** Size */
  size: 'normal' | 'large'
  /** Icon */
  icon: 'none' | 'arrow-right' | 'phone' | 'envelope' | 'calendar' | 'download' | 'file' | 'check' | 'location' | 'cart'
  /** Open in a new tab */
  newTab: boolean
}

/** The props of the block type call-to-action. */
export interface CallToActionProps {
  /** Title */
  title: string
  /** Heading level */
  level: 2 | 3
  /** Text */
  text?: string
  /** Background */
  tone: 'muted' | 'plain' | 'accent' | 'ink'
  /** Give the company’s phone */
  showPhone: boolean
}

/** The props of the block type carousel. */
export interface CarouselProps {
  /** Name of the set */
  label: string
  /** Views */
  slides: {
    /** Picture */
    image: MediaRef
    /** Title */
    title?: string
    /** Text */
    text?: string
    /** Link */
    href?: string
  }[]
  /** Ratio */
  ratio: '16/9' | '4/3' | '21/9' | '1/1'
  /** Move by itself */
  autoplay: boolean
  /** Seconds for each view */
  interval: number
}

/** The props of the block type cart. */
export interface CartProps {
  /** Title */
  title: string
  /** When it is empty */
  emptyText?: string
  /** Address of the catalogue */
  catalogueHref?: string
  /** Button to go on */
  nextLabel: string
  /** Address to go on to */
  nextHref: string
  /** Field for a discount code */
  askCode: boolean
  /** Note below the total */
  note?: string
}

/** The props of the block type cart-link. */
export interface CartLinkProps {
  /** Text */
  label: string
  /** Address of the cart */
  href: string
}

/** The props of the block type checkout. */
export interface CheckoutProps {
  /** Title */
  title: string
  /** Address of the catalogue */
  catalogueHref?: string
  /** Address of the cart */
  cartHref?: string
  /** Address for signing in */
  signInHref?: string
  /** Address of the terms of sale */
  termsHref?: string
  /** Version of the terms of sale */
  termsVersion?: string
  /** Address of the tracking */
  trackingHref?: string
  /** Offer to agree on the handover */
  offersNoDelivery: boolean
  /** Note for collecting */
  collectNote?: string
}

/** The props of the block type columns. */
export interface ColumnsProps {
  /** Layout */
  layout: 'halves' | 'thirds' | 'quarters' | 'wide-first' | 'wide-second'
  /** Gap */
  gap: 'normal' | 'wide'
  /** Alignment */
  align: 'start' | 'center' | 'stretch'
  /** Rule between the columns */
  divider: boolean
}

/** The props of the block type company-addresses. */
export interface CompanyAddressesProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
  /** Kinds of addresses */
  kinds?: string[]
}

/** The props of the block type contact-details. */
export interface ContactDetailsProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Company name */
  showName: boolean
  /** Phone */
  showPhone: boolean
  /** Note on the phone */
  phoneNote?: string
  /** E-mail address */
  showEmail: boolean
  /** Note on the e-mail */
  emailNote?: string
  /** Address */
  showAddress: boolean
  /** How to get there */
  access?: string
}

/** The props of the block type contact-form. */
export interface ContactFormProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Subjects to choose from */
  subjects?: string[]
  /** Ask for the subject */
  askSubject: boolean
  /** Ask for the phone number */
  askPhone: boolean
  /** Address of the privacy policy */
  privacyHref?: string
}

/** The props of the block type data-export. */
export interface DataExportProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type download. */
export interface DownloadProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Documents */
  items: {
    /** Title */
    title: string
    /** File */
    href: string
    /** Format */
    format: 'pdf' | 'docx' | 'odt' | 'xlsx' | 'ods' | 'csv' | 'zip' | 'ics' | 'jpg' | 'png' | 'svg'
    /** Size in kilobytes */
    kilobytes: number
    /** What it holds */
    text?: string
  }[]
}

/** The props of the block type email-confirmation. */
export interface EmailConfirmationProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page of the member area */
  accountHref?: string
}

/** The props of the block type embed. */
export interface EmbedProps {
  /** Title */
  title: string
  /** Address */
  url: string
  /** Height */
  height: number
  /** Poster */
  poster?: MediaRef
  /** Caption */
  caption?: string
}

/** The props of the block type event. */
export interface EventProps {
  /** Ask for the phone number */
  askPhone: boolean
  /** Offer a message */
  askMessage: boolean
  /** Address of all events */
  listHref?: string
  /** Address of the privacy policy */
  privacyHref?: string
}

/** The props of the block type event-calendar. */
export interface EventCalendarProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
}

/** The props of the block type event-cancellation. */
export interface EventCancellationProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Address of all events */
  listHref?: string
}

/** The props of the block type event-list. */
export interface EventListProps {
  /** Events */
  show: 'upcoming' | 'past'
  /** Events per page */
  count: number
  /** Layout */
  layout: 'list' | 'cards' | 'compact'
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Pagination */
  pagination: boolean
  /** Calendar link */
  showCalendarLink: boolean
  /** Text when there is nothing */
  emptyText?: string
}

/** The props of the block type event-map. */
export interface EventMapProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Scale, from the region to the street */
  zoom: number
  /** Height */
  height: number
}

/** The props of the block type faq. */
export interface FaqProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
  /** Questions */
  items: {
    /** Question */
    question: string
    /** Answer */
    answer: string
  }[]
  /** Open the first */
  openFirst: boolean
}

/** The props of the block type features. */
export interface FeaturesProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Layout */
  layout: 'rows' | 'grid'
  /** Points */
  items: {
    /** Icon */
    icon?:
      | 'none'
      | 'book'
      | 'bottle'
      | 'building'
      | 'calendar'
      | 'check'
      | 'clock'
      | 'coins'
      | 'envelope'
      | 'file'
      | 'folder'
      | 'glass'
      | 'handshake'
      | 'key'
      | 'leaf'
      | 'location'
      | 'lock'
      | 'pen'
      | 'people'
      | 'phone'
      | 'scale'
      | 'shield'
      | 'stamp'
      | 'truck'
    /** Title */
    title: string
    /** Text */
    text?: string
    /** Link */
    href?: string
  }[]
}

/** The props of the block type footer. */
export interface FooterProps {
  /** Text */
  text?: string
  /** Logo */
  showLogo: boolean
  /** Opening hours */
  showHours: boolean
  /** Social networks */
  showSocial: boolean
  /** Legal line */
  showLegal: boolean
  /** Partners */
  showPartners: boolean
  /** Name of the legal links */
  legalLabel: string
}

/** The props of the block type form. */
export interface FormProps {
  /** Name of the form */
  form: string
  /** Show the form’s title */
  showTitle: boolean
  /** Introduction */
  intro?: string
  /** Address of the privacy policy */
  privacyHref?: string
}

/** The props of the block type gallery. */
export interface GalleryProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Columns */
  columns: 3 | 2 | 4
  /** Ratio */
  ratio: '4/3' | '1/1' | '3/4' | 'auto'
  /** Pictures */
  items: {
    /** Picture */
    image: MediaRef
    /** Caption */
    caption?: string
  }[]
}

/** The props of the block type heading. */
export interface HeadingProps {
  /** Text */
  text: string
  /** Heading level */
  level: 2 | 1 | 3 | 4
  /** Size */
  size: 'auto' | 's' | 'm' | 'l' | 'xl'
  /** Alignment */
  align: 'start' | 'center'
  /** Anchor */
  anchor?: string
}

/** The props of the block type hero. */
export interface HeroProps {
  /** Kicker */
  kicker?: string
  /** Title */
  title: string
  /** Introduction */
  intro?: string
  /** Image */
  image?: MediaRef
  /** Link */
  href?: string
  /** Background */
  tone: 'plain' | 'accent' | 'ink'
  /** Layout */
  layout: 'split' | 'centered' | 'full'
  /**
   * Key points
   *
   * Items: Key point
   */
  points?: string[]
}

/** The props of the block type icon-list. */
export interface IconListProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Columns */
  columns: 1 | 2
  /** Lines */
  items: {
    /** Icon */
    icon?:
      | 'check'
      | 'book'
      | 'bottle'
      | 'building'
      | 'calendar'
      | 'clock'
      | 'coins'
      | 'envelope'
      | 'file'
      | 'folder'
      | 'glass'
      | 'handshake'
      | 'key'
      | 'leaf'
      | 'location'
      | 'lock'
      | 'pen'
      | 'people'
      | 'phone'
      | 'scale'
      | 'shield'
      | 'stamp'
      | 'truck'
    /** Text */
    text: string
  }[]
}

/** The props of the block type image. */
export interface ImageProps {
  /** Image */
  image: MediaRef
  /** Caption */
  caption?: string
  /** Aspect ratio */
  ratio: 'auto' | '1/1' | '4/3' | '3/2' | '16/9'
  /** Rounded corners */
  rounded: boolean
  /** Load first */
  priority: boolean
  /** Link */
  href?: string
}

/** The props of the block type language-switch. */
export interface LanguageSwitchProps {
  /** Show the word “Languages” */
  showLabel: boolean
}

/** The props of the block type legal-html. */
export interface LegalHtmlProps {
  /** Text */
  parameter: 'SALE_TERMS' | 'USE_TERMS' | 'LEGAL_NOTICE' | 'PRIVACY_POLICY' | 'COOKIE_POLICY'
  /** Title */
  title: string
  /** Table of contents */
  summary: boolean
}

/** The props of the block type logo-wall. */
export interface LogoWallProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Size */
  size: 'normal' | 'small' | 'large'
  /** Logos */
  items: {
    /** Logo */
    image: MediaRef
    /** Name */
    name: string
    /** Link */
    href?: string
  }[]
}

/** The props of the block type map. */
export interface MapProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Kinds of addresses */
  kinds?: string[]
  /** Addresses in words */
  showAddresses: boolean
  /** Scale, from the region to the street */
  zoom: number
  /** Height */
  height: number
}

/** The props of the block type menu. */
export interface MenuProps {
  /** Source */
  source: 'site' | 'links'
  /** Name of the menu */
  label: string
  /** Orientation */
  orientation: 'horizontal' | 'vertical'
  /** Depth */
  depth: 2 | 1 | 3
  /** Links */
  links?: {
    /** Label */
    label: string
    /** Link */
    href: string
  }[]
  /** Title */
  title?: string
}

/** The props of the block type mobile-app-bar. */
export interface MobileAppBarProps {
  /** Phone */
  showPhone: boolean
  /** Menu label */
  menuLabel: string
}

/** The props of the block type news-article. */
export interface NewsArticleProps {
  /** Show the date */
  showDate: boolean
  /** Show the summary */
  showSummary: boolean
  /** Address of all news */
  listHref?: string
  /** Other news */
  otherCount: number
}

/** The props of the block type news-list. */
export interface NewsListProps {
  /**
   * Tags
   *
   * Items: Tag
   */
  tags?: string[]
  /** News per page */
  count: number
  /** Layout */
  layout: 'list' | 'cards' | 'compact'
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Read page by page */
  pagination: boolean
  /** When the list is empty */
  emptyText?: string
}

/** The props of the block type newsletter-confirmation. */
export interface NewsletterConfirmationProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type newsletter-form. */
export interface NewsletterFormProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type newsletter-subscription. */
export interface NewsletterSubscriptionProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type newsletter-unsubscription. */
export interface NewsletterUnsubscriptionProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type notice. */
export interface NoticeProps {
  /** Kind */
  kind: 'info' | 'advice' | 'warning' | 'law'
  /** Title */
  title?: string
  /** Text */
  html: string
}

/** The props of the block type opening-hours. */
export interface OpeningHoursProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Days that differ */
  showExceptions: boolean
  /** Note */
  showNote: boolean
}

/** The props of the block type order-list. */
export interface OrderListProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Address of orders (their number follows) */
  orderHref?: string
  /** Address of the catalogue */
  catalogueHref?: string
}

/** The props of the block type order-tracking. */
export interface OrderTrackingProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Address for withdrawing */
  withdrawalHref?: string
}

/** The props of the block type password-change. */
export interface PasswordChangeProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type password-reset. */
export interface PasswordResetProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page for a forgotten password */
  askHref?: string
  /** Page for signing in */
  signInHref?: string
}

/** The props of the block type password-reset-ask. */
export interface PasswordResetAskProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page for signing in */
  signInHref?: string
}

/** The props of the block type pricing. */
export interface PricingProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Plans */
  plans: {
    /** Name */
    name: string
    /** Badge */
    badge?: string
    /** Price */
    price: string
    /** Per what */
    period?: string
    /** Note on the price */
    priceNote?: string
    /** For whom */
    text?: string
    /**
     * What is included
     *
     * Items: What is included
     */
    features?: string[]
    /** Link */
    href?: string
    /** Label of the button */
    linkLabel?: string
    /** Highlight */
    highlighted?: boolean
  }[]
  /** Note */
  note?: string
}

/** The props of the block type privacy-request. */
export interface PrivacyRequestProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type product. */
export interface ProductProps {
  /** Address of all products */
  listHref?: string
  /** Address of the cart */
  cartHref?: string
  /** Show the awards */
  showAwards: boolean
  /** Show what it goes with */
  showMeals: boolean
  /** Technical sheet */
  showSheet: boolean
  /** Below the price */
  deliveryNote?: string
}

/** The props of the block type product-list. */
export interface ProductListProps {
  /** Products */
  type: 'ALL' | 'WINE' | 'BOX'
  /**
   * Tags
   *
   * Items: Tag
   */
  tags?: string[]
  /** Layout */
  layout: 'auto' | 'grid' | 'list'
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Products on a page */
  count: number
  /** Search */
  showSearch: boolean
  /** Filters and order */
  showFilters: boolean
  /** Several pages */
  pagination: boolean
  /** When the list is empty */
  emptyText?: string
}

/** The props of the block type product-recommended. */
export interface ProductRecommendedProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
  /** Number of products */
  count: number
  /** Layout */
  layout: 'auto' | 'grid' | 'list'
}

/** The props of the block type profile. */
export interface ProfileProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type promoted-news. */
export interface PromotedNewsProps {
  /** Kicker */
  kicker?: string
  /** Heading level */
  level: 2 | 3
  /** Show the picture */
  showPicture: boolean
  /** Show the summary */
  showSummary: boolean
  /** Address of all news */
  allHref?: string
  /** Text of that link */
  allLabel?: string
}

/** The props of the block type quote. */
export interface QuoteProps {
  /** Words, without quotation marks */
  quote: string
  /** Author */
  author?: string
  /** Source */
  source?: string
  /** Link to the source */
  href?: string
  /** Size */
  size: 'normal' | 'large'
  /** Alignment */
  align: 'start' | 'center'
}

/** The props of the block type registration-confirmation. */
export interface RegistrationConfirmationProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page of the member area */
  accountHref?: string
  /** Page for signing in */
  signInHref?: string
}

/** The props of the block type related-posts. */
export interface RelatedPostsProps {
  /** Article */
  blog?: number
  /** Articles */
  count: number
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
  /** Layout */
  layout: 'list' | 'cards' | 'compact'
}

/** The props of the block type reviews. */
export interface ReviewsProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
  /** Reviews shown */
  count: number
  /** Show the mean */
  showMean: boolean
  /** Note below the reviews */
  note?: string
}

/** The props of the block type search. */
export interface SearchProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Page of results */
  action?: string
  /** Results per page */
  count: number
  /**
   * Choose among
   *
   * Items: Kind
   */
  kinds?: ('PAGE' | 'BLOG' | 'NEWS' | 'SERVICE' | 'EVENT' | 'ALBUM' | 'PRODUCT')[]
  /**
   * Where else to go
   *
   * Items: Link
   */
  links?: {
    /** Text */
    label: string
    /** Address */
    href: string
  }[]
}

/** The props of the block type section. */
export interface SectionProps {
  /** Background */
  tone: 'plain' | 'muted' | 'accent' | 'ink'
  /** Width */
  width: 'normal' | 'narrow' | 'wide' | 'full'
  /** Spacing */
  spacing: 'normal' | 'tight' | 'airy'
  /** Kicker */
  kicker?: string
  /** Mark */
  number?: string
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 3
  /** Introduction */
  intro?: string
  /** Anchor */
  anchor?: string
}

/** The props of the block type service. */
export interface ServiceProps {
  /** Show the price */
  showPrice: boolean
  /** Below the price */
  priceNote?: string
  /** Show the tags */
  showTags: boolean
  /** Address of all services */
  listHref?: string
  /** Other services */
  otherCount: number
}

/** The props of the block type service-list. */
export interface ServiceListProps {
  /**
   * Tags
   *
   * Items: Tag
   */
  tags?: string[]
  /** Layout */
  layout: 'list' | 'cards' | 'compact'
  /** Title */
  title?: string
  /** Heading level */
  level: 2 | 1 | 3
  /** Introduction */
  intro?: string
  /** Show prices */
  showPrice: boolean
  /** Choose by tag */
  showTags: boolean
  /** Note below the list */
  note?: string
  /** When the list is empty */
  emptyText?: string
}

/** The props of the block type session-list. */
export interface SessionListProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type share. */
export interface ShareProps {
  /** Title */
  title?: string
  /** E-mail */
  mail: boolean
  /** LinkedIn */
  linkedin: boolean
  /** Facebook */
  facebook: boolean
  /** X */
  twitter: boolean
  /** Telegram */
  telegram: boolean
  /** Show the page’s address */
  showAddress: boolean
}

/** The props of the block type shared-section. */
export interface SharedSectionProps {
  /** Section */
  section: number
  /** Differences of this place */
  overrides?: {
    /** Element */
    block: string
    /** Setting */
    pointer: string
    /** Text */
    value: string
    /** Replaced text */
    of?: string
  }[]
}

/** The props of the block type site-map. */
export interface SiteMapProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
}

/** The props of the block type social-links. */
export interface SocialLinksProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Layout */
  layout: 'icons' | 'names'
}

/** The props of the block type spacer. */
export interface SpacerProps {
  /** Size */
  size: 'm' | 's' | 'l' | 'xl'
  /** Mark */
  mark: 'none' | 'rule' | 'seal'
}

/** The props of the block type statistics. */
export interface StatisticsProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Figures */
  items: {
    /** Figure */
    value: string
    /** Unit */
    unit?: string
    /** What it counts */
    label: string
    /** Detail */
    note?: string
  }[]
  /** Source */
  source?: string
}

/** The props of the block type steps. */
export interface StepsProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Layout */
  layout: 'vertical' | 'horizontal'
  /** First number */
  start: number
  /** Steps */
  items: {
    /** Title */
    title: string
    /** Text */
    text?: string
    /** Who acts */
    who?: string
    /** When, or how long */
    when?: string
  }[]
}

/** The props of the block type table. */
export interface TableProps {
  /** Caption */
  caption: string
  /** Show the caption */
  showCaption: boolean
  /** Columns */
  columns: {
    /** Label */
    label: string
    /** Alignment */
    align?: 'start' | 'end'
  }[]
  /** Rows */
  rows: {
    /**
     * Cells
     *
     * Items: Cell
     */
    cells: string[]
  }[]
  /** The first column names the row */
  rowHeaders: boolean
  /** The last row is a total */
  totalRow: boolean
  /** Note */
  note?: string
}

/** The props of the block type table-of-contents. */
export interface TableOfContentsProps {
  /** Title */
  title?: string
  /** Levels */
  depth: 2 | 3
  /** Layout */
  layout: 'list' | 'row'
}

/** The props of the block type tabs. */
export interface TabsProps {
  /** Name of the set */
  label: string
  /** Tabs */
  tabs: {
    /** Title */
    title: string
  }[]
}

/** The props of the block type team. */
export interface TeamProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** People */
  members: {
    /** Name */
    name: string
    /** Role */
    role?: string
    /** Text */
    text?: string
    /** Portrait */
    image?: MediaRef
    /** Link */
    href?: string
    /** Label of the link */
    linkLabel?: string
  }[]
}

/** The props of the block type testimonial. */
export interface TestimonialProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Testimonials */
  items: {
    /** Words, without quotation marks */
    quote: string
    /** Name */
    name: string
    /** Role */
    role?: string
    /** Portrait */
    image?: MediaRef
  }[]
}

/** The props of the block type text. */
export interface TextProps {
  /** Text */
  html: string
  /** Size */
  size: 'normal' | 'lead' | 'small'
  /** Alignment */
  align: 'start' | 'center'
}

/** The props of the block type timeline. */
export interface TimelineProps {
  /** Title */
  title?: string
  /** Heading level */
  level: 3 | 2
  /** Dates */
  items: {
    /** Date */
    date: string
    /** Title */
    title: string
    /** Text */
    text?: string
    /** Reference */
    note?: string
  }[]
}

/** The props of the block type top-bar. */
export interface TopBarProps {
  /** Phone */
  showPhone: boolean
  /** E-mail */
  showEmail: boolean
  /** Opening hours */
  showHours: boolean
  /** Social networks */
  showSocial: boolean
  /** Text */
  text?: string
}

/** The props of the block type two-factor. */
export interface TwoFactorProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Hide from members without a code */
  hideWithoutCode?: boolean
}

/** The props of the block type video. */
export interface VideoProps {
  /** Title */
  title: string
  /** File */
  file?: MediaRef
  /** Address */
  url?: string
  /** Poster */
  poster?: MediaRef
  /** Ratio */
  ratio: '16/9' | '4/3' | '1/1' | '9/16'
  /** Caption */
  caption?: string
  /** Transcript */
  transcript?: string
}

/** The props of the block type withdrawal. */
export interface WithdrawalProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Address for following an order */
  trackingHref?: string
}

/** The props of each block type. */
export interface BlockPropsByType {
  'accessibility-state': AccessibilityStateProps
  'account-deletion': AccountDeletionProps
  'account-menu': AccountMenuProps
  album: AlbumProps
  'album-list': AlbumListProps
  'app-bar': AppBarProps
  auth: AuthProps
  'blog-article': BlogArticleProps
  'blog-list': BlogListProps
  'bottom-bar': BottomBarProps
  breadcrumbs: BreadcrumbsProps
  button: ButtonProps
  'call-to-action': CallToActionProps
  carousel: CarouselProps
  cart: CartProps
  'cart-link': CartLinkProps
  checkout: CheckoutProps
  columns: ColumnsProps
  'company-addresses': CompanyAddressesProps
  'contact-details': ContactDetailsProps
  'contact-form': ContactFormProps
  'data-export': DataExportProps
  download: DownloadProps
  'email-confirmation': EmailConfirmationProps
  embed: EmbedProps
  event: EventProps
  'event-calendar': EventCalendarProps
  'event-cancellation': EventCancellationProps
  'event-list': EventListProps
  'event-map': EventMapProps
  faq: FaqProps
  features: FeaturesProps
  footer: FooterProps
  form: FormProps
  gallery: GalleryProps
  heading: HeadingProps
  hero: HeroProps
  'icon-list': IconListProps
  image: ImageProps
  'language-switch': LanguageSwitchProps
  'legal-html': LegalHtmlProps
  'logo-wall': LogoWallProps
  map: MapProps
  menu: MenuProps
  'mobile-app-bar': MobileAppBarProps
  'news-article': NewsArticleProps
  'news-list': NewsListProps
  'newsletter-confirmation': NewsletterConfirmationProps
  'newsletter-form': NewsletterFormProps
  'newsletter-subscription': NewsletterSubscriptionProps
  'newsletter-unsubscription': NewsletterUnsubscriptionProps
  notice: NoticeProps
  'opening-hours': OpeningHoursProps
  'order-list': OrderListProps
  'order-tracking': OrderTrackingProps
  'password-change': PasswordChangeProps
  'password-reset': PasswordResetProps
  'password-reset-ask': PasswordResetAskProps
  pricing: PricingProps
  'privacy-request': PrivacyRequestProps
  product: ProductProps
  'product-list': ProductListProps
  'product-recommended': ProductRecommendedProps
  profile: ProfileProps
  'promoted-news': PromotedNewsProps
  quote: QuoteProps
  'registration-confirmation': RegistrationConfirmationProps
  'related-posts': RelatedPostsProps
  reviews: ReviewsProps
  search: SearchProps
  section: SectionProps
  service: ServiceProps
  'service-list': ServiceListProps
  'session-list': SessionListProps
  share: ShareProps
  'shared-section': SharedSectionProps
  'site-map': SiteMapProps
  'social-links': SocialLinksProps
  spacer: SpacerProps
  statistics: StatisticsProps
  steps: StepsProps
  table: TableProps
  'table-of-contents': TableOfContentsProps
  tabs: TabsProps
  team: TeamProps
  testimonial: TestimonialProps
  text: TextProps
  timeline: TimelineProps
  'top-bar': TopBarProps
  'two-factor': TwoFactorProps
  video: VideoProps
  withdrawal: WithdrawalProps
}
