import { systemClock } from '#domain/dates/clock.ts'
import { nameOf, type Plan } from '#admin/publications/publication-types.ts'
import { frenchDay, frenchTime } from '#admin/texts/describe-instant.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'

/** A day with its time in French. */
export function momentWords(instant: string): string {
  const at = Date.parse(instant)
  return `${frenchDay(at, systemClock())}, ${frenchTime(at)}`
}

/** The name of a planned version: its document and, if it has one, its own name. */
export function planName(plan: Plan, text: PanelText): string {
  const document = nameOf(plan, text)
  return plan.name === null ? document : text('panel.publish.plan.version', { document, name: plan.name })
}

/** The time of a planned version in words. */
export function planTime({ startsAt, endsAt }: Pick<Plan, 'startsAt' | 'endsAt'>, text: PanelText): string {
  const from = momentWords(startsAt)
  return endsAt === null ? text('panel.publish.plan.from', { from }) : text('panel.publish.plan.span', { from, until: momentWords(endsAt) })
}
