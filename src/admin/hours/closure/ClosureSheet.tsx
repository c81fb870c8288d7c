import { useState, type FormEvent } from 'react'
import { MAX_CLOSURE_DAYS } from '#schemas/hours/opening-ranges.ts'
import { addDays } from '#domain/dates/dates.ts'
import { DAYS_BEFORE, type ClosedPart } from '#domain/opening-hours/closures.ts'
import { readTypedPeriod } from '#domain/opening-hours/typed-period.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { hoursOf, type HoursClosure, type HoursForm, type ReadHours } from '#admin/hours/hours-form.ts'
import { nameDay, namePeriod, reopening, writePeriod } from '#admin/hours/hours-words.ts'
import cards from '#admin/hours/hours.module.css'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { ClosedPlaces } from './ClosedPlaces.tsx'
import { proposedSentences } from './closure-words.ts'
import { Parts } from './Parts.tsx'

interface ClosureSheetProps {
  readonly session: ItemSession
  readonly read: ReadHours
  /** Place of the closure in the list; null for a new one. */
  readonly index: number | null
  readonly onClose: () => void
}

interface PeriodNeeds {
  readonly form: HoursForm
  readonly today: string
  readonly locales: readonly string[]
}

const SENTENCE_LENGTH = 300

const usualParts = (hasShop: boolean): readonly ClosedPart[] => (hasShop ? ['PLACE', 'COLLECT', 'DISPATCH', 'PHONE'] : ['PLACE', 'PHONE'])

const filledOf = (sentences: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence.trim() !== ''))

/** Reads the typed period, its reopening and the sentences proposed for it. */
function readPeriod(when: string, former: HoursClosure | null, { form, today, locales }: PeriodNeeds) {
  const isFormer = former !== null && when === writePeriod(former.from, former.to)
  const period = isFormer ? { from: former.from, to: former.to } : readTypedPeriod(when, today)
  if ('fault' in period) return { period, back: null, proposed: {} }
  const back = reopening(form, period.to)
  return { period, back, proposed: proposedSentences(locales, { ...period, back }) }
}

function useClosure({ session, read: { today, slots }, index, onClose }: ClosureSheetProps) {
  const { locales } = usePanel().start
  const form = hoursOf(session)
  const former = form.closures[index ?? -1] ?? null
  const closures = form.closures.filter((each) => each !== former)
  const [when, setWhen] = useState(former ? writePeriod(former.from, former.to) : '')
  const [closes, setCloses] = useState<readonly ClosedPart[]>(former?.closes ?? usualParts(slots !== null))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(former?.sentences ?? {})
  const [isChecked, setIsChecked] = useState(false)
  const { period, back, proposed } = readPeriod(when, former, { form: { ...form, closures }, today, locales })
  const sentences: Readonly<Record<string, string>> = { ...proposed, ...typed }
  const close = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if ('fault' in period || closes.length === 0) return
    const closure: HoursClosure = { ...period, closes: [...closes], sentences: filledOf(sentences) }
    session.store.set(
      '/closures',
      [...closures, closure].toSorted((one, other) => one.from.localeCompare(other.from)),
    )
    void session.save()
    onClose()
  }
  return { when, setWhen, closes, setCloses, typed, setTyped, sentences, isChecked, period, back, close }
}

/** « Fermer pour congés »: when, which parts close, the sentence that is shown, and where it is seen. It reopens by itself. */
export function ClosureSheet(props: ClosureSheetProps) {
  const text = useHoursText()
  const { start } = usePanel()
  const { when, setWhen, closes, setCloses, typed, setTyped, sentences, isChecked, period, back, close } = useClosure(props)
  const { slots } = props.read
  const isRead = !('fault' in period)
  const readAs = isRead ? text('hours.reads', { words: namePeriod(period.from, period.to) }) : text('hours.closing.whenHelp')
  const help = back === null ? readAs : `${readAs} ${text('hours.closing.back', { day: nameDay(back) })}`
  return (
    <Sheet isOpen onClose={props.onClose} title={text(props.index === null ? 'hours.closing' : 'hours.closing.change')} isFlush>
      <form className={cards.form} onSubmit={close} noValidate>
        <div className={cards.fields}>
          <TextField
            data-autofocus
            label={text('hours.closing.when')}
            help={help}
            autoComplete="off"
            value={when}
            onChange={({ currentTarget }) => setWhen(currentTarget.value)}
            error={isChecked && 'fault' in period && text(`hours.period.${period.fault}`, { max: MAX_CLOSURE_DAYS })}
          />
          <Parts {...{ closes, hasShop: slots !== null }} isMissing={isChecked && closes.length === 0} onChange={setCloses} />
          {start.locales.map((locale) => (
            <TextArea
              key={locale}
              label={
                start.locales.length === 1
                  ? text('hours.closing.sentence')
                  : text('hours.closing.sentenceIn', { language: languageName(locale).toLocaleLowerCase('fr') })
              }
              help={isRead ? text('hours.closing.shown', { day: nameDay(addDays(period.from, -DAYS_BEFORE)) }) : undefined}
              maxLength={SENTENCE_LENGTH}
              value={ownValue(sentences, locale) ?? ''}
              onChange={({ currentTarget }) => setTyped({ ...typed, [locale]: currentTarget.value })}
            />
          ))}
          <ClosedPlaces closes={closes} slots={slots} />
        </div>
        <div className={cards.foot} data-keep-clear="">
          <p>{text('hours.closing.hint')}</p>
          <Button variant="subtle" onClick={props.onClose}>
            {text('hours.back.out')}
          </Button>
          <Button type="submit" variant="primary">
            {isRead ? text('hours.closing.act', { period: namePeriod(period.from, period.to) }) : text('hours.closing.actEmpty')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
