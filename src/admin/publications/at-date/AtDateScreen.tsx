import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { instantOfParisInput, parisInput } from '#domain/dates/paris-input.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import { momentWords } from '#admin/publications/planned/plan-words.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './at-date.module.css'
import { useSiteAtDate } from './use-site-at-date.ts'

/** The moment as it is typed: the site is drawn again once it is whole. */
function MomentField({ at, onChange }: { readonly at: string; readonly onChange: (at: string) => void }) {
  const text = usePanelText()
  const [value, setValue] = useState(() => parisInput(Date.parse(at)))
  return (
    <ParisTimeField
      label={text('panel.atDate.moment')}
      value={value}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value)
        const typed = instantOfParisInput(currentTarget.value)
        if (typed) onChange(typed.toISOString())
      }}
    />
  )
}

/** The site as visitors will see it at a moment, with everything that is planned by then. It is read only. */
export function AtDateScreen() {
  const text = usePanelText()
  const navigate = useNavigate()
  useScreenTitle(text('panel.atDate.title'))
  const { asked, show, address, hear, isMissing } = useSiteAtDate()
  const [isAbsent, setAbsent] = useState(false)
  const draw = (frame: HTMLIFrameElement) => {
    setAbsent(!frame.contentDocument?.querySelector('main[data-shell]'))
    hear(frame)
  }
  const when = momentWords(asked.at)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <IconButton
          icon="arrow-left"
          size="medium"
          label={text('panel.atDate.back')}
          onClick={() => void navigate('/a-publier?vue=programmees')}
        />
        <h1>{text('panel.atDate.title')}</h1>
        <MomentField at={asked.at} onChange={(at) => show({ at })} />
      </header>
      <div className={styles.note}>
        <Note tone="consequence" icon="clock">
          <b>{text('panel.atDate.mark', { when })}</b> <span>{text('panel.atDate.readOnly')}</span>
        </Note>
        {(isMissing || isAbsent) && <Note tone="remark">{text('panel.atDate.absent')}</Note>}
      </div>
      <main className={styles.main}>
        {address !== null && (
          <iframe
            key={address}
            src={address}
            title={text('panel.atDate.frame', { when })}
            className={styles.frame}
            hidden={isAbsent}
            onLoad={({ currentTarget }) => draw(currentTarget)}
          />
        )}
      </main>
    </div>
  )
}
