import { useEffect } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useIsDirty, useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { pathLabel } from '#admin/resources/history/path-words.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import { useHoursForm, useStoredHours, type HoursForm } from './hours-form.ts'
import { dayNames, writeRanges } from './hours-words.ts'
import cards from './hours.module.css'
import { useHoursText } from './texts/use-hours-text.ts'

const changedDays = (before: HoursForm, after: HoursForm): string[] =>
  after.days
    .filter(({ ranges }, index) => writeRanges(ranges) !== writeRanges(before.days[index]?.ranges ?? []))
    .map(({ day }) => dayNames[day])

/** The changes that are not saved, with « Enregistrer » and the way back. It stands beneath the form while there are some. */
export function SaveBar({ session }: { readonly session: ItemSession }) {
  const text = useHoursText()
  const { resource } = useResource()
  const { busy, faults } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const [form, stored] = [useHoursForm(session), useStoredHours(session)]
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      void session.save()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [session])
  if (!isDirty) return null
  const others = diffForms(stored, form)
    .filter((path) => path !== 'days')
    .map((path) => pathLabel(resource.fields, path, false).toLocaleLowerCase('fr'))
  const changed = [...changedDays(stored, form), ...new Set(others)]
  return (
    <footer className={cards.bar} data-keep-clear="">
      <p role="status">
        {faults.length > 0 ? (
          text('hours.refused', { why: [...new Set(faults.map(({ message }) => message))].join(' ') })
        ) : (
          <span>{text('hours.changed', { what: changed.join(', '), count: changed.length })}</span>
        )}
      </p>
      <Button variant="subtle" onClick={() => session.store.replace(stored)}>
        {text('hours.revert')}
      </Button>
      <Button
        variant="primary"
        shortcut={shortcutText('Mod+s')}
        busy={busy === 'save' && text('hours.saving')}
        onClick={() => void session.save()}
      >
        {text('hours.save')}
      </Button>
    </footer>
  )
}
