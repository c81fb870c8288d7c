import { Link, useSearchParams } from 'react-router-dom'
import lawFr from '#i18n/messages/law/fr.json'
import { legalTexts } from '#schemas/admin/law/legal-texts.ts'
import { classNames } from '#kit/class-names.ts'
import { State } from '#kit/feedback/State.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import target from '#kit/styles/target.module.css'
import { checkDuties } from '#domain/law/french-duties.ts'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { usePanel } from '#admin/panel-context.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import page from '#admin/settings/page.module.css'
import { languageName } from '#admin/texts/language-name.ts'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import styles from './law.module.css'
import { TextDesk } from './TextDesk.tsx'
import { useLawText } from './use-law-text.ts'
import { textsIn, useLaw, type LawPlace, type ReadLaw } from './use-law.ts'

interface PlacedProps {
  readonly read: ReadLaw
  readonly place: LawPlace
  readonly onGo: (place: LawPlace) => void
}

/** The texts with what each lacks. */
function TextList({ read, place, onGo }: PlacedProps) {
  const text = useLawText()
  const texts = textsIn(read, place.locale)
  const duties = checkDuties(texts, new Map(read.values.map(({ name, value }) => [name, value])), read.isShop)
  const stateOf = (name: LawPlace['name']) => {
    if (texts[name] === null) return <State kind="none">{text('law.unwritten')}</State>
    const count = duties.filter((duty) => duty.text === name && duty.state !== 'said').length
    return <State kind={count === 0 ? 'live' : 'modified'}>{count === 0 ? text('law.complete') : text('law.lacks', { count })}</State>
  }
  return (
    <nav className={styles.list} aria-label={text('law.list')}>
      <ul>
        {legalTexts.map((name) => (
          <li key={name}>
            <button type="button" aria-current={name === place.name ? 'true' : undefined} onClick={() => onGo({ ...place, name })}>
              <span>{text(`law.${name}`)}</span>
              {stateOf(name)}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.faint}>{text('law.source')}</p>
    </nav>
  )
}

function Loaded({ read }: { readonly read: ReadLaw }) {
  const text = useLawText()
  const { start } = usePanel()
  const [query, setQuery] = useSearchParams()
  const locale = start.locales.find((each) => each === query.get('langue')) ?? start.locales[0] ?? ''
  const name = legalTexts.find((each) => each === query.get('texte')) ?? legalTexts[0]
  const go = (place: LawPlace) => setQuery({ texte: place.name, langue: place.locale }, { replace: true })
  const place = { name, locale }
  const segments = start.locales.map((each) => ({ value: each, label: languageName(each) }))
  return (
    <div className={styles.split}>
      <div className={styles.side}>
        {segments.length > 1 && (
          <SegmentedControl
            label={text('law.language')}
            value={locale}
            onChange={(chosen) => go({ ...place, locale: chosen })}
            segments={segments}
          />
        )}
        <TextList read={read} place={place} onGo={go} />
      </div>
      <TextDesk key={`${locale} ${name} ${read.item.version}`} place={place} read={read} />
    </div>
  )
}

function Law() {
  const text = useLawText()
  const found = useLaw()
  useScreenTitle(text('law.title'))
  return (
    <>
      <header className={classNames(headStyles.head, page.head)}>
        <Link to="/reglages" className={classNames(page.back, target.target)}>
          {text('law.settings')}
        </Link>
        <Icon name="chevron-right" size={14} />
        <h1>{text('law.title')}</h1>
      </header>
      {!found.data && (
        <QueryState query={found} title={text('law.failed')}>
          {text('law.failedText')}
        </QueryState>
      )}
      {found.data && <Loaded read={found.data} />}
    </>
  )
}

/** « Textes légaux »: what each text lacks for France, its editor, its versions. */
export function LawScreen() {
  return (
    <ScreenTexts messages={lawFr}>
      <Law />
    </ScreenTexts>
  )
}
