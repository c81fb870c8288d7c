import type { Right } from '#schemas/admin/resources/rights.ts'
import type { IconName } from '#kit/icons/icon-set.ts'

/** The shelves of the settings, in their order. */
export const settingsShelves = ['site', 'shop', 'law', 'backstage'] as const

/** A screen of the settings. Its texts are messages: `settings.entry.KEY`, with `.line`, `.changes` and `.words`. */
export interface SettingsEntry {
  readonly key: string
  readonly shelf: (typeof settingsShelves)[number]
  readonly icon: IconName
  /** Address in the panel. */
  readonly path: string
  readonly right: Right
}

/** Every screen of the settings, in the order of its shelf. */
export const settingsEntries = [
  { key: 'site', shelf: 'site', icon: 'globe', path: '/reglages/site', right: 'settings.read' },
  { key: 'company', shelf: 'site', icon: 'house', path: '/reglages/entreprise', right: 'settings.read' },
  { key: 'places', shelf: 'site', icon: 'bookmark', path: '/place', right: 'settings.read' },
  { key: 'social', shelf: 'site', icon: 'message', path: '/reglages/reseaux', right: 'settings.read' },
  { key: 'display', shelf: 'site', icon: 'panel-left', path: '/reglages/affichage', right: 'settings.read' },
  { key: 'accounts', shelf: 'site', icon: 'user', path: '/reglages/comptes', right: 'settings.read' },
  { key: 'accessibility', shelf: 'site', icon: 'eye', path: '/reglages/accessibilite', right: 'settings.read' },
  { key: 'appearance', shelf: 'site', icon: 'palette', path: '/apparence', right: 'settings.read' },
  { key: 'domains', shelf: 'site', icon: 'globe', path: '/reglages/domaine', right: 'settings.read' },
  { key: 'addresses', shelf: 'site', icon: 'link', path: '/reglages/adresses', right: 'settings.read' },
  { key: 'shop', shelf: 'shop', icon: 'store', path: '/reglages/boutique', right: 'settings.read' },
  { key: 'delivery', shelf: 'shop', icon: 'truck', path: '/reglages/livraison', right: 'settings.read' },
  { key: 'products', shelf: 'shop', icon: 'tag', path: '/reglages/vins', right: 'settings.read' },
  { key: 'stock', shelf: 'shop', icon: 'package', path: '/reglages/stock', right: 'settings.read' },
  { key: 'payment', shelf: 'shop', icon: 'receipt', path: '/reglages/virement', right: 'settings.read' },
  { key: 'publisher', shelf: 'law', icon: 'scale', path: '/reglages/editeur', right: 'settings.read' },
  { key: 'publication', shelf: 'backstage', icon: 'circle-check', path: '/reglages/exigence', right: 'settings.read' },
  { key: 'security', shelf: 'backstage', icon: 'lock', path: '/reglages/securite', right: 'settings.read' },
  { key: 'law', shelf: 'law', icon: 'file-text', path: '/reglages/textes-legaux', right: 'settings.read' },
  { key: 'apps', shelf: 'law', icon: 'layers', path: '/reglages/applications', right: 'settings.read' },
  { key: 'mails', shelf: 'backstage', icon: 'send', path: '/reglages/e-mails', right: 'settings.read' },
  { key: 'journal', shelf: 'backstage', icon: 'history', path: '/reglages/journal', right: 'settings.read' },
  { key: 'rights', shelf: 'backstage', icon: 'users', path: '/equipe/droits', right: 'team.read' },
] as const satisfies readonly SettingsEntry[]

/** Name of a screen of the settings. */
export type EntryKey = (typeof settingsEntries)[number]['key']

/** A declared screen of the settings. */
export type DeclaredEntry = SettingsEntry & { readonly key: EntryKey }

/** The screens of the settings that someone with some rights may open. */
export function entriesFor(rights: readonly Right[]): readonly DeclaredEntry[] {
  return settingsEntries.filter(({ right }) => rights.includes(right))
}
