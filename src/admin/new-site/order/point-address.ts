import type { PointName } from '#schemas/admin/sites/site-points.ts'
import { partAddress } from '#admin/appearance/appearance-address.ts'
import type { SiteOrderRead } from './use-order.ts'

type Point = SiteOrderRead['points'][number]

const COMPANY = '/reglages/entreprise'

const addresses: Readonly<Record<Exclude<PointName, 'OPEN'>, string>> = {
  ...{ NAME: COMPANY, LOGO: partAddress('logos'), COLORS: partAddress('colors'), HOME: '/pages', CONTACT: COMPANY, HOURS: '/horaires' },
  ...{ MENU: '/pages', DOMAIN: '/reglages/domaine', LEGAL: '/reglages/textes-legaux', CHECKS: '/pages', MAILS: COMPANY },
}

/** The screen where a point is done; null for the opening, which is a button. The home page is opened itself. */
export function pointAddress({ name }: Point, points: readonly Point[]): string | null {
  if (name === 'OPEN') return null
  const home = points.find((point) => point.name === 'HOME')?.detail ?? null
  const isOfHome = name === 'HOME' || name === 'CHECKS'
  return isOfHome && home !== null ? `/pages/${home}` : addresses[name]
}
