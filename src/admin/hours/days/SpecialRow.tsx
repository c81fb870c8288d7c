import { IconButton } from '#kit/buttons/IconButton.tsx'
import { State } from '#kit/feedback/State.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { hoursOf, type HoursForm } from '#admin/hours/hours-form.ts'
import { nameDay, reopening, writeDay, writePeriod, writeRanges } from '#admin/hours/hours-words.ts'
import { useHoursText, type HoursText } from '#admin/hours/texts/use-hours-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { SpecialLine } from './special-days.ts'
import styles from './days.module.css'

interface SpecialRowProps {
  readonly line: SpecialLine
  readonly form: HoursForm
  readonly today: string
  readonly session: ItemSession
  readonly onEdit: () => void
}

interface Described {
  readonly when: string
  readonly label: string
  readonly hours: string
  readonly state: 'closed' | 'open' | 'planned' | 'now'
}

function describeClosure(
  { closure }: Extract<SpecialLine, { readonly kind: 'closure' }>,
  { form, today, text }: { readonly form: HoursForm; readonly today: string; readonly text: HoursText },
): Described {
  const back = closure.closes.includes('PLACE') ? reopening(form, closure.to) : null
  return {
    when: writePeriod(closure.from, closure.to),
    label: text('hours.closure'),
    hours: back === null ? closure.closes.map((part) => text(`hours.part.${part}`)).join(', ') : text('hours.back', { day: nameDay(back) }),
    state: closure.from <= today ? 'now' : 'planned',
  }
}

const kinds = { closed: 'archived', open: 'live', planned: 'planned', now: 'modified' } as const

/** A day that differs or a closure: when, what it is, its hours, and its acts. */
export function SpecialRow({ line, form, today, session, onEdit }: SpecialRowProps) {
  const text = useHoursText()
  const { start } = usePanel()
  const { may } = useResource()
  const { when, label, hours, state }: Described =
    line.kind === 'closure'
      ? describeClosure(line, { form, today, text })
      : {
          ...{
            when: writeDay(line.day.date),
            label: ownValue(line.day.labels, start.locales[0] ?? '') ?? '',
            hours: writeRanges(line.day.ranges),
          },
          state: line.day.ranges.length > 0 ? 'open' : 'closed',
        }
  const remove = () => {
    const { exceptions, closures } = hoursOf(session)
    if (line.kind === 'day')
      session.store.set(
        '/exceptions',
        exceptions.filter(({ date }) => date !== line.day.date),
      )
    else
      session.store.set(
        '/closures',
        closures.filter((_, index) => index !== line.index),
      )
    void session.save()
  }
  return (
    <li className={styles.line}>
      <span>{when}</span>
      <b>{label}</b>
      <span className={styles.hours}>{hours}</span>
      <State kind={kinds[state]}>{text(`hours.state.${state}`)}</State>
      {may('write') && (
        <span className={styles.acts}>
          <IconButton
            data-row={`${line.kind} ${line.from}`}
            icon="pencil"
            size="medium"
            label={text('hours.edit', { when })}
            onClick={onEdit}
          />
          <IconButton
            icon={line.kind === 'closure' ? 'rotate' : 'trash'}
            size="medium"
            label={text(line.kind === 'closure' ? 'hours.reopen' : 'hours.remove', { when })}
            onClick={remove}
          />
        </span>
      )}
    </li>
  )
}
