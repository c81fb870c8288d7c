import type { ReactNode } from 'react'
import { readers, type FrameView, type Reader } from '#schemas/composer/frame-view.ts'
import { typedInstant, fieldOfInstant } from '#domain/dates/paris-input.ts'
import { announce } from '#kit/feedback/announce.ts'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import { languageName } from '#composer/words/language-name.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { viewSentence } from './view-words.ts'
import styles from './view.module.css'

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

/** The person, the moment, the screen and the language for which the page is shown. Each choice is applied immediately. */
export function ViewForm() {
  const text = useComposerText()
  const { view, props } = useWorkbench()
  const { site, locale, onLocale } = props
  const shown = useValue(view)
  const change = (part: Partial<FrameView>) => {
    const next = { ...shown, ...part }
    view.set(next)
    announce(viewSentence(next, text))
  }
  return (
    <div className={styles.form}>
      <Row label={text('composer.view.audience')}>
        <SegmentedControl<Reader>
          label={text('composer.view.audience')}
          segments={readers.map((value) => ({ value, label: text(`composer.view.${value}`) }))}
          value={shown.audience}
          onChange={(audience) => change({ audience })}
          isWide
        />
      </Row>
      <ParisTimeField
        key={`${shown.date}`}
        label={text('composer.view.date')}
        help={text('composer.view.date.help')}
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        defaultValue={fieldOfInstant(shown.date)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={(event) =>
          change({ date: event.currentTarget.validity.valid ? typedInstant(event.currentTarget.value, shown.date) : null })
        }
      />
      {site.locales.length > 1 && (
        <Select
          label={text('composer.language')}
          value={locale}
          options={site.locales.map((value) => ({ value, label: languageName(value) }))}
          onChange={onLocale}
        />
      )}
      <p className={styles.note}>{text('composer.view.note')}</p>
    </div>
  )
}
