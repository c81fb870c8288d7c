import { Icon } from '#kit/icons/Icon.tsx'
import { initialsOf } from '#kit/text/initials.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { nameOf } from '#composer/commands/selected-block.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './presence.module.css'
import { toneOf } from './tone-of.ts'
import { presentName, presentWords, type Present } from './present-words.ts'

/** The most people whose initials are shown. */
const SHOWN = 4

function Person({ present }: { readonly present: Present }) {
  const { person, name, block } = present
  const text = useComposerText()
  const { store, registry, selection } = useWorkbench()
  const isThere = block !== null && store.block(block) !== undefined
  const where = isThere ? nameOf({ document: store.document, registry }, block) : null
  const words = presentWords(present, where, text)
  return (
    <li>
      <button
        type="button"
        className={styles.person}
        data-tone={toneOf(person)}
        title={words}
        onClick={() => isThere && selection.select([block])}
      >
        {name === null ? <Icon name="monitor" size={14} /> : <span aria-hidden="true">{initialsOf(name)}</span>}
        <VisuallyHidden>{words}</VisuallyHidden>
      </button>
    </li>
  )
}

/** The other people who have the draft open, and oneself elsewhere; a press leads to the block that they work on. Those beyond `most` are a number. */
export function PresentPeople({ most = SHOWN }: { readonly most?: number }) {
  const text = useComposerText()
  const people = useValue(useWorkbench().people)
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={text('composer.presence.others')}>
      {people.slice(0, most).map((present) => (
        <Person key={present.person} present={present} />
      ))}
      {people.length > most && (
        <li>
          <span
            className={styles.others}
            title={people
              .slice(most)
              .map((present) => presentName(present, text))
              .join(' · ')}
          >
            {`+${people.length - most}`}
          </span>
        </li>
      )}
    </ul>
  )
}
