import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { hoursOf, useStoredHours, type HoursForm, type ReadHours } from '#admin/hours/hours-form.ts'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'

interface NotFollowingProps {
  readonly session: ItemSession
  readonly read: ReadHours
}

/** Tests if two forms say other hours of the week. */
const sayOther = (one: HoursForm, other: HoursForm): boolean => JSON.stringify(one.days) !== JSON.stringify(other.days)

/** Once the week was changed and saved: the places that go on saying their own hours, each with the act that makes it follow. */
export function NotFollowing({ session, read: { slots, addresses } }: NotFollowingProps) {
  const text = useHoursText()
  const { may } = useResource()
  const stored = useStoredHours(session)
  const [first] = useState(stored)
  const own = addresses.filter(({ id, hours }) => hours !== null && !stored.addresses.includes(id))
  const hasSlots = slots !== null && !stored.collectFollows
  if (!sayOther(first, stored) || !may('write') || (own.length === 0 && !hasSlots)) return null
  const followAddress = (id: number) => {
    session.store.set('/addresses', [...hoursOf(session).addresses, id])
    void session.save()
  }
  const followCollect = () => {
    session.store.set('/collectFollows', true)
    void session.save()
  }
  return (
    <Note tone="remark" isAnnounced>
      {own.map(({ id, name, hours }) => (
        <p key={id}>
          <span>{text('hours.own.address', { name, hours: hours ?? '' })}</span>{' '}
          <Button variant="link" size="small" aria-label={text('hours.own.followNamed', { name })} onClick={() => followAddress(id)}>
            {text('hours.own.follow')}
          </Button>
        </p>
      ))}
      {hasSlots && (
        <p>
          {text('hours.own.collect')}{' '}
          <Button
            variant="link"
            size="small"
            aria-label={text('hours.own.followNamed', { name: text('hours.following.collect') })}
            onClick={followCollect}
          >
            {text('hours.own.follow')}
          </Button>
        </p>
      )}
    </Note>
  )
}
