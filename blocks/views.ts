import type { BlockView } from '#renderer/view.ts'
import type { BlockType } from '#schemas/generated/block-types.ts'

/** How to load the view of each block type; `npm run new-block` adds its line. */
export const views = {
  'app-bar': () => import('./app-bar/View.tsx'),
  'blog-article': () => import('./blog-article/View.tsx'),
  'blog-list': () => import('./blog-list/View.tsx'),
  'bottom-bar': () => import('./bottom-bar/View.tsx'),
  breadcrumbs: () => import('./breadcrumbs/View.tsx'),
  button: () => import('./button/View.tsx'),
  columns: () => import('./columns/View.tsx'),
  faq: () => import('./faq/View.tsx'),
  footer: () => import('./footer/View.tsx'),
  heading: () => import('./heading/View.tsx'),
  hero: () => import('./hero/View.tsx'),
  image: () => import('./image/View.tsx'),
  'legal-html': () => import('./legal-html/View.tsx'),
  menu: () => import('./menu/View.tsx'),
  'mobile-app-bar': () => import('./mobile-app-bar/View.tsx'),
  section: () => import('./section/View.tsx'),
  tabs: () => import('./tabs/View.tsx'),
  text: () => import('./text/View.tsx'),
  'top-bar': () => import('./top-bar/View.tsx'),
} satisfies Record<BlockType, () => Promise<{ readonly View: BlockView }>>
