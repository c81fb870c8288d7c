import type { ClosedPart } from '#domain/opening-hours/closures.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import cards from '#admin/hours/hours.module.css'
import { useHoursText, type HoursKey } from '#admin/hours/texts/use-hours-text.ts'

interface Place {
  readonly key: HoursKey
  readonly icon: IconName
  readonly parts: readonly ClosedPart[]
  readonly isOfShop?: boolean
}

const places: readonly Place[] = [
  { key: 'hours.seen.foot', icon: 'clock', parts: ['PLACE', 'PHONE'] },
  { key: 'hours.seen.contact', icon: 'file-text', parts: ['PLACE', 'PHONE'] },
  { key: 'hours.seen.google', icon: 'globe', parts: ['PLACE'] },
  { key: 'hours.seen.slots', icon: 'calendar', parts: ['COLLECT'], isOfShop: true },
  { key: 'hours.seen.cart', icon: 'package', parts: ['COLLECT', 'DISPATCH'], isOfShop: true },
]

/** The places where a closure is seen. */
export function ClosedPlaces({ closes, slots }: { readonly closes: readonly ClosedPart[]; readonly slots: number | null }) {
  const text = useHoursText()
  const shown = places.filter(({ parts, isOfShop = false }) => parts.some((part) => closes.includes(part)) && (!isOfShop || slots !== null))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="hours-seen">
      <h3 id="hours-seen" className={cards.title}>
        {text('hours.seen')}
      </h3>
      <ul className={cards.places}>
        {shown.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{text(key)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
