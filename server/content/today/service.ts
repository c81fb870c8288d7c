import { CLOSED_AHEAD, NEAR_DAYS, waitingKinds, type Today, type Waiting } from '#schemas/admin/today/today-shapes.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { comparedMonths } from '#domain/dates/compared-months.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { heldAt } from '#domain/opening-hours/held-at.ts'
import { nextClosed } from '#domain/opening-hours/next-closed.ts'
import { readShownHours } from '#domain/opening-hours/read-hours.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { WaitingItems } from '#server/platform/resources/list/count-waiting.ts'
import { readBrokenLinks } from './read-broken-links.ts'
import { readChanges } from './read-changes.ts'
import { readMeasures } from './read-measures.ts'
import { readUnpublished } from './read-unpublished.ts'
import { readWaiting } from './read-waiting.ts'
import { waitingRow, type TodayNeeds, type TodayReader } from './today-needs.ts'

/** The first screen of the panel. */
export interface TodayService {
  /** Reads what waits, the month, the changes and what is not published, each as far as the given rights reach. */
  read(member: Member, rights: readonly Right[]): Promise<Today>
}

function ofItems({ name: resource, planned, next }: WaitingItems): Waiting[] {
  return planned === 0 ? [] : [waitingRow({ kind: 'ITEM_PLANS', count: planned, resource, at: next && toInstant(next) })]
}

async function waitingItems({ resources }: TodayNeeds, { scope, may }: TodayReader): Promise<Waiting[]> {
  const counted = await resources.waiting(scope.site.id, NEAR_DAYS, ({ area }) => may(`${area}.write`))
  const declared = await resources.declaredWaiting(scope, ({ area }) => may(`${area}.write`))
  const rows = declared.filter(({ count }) => count > 0).map(({ name: resource, count }) => waitingRow({ kind: 'ITEMS', count, resource }))
  return [...counted.flatMap(ofItems), ...rows]
}

const isShopOn = ({ scope, may }: TodayReader): boolean => scope.site.isECommerce && may('orders.read')

const inOrder = (rows: readonly Waiting[]): Waiting[] =>
  rows.toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind))

/** Makes the service of the first screen. The number of its statements does not depend on the contents of the site. */
export function createToday(needs: TodayNeeds): TodayService {
  return {
    async read({ scope, caller }, rights) {
      const reader: TodayReader = { scope, userId: caller.userId, may: (right) => rights.includes(right) }
      const now = needs.clock()
      const day = parisDay(now)
      const months = comparedMonths(day)
      const { shop } = needs
      const [own, items, links, sold, measures, soldMeasures, changes, unpublished, conf] = await Promise.all([
        readWaiting(needs, reader),
        waitingItems(needs, reader),
        readBrokenLinks(needs, reader),
        isShopOn(reader) ? shop.waiting(scope) : [],
        readMeasures(needs, reader, months),
        isShopOn(reader) ? shop.measures(scope, months) : [],
        readChanges(needs, reader),
        readUnpublished(needs, reader, rights),
        needs.confs.get(scope, 'OPENING_HOURS'),
      ])
      const hours = readShownHours(conf)
      const open = heldAt(hours, now)
      return {
        day,
        hours: open && { ranges: [...open.ranges], label: open.label, closed: nextClosed(hours, day, CLOSED_AHEAD) },
        waiting: inOrder([...own, ...items, ...links, ...sold]),
        measures: [...soldMeasures, ...measures],
        ...{ changes, unpublished },
      }
    },
  }
}
