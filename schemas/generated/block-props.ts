// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import type { MediaRef } from './content.ts'

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
  termsHref: string
  /** Page of the privacy policy */
  privacyHref: string
  /** Page for a forgotten password */
  resetHref: string
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

/** The props of the block type data-export. */
export interface DataExportProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type email-confirmation. */
export interface EmailConfirmationProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page of the member area */
  accountHref: string
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
  /** Tone */
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

/** The props of the block type legal-html. */
export interface LegalHtmlProps {
  /** Text */
  parameter: 'SALE_TERMS' | 'USE_TERMS' | 'LEGAL_NOTICE' | 'PRIVACY_POLICY' | 'COOKIE_POLICY'
  /** Title */
  title: string
  /** Table of contents */
  summary: boolean
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
  askHref: string
  /** Page for signing in */
  signInHref: string
}

/** The props of the block type password-reset-ask. */
export interface PasswordResetAskProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page for signing in */
  signInHref: string
}

/** The props of the block type privacy-request. */
export interface PrivacyRequestProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type profile. */
export interface ProfileProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
}

/** The props of the block type registration-confirmation. */
export interface RegistrationConfirmationProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
  /** Page of the member area */
  accountHref: string
  /** Page for signing in */
  signInHref: string
}

/** The props of the block type section. */
export interface SectionProps {
  /** Tone */
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

/** The props of the block type session-list. */
export interface SessionListProps {
  /** Title */
  title?: string
  /** Introduction */
  intro?: string
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

/** The props of the block type text. */
export interface TextProps {
  /** Text */
  html: string
  /** Size */
  size: 'normal' | 'lead' | 'small'
  /** Alignment */
  align: 'start' | 'center'
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
}

/** The props of each block type. */
export interface BlockPropsByType {
  'account-deletion': AccountDeletionProps
  'account-menu': AccountMenuProps
  'app-bar': AppBarProps
  auth: AuthProps
  'blog-article': BlogArticleProps
  'blog-list': BlogListProps
  'bottom-bar': BottomBarProps
  breadcrumbs: BreadcrumbsProps
  button: ButtonProps
  columns: ColumnsProps
  'data-export': DataExportProps
  'email-confirmation': EmailConfirmationProps
  faq: FaqProps
  footer: FooterProps
  heading: HeadingProps
  hero: HeroProps
  image: ImageProps
  'legal-html': LegalHtmlProps
  menu: MenuProps
  'mobile-app-bar': MobileAppBarProps
  'newsletter-confirmation': NewsletterConfirmationProps
  'newsletter-form': NewsletterFormProps
  'newsletter-subscription': NewsletterSubscriptionProps
  'newsletter-unsubscription': NewsletterUnsubscriptionProps
  'password-change': PasswordChangeProps
  'password-reset': PasswordResetProps
  'password-reset-ask': PasswordResetAskProps
  'privacy-request': PrivacyRequestProps
  profile: ProfileProps
  'registration-confirmation': RegistrationConfirmationProps
  section: SectionProps
  'session-list': SessionListProps
  tabs: TabsProps
  text: TextProps
  'top-bar': TopBarProps
  'two-factor': TwoFactorProps
}
