import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import type { FoundDuty } from '#domain/law/french-duties.ts'
import styles from './law.module.css'
import { useLawText } from './use-law-text.ts'

function Duty({ duty }: { readonly duty: FoundDuty }) {
  const text = useLawText()
  const { key, article, state, under } = duty
  const where = state === 'said' && under !== null ? text('law.saidUnder', { title: under }) : text(`law.${state}`)
  return (
    <li className={styles.duty} data-state={state}>
      <Icon name={state === 'said' ? 'circle-check' : 'alert'} />
      <div>
        <p>{text(`law.duty.${key}`)}</p>
        <p className={styles.faint}>
          <span>{article}</span>, <span>{where}</span>
        </p>
      </div>
      {state === 'empty' && <Link to="/reglages">{text('law.settings')}</Link>}
    </li>
  )
}

/** The duties of one text: what is missing first. */
export function Duties({ duties }: { readonly duties: readonly FoundDuty[] }) {
  const text = useLawText()
  const said = duties.filter(({ state }) => state === 'said')
  const open = duties.filter(({ state }) => state !== 'said')
  return (
    <section className={styles.card} aria-labelledby="law-asked">
      <header>
        <h2 id="law-asked">{text('law.asked')}</h2>
        {duties.length > 0 && <p className={styles.faint}>{text('law.count', { said: said.length, all: duties.length })}</p>}
      </header>
      {duties.length === 0 && <p className={styles.faint}>{text('law.noDuty')}</p>}
      <ul className={styles.duties}>
        {[...open, ...said].map((duty) => (
          <Duty key={duty.key} duty={duty} />
        ))}
      </ul>
    </section>
  )
}
