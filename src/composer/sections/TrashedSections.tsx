import { Button } from '#kit/buttons/Button.tsx'
import styles from '#composer/palette/palette.module.css'
import { isShell } from '#composer/shells/shell-facts.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useTrashedSections } from './use-trashed-sections.ts'

function List() {
  const text = useComposerText()
  const { trashed, restore } = useTrashedSections()
  if (trashed.length === 0) return null
  return (
    <section className={styles.trashed} aria-label={text('composer.section.trashed.list')}>
      <h3>{text('composer.section.trashed.list')}</h3>
      <ul>
        {trashed.map(({ id, title }) => (
          <li key={id}>
            <Button size="small" variant="subtle" icon="rotate" onClick={() => void restore(id)}>
              {text('composer.section.restore.named', { title })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The shared sections in the trash, each with the act that takes it out; nothing without one, and for a header and a footer, which show none. */
export function TrashedSections() {
  return isShell(useWorkbench()) ? null : <List />
}
