import { hasHours, hoursOn } from '#domain/opening-hours/hours-of-day.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { shownHours, useHoursForm, type HoursForm, type ReadHours } from '#admin/hours/hours-form.ts'
import { capital, dayNames, weekDayOf, writeRanges } from '#admin/hours/hours-words.ts'
import { useHoursText, type HoursText } from '#admin/hours/texts/use-hours-text.ts'
import styles from './beside.module.css'

interface BesideProps {
  readonly session: ItemSession
  readonly read: ReadHours
}

type Day = HoursForm['days'][number]

/** Groups consecutive days of the week with the same hours. */
function daysTogether(days: readonly Day[]): Day[][] {
  const groups: Day[][] = []
  for (const day of days) {
    const last = groups.at(-1)
    if (last?.[0] && writeRanges(last[0].ranges) === writeRanges(day.ranges)) last.push(day)
    else groups.push([day])
  }
  return groups
}

const short = ({ day }: Day): string => `${dayNames[day].slice(0, 3)}.`

function nameDays(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (days.length === 1) return capital(dayNames[first.day])
  return days.length === 2 ? `${capital(short(first))}, ${short(last)}` : `${capital(short(first))} – ${short(last)}`
}

/** The week as visitors read it, today in bold. */
function VisitorsSee({ session, read: { today } }: BesideProps) {
  const text = useHoursText()
  const form = useHoursForm(session)
  const { days } = form
  const { ground, ink } = usePanel().start.siteColors
  const hours = shownHours(form)
  return (
    <section aria-labelledby="hours-visitors">
      <h2 id="hours-visitors" className={styles.title}>
        {text('hours.visitors')}
      </h2>
      <div className={styles.card} style={{ backgroundColor: ground, color: ink }}>
        <p className={styles.today}>
          {hasHours(hours)
            ? text('hours.visitors.today', { hours: writeRanges(hoursOn(hours, today).ranges) })
            : text('hours.visitors.none')}
        </p>
        {hasHours(hours) && (
          <dl className={styles.week}>
            {daysTogether(days).map((group) => (
              <div key={group[0]?.day} data-today={group.some(({ day }) => day === weekDayOf(today)) || undefined}>
                <dt>{nameDays(group)}</dt>
                <dd>{writeRanges(group[0]?.ranges ?? [])}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

/** The places that follow the hours, by their names. */
function placesOf({ collectFollows, addresses }: HoursForm, { slots, addresses: known }: ReadHours, text: HoursText): string[] {
  const following = known.filter(({ id }) => addresses.includes(id))
  return [
    text('hours.place.bar'),
    text('hours.place.foot'),
    text('hours.place.pages'),
    text('hours.place.google'),
    ...(slots !== null && collectFollows ? [text('hours.place.slots', { count: slots })] : []),
    ...following.map(({ name }) => text('hours.place.address', { name })),
  ]
}

function Places({ session, read }: BesideProps) {
  const text = useHoursText()
  const places = placesOf(useHoursForm(session), read, text)
  return (
    <section className={styles.places} aria-labelledby="hours-places">
      <h2 id="hours-places">
        <Icon name="refresh" /> <span>{text('hours.places', { count: places.length })}</span>
      </h2>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </section>
  )
}

/** Choices of an owner: collection and addresses that follow the hours of the week. */
function Following({ session, read: { slots, addresses } }: BesideProps) {
  const text = useHoursText()
  const { may } = useResource()
  const form = useHoursForm(session)
  if (slots === null && addresses.length === 0) return null
  const change = (id: number, isOn: boolean) =>
    session.store.set(
      '/addresses',
      addresses.map((each) => each.id).filter((each) => (each === id ? isOn : form.addresses.includes(each))),
    )
  return (
    <fieldset className={styles.following} disabled={!may('write')}>
      <legend className={styles.title}>{text('hours.following')}</legend>
      {slots !== null && (
        <Checkbox
          label={text('hours.following.collect')}
          help={text('hours.following.collectHelp')}
          checked={form.collectFollows}
          onChange={({ currentTarget }) => session.store.set('/collectFollows', currentTarget.checked)}
        />
      )}
      {addresses.map(({ id, name, hours }) => (
        <Checkbox
          key={id}
          label={name}
          help={form.addresses.includes(id) ? text('hours.following.address') : (hours ?? text('hours.following.none'))}
          checked={form.addresses.includes(id)}
          onChange={({ currentTarget }) => change(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}

/** Beside the hours: the week as visitors read it, the places that change with it, and those that may follow it. */
export function Beside(props: BesideProps) {
  return (
    <aside className={styles.beside}>
      <VisitorsSee {...props} />
      <Places {...props} />
      <Following {...props} />
    </aside>
  )
}
