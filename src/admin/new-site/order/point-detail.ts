import type { NewSiteText } from '#admin/new-site/use-new-site-text.ts'
import type { SiteOrderRead } from './use-order.ts'

type Point = SiteOrderRead['points'][number]

/** Points whose detail is the value that people have set. */
const WRITTEN: ReadonlySet<string> = new Set(['NAME', 'LOGO', 'CONTACT', 'DOMAIN', 'MAILS'])

/** Counts the points that a site lacks before it can be opened. */
export function countLacks(points: readonly Point[]): number {
  return points.filter(({ name, isDone }) => !isDone && name !== 'OPEN').length
}

/** Says how far a point is: its value, or the work that is left. The opening waits for all others. */
export function pointDetail({ name, isDone, detail }: Point, points: readonly Point[], text: NewSiteText): string {
  if (!isDone) return text(`order.${name}.todo`, { detail: name === 'OPEN' ? countLacks(points) : Number(detail ?? 0) })
  if (name === 'MENU') return text('order.MENU.done', { detail: detail ?? '' })
  return WRITTEN.has(name) ? (detail ?? '') : ''
}
