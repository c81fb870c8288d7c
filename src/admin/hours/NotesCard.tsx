import { TextField } from '#kit/fields/TextField.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { useHoursForm } from './hours-form.ts'
import cards from './hours.module.css'
import { useHoursText } from './texts/use-hours-text.ts'

const NOTE_LENGTH = 200

/** The note beneath the hours, in each language of the site. */
export function NotesCard({ session }: { readonly session: ItemSession }) {
  const text = useHoursText()
  const { start } = usePanel()
  const { may } = useResource()
  const { notes } = useHoursForm(session)
  const write = (locale: string, note: string) => {
    const { [locale]: _, ...others } = notes
    session.store.set('/notes', note === '' ? others : { ...others, [locale]: note })
  }
  return (
    <section className={cards.card} aria-labelledby="hours-note">
      <div className={cards.cardHead}>
        <h2 id="hours-note">{text('hours.note')}</h2>
      </div>
      <div className={cards.cardBody}>
        {start.locales.map((locale) =>
          may('write') ? (
            <TextField
              key={locale}
              label={start.locales.length === 1 ? text('hours.note') : languageName(locale)}
              isLabelHidden={start.locales.length === 1}
              help={text('hours.note.help')}
              maxLength={NOTE_LENGTH}
              value={ownValue(notes, locale) ?? ''}
              onChange={({ currentTarget }) => write(locale, currentTarget.value)}
            />
          ) : (
            <p key={locale}>{ownValue(notes, locale) ?? text('hours.note.none')}</p>
          ),
        )}
      </div>
    </section>
  )
}
