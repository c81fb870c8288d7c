import { isShellRegion, type ShellRegion } from './page-order.ts'

/** The French names of the regions of a shell. */
export const regionLabels: Readonly<Record<ShellRegion, string>> = {
  topBar: 'Bandeau du haut',
  appBar: 'En-tête',
  mobileAppBar: 'En-tête sur téléphone',
  footer: 'Pied de page',
  bottomBar: 'Barre du bas sur téléphone',
}

/** The French name of a region; null for that of a page, which needs none. */
export const regionLabel = (region: string): string | null => (isShellRegion(region) ? regionLabels[region] : null)
