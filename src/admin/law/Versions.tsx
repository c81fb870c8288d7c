import { useState } from 'react'
import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { Button } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './law.module.css'
import { useLawText } from './use-law-text.ts'
import { useTextAt, useVersions, type LawPlace } from './use-law.ts'

interface VersionProps {
  readonly place: LawPlace
  readonly change: ItemChange
  readonly former: ItemChange | undefined
  readonly isInForce: boolean
  /** Takes the text of the version into the editor; absent without the right. */
  readonly onTake: ((html: string | null) => void) | undefined
}

const plain = (html: string | null | undefined): string => withoutTags(html ?? '').trim()

/** The words of a version against those of the one before, and the way to take them again. */
function Compared({ place, change, former, isInForce, onTake }: VersionProps) {
  const text = useLawText()
  const now = useTextAt(place, change.version)
  const before = useTextAt(place, former?.version)
  if (now === undefined) return null
  const words = former === undefined ? <span className={styles.faint}>{text('law.first')}</span> : null
  return (
    <>
      {!isInForce && onTake && (
        <Button variant="link" onClick={() => onTake(now)}>
          {text('law.restore')}
        </Button>
      )}
      <p className={styles.compared}>{before === undefined ? words : <MarkedWords former={plain(before)} text={plain(now)} />}</p>
    </>
  )
}

function Version(props: VersionProps) {
  const text = useLawText()
  const [isOpen, setIsOpen] = useState(false)
  const { change, isInForce } = props
  return (
    <li className={styles.version}>
      <p className={styles.versionHead}>
        <strong>{text('law.version', { version: change.version })}</strong>
        {isInForce && <State kind="live">{text('law.current')}</State>}
      </p>
      <p className={styles.faint}>
        <ChangedAt instant={change.at} /> {change.by !== null && <span>{text('law.by', { name: change.by })}</span>}
      </p>
      <Button variant="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text(isOpen ? 'law.hide' : 'law.compare')}
      </Button>
      {isOpen && <Compared {...props} />}
    </li>
  )
}

interface VersionsProps {
  readonly place: LawPlace
  readonly orders: number | null
  readonly onTake: VersionProps['onTake']
}

/** The versions of a text, the one in force first. */
export function Versions({ place, orders, onTake }: VersionsProps) {
  const text = useLawText()
  const versions = useVersions(place)
  return (
    <aside className={styles.aside} aria-label={text('law.versions')}>
      <h2>{text('law.versions')}</h2>
      {orders !== null && <p className={styles.faint}>{text('law.orders', { count: orders })}</p>}
      {versions?.length === 0 && <p className={styles.faint}>{text('law.noVersion')}</p>}
      <ol>
        {versions?.map((change, index) => (
          <Version
            key={change.version}
            place={place}
            change={change}
            former={versions[index + 1]}
            isInForce={index === 0}
            onTake={onTake}
          />
        ))}
      </ol>
    </aside>
  )
}
