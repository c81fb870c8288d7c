import { ownValue } from '#schemas/names/own-value.ts'
import type { IconName } from '#kit/icons/icon-set.ts'

const byType: Readonly<Record<string, IconName>> = {
  album: 'image',
  button: 'square',
  'call-to-action': 'square',
  columns: 'table',
  'contact-form': 'send',
  'contact-details': 'user',
  download: 'file',
  faq: 'list',
  features: 'list',
  form: 'send',
  gallery: 'image',
  heading: 'heading',
  hero: 'image',
  'icon-list': 'list',
  image: 'image',
  'language-switch': 'languages',
  menu: 'menu',
  notice: 'info',
  'opening-hours': 'clock',
  quote: 'quote',
  search: 'search',
  table: 'table',
  team: 'users',
  text: 'type',
  timeline: 'list-ordered',
}

/** The icon of a block type in the outline. */
export function blockIcon(type: string): IconName {
  return ownValue(byType, type) ?? 'layers'
}
