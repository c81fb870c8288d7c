/** Facts that the shell of the panel hands to its script, in the attribute `data-start` of its root. */
export interface PanelStart {
  readonly siteName: string
  /** Host of the site as visitors know it. */
  readonly siteHost: string
  /** Address of the site's home page. */
  readonly siteUrl: string
  /** Languages of the site, the default one first. */
  readonly locales: readonly string[]
  /** Address where members sign in. */
  readonly signInUrl: string
  /** Address where a forgotten password is asked for. */
  readonly forgottenUrl: string
}

/** Id of the element that the panel is drawn into. */
export const PANEL_ROOT = 'panel'
