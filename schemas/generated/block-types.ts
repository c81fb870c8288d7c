// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

/** Every block type, in the order of the alphabet. */
export const blockTypes = [
  'account-deletion',
  'account-menu',
  'app-bar',
  'auth',
  'blog-article',
  'blog-list',
  'bottom-bar',
  'breadcrumbs',
  'button',
  'call-to-action',
  'columns',
  'contact-details',
  'data-export',
  'download',
  'email-confirmation',
  'faq',
  'features',
  'footer',
  'gallery',
  'heading',
  'hero',
  'icon-list',
  'image',
  'language-switch',
  'legal-html',
  'logo-wall',
  'menu',
  'mobile-app-bar',
  'newsletter-confirmation',
  'newsletter-form',
  'newsletter-subscription',
  'newsletter-unsubscription',
  'notice',
  'opening-hours',
  'password-change',
  'password-reset',
  'password-reset-ask',
  'pricing',
  'privacy-request',
  'profile',
  'quote',
  'registration-confirmation',
  'section',
  'session-list',
  'share',
  'social-links',
  'spacer',
  'statistics',
  'steps',
  'table',
  'table-of-contents',
  'tabs',
  'team',
  'testimonial',
  'text',
  'timeline',
  'top-bar',
  'two-factor',
] as const

/** The name of a block type. */
export type BlockType = (typeof blockTypes)[number]

/** The block types whose view needs script in the browser. */
export const interactiveTypes: ReadonlySet<string> = new Set<BlockType>(['auth', 'password-change', 'password-reset', 'tabs'])

/** The block types whose title can be the page's h1: always, or when their level is 1. */
export const titleTypes: ReadonlyMap<string, 'always' | 'at-level-1'> = new Map([
  ['blog-article', 'always'],
  ['blog-list', 'at-level-1'],
  ['heading', 'at-level-1'],
  ['hero', 'always'],
  ['legal-html', 'always'],
])
