import type { Right } from '#schemas/admin/resources/rights.ts'

/** Facts that the shell of the panel hands to its script, in the attribute `data-start` of its root. */
export interface PanelStart {
  readonly siteName: string
  /** Host of the site as visitors know it. */
  readonly siteHost: string
  /** Address of the site's home page. */
  readonly siteUrl: string
  /** Languages of the site, the default one first. */
  readonly locales: readonly string[]
  /** Colours of the site, for previews of what visitors read. */
  readonly siteColors: { readonly ground: string; readonly ink: string; readonly accent: string }
  /** Visitors may order: the settings of a shop are shown. */
  readonly hasShop: boolean
  /** Another person than the one who changed a content publishes it. */
  readonly needsApproval: boolean
  /** Rights of the administrator on resources. */
  readonly rights: readonly Right[]
  /** The other sites of the instance that the person administers under the same address. */
  readonly otherSites: readonly { readonly name: string; readonly url: string }[]
  /** Address where members sign in. */
  readonly signInUrl: string
  /** Address where a forgotten password is asked for. */
  readonly forgottenUrl: string
}

/** Id of the element that the panel is drawn into. */
export const PANEL_ROOT = 'panel'
