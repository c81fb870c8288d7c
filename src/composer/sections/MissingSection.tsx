import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { useAct } from '#composer/acts/use-acts.ts'
import { useAskedFocus } from '#composer/inspector/use-asked-focus.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useTrashedSections } from './use-trashed-sections.ts'

interface MissingSectionProps {
  readonly id: string
  readonly section: number
  /** Reads the sections again. */
  readonly onRestored: () => void
}

/** The card of a place whose shared section is gone, or has no content in this language: the reason and the ways to mend it. */
export function MissingSection({ id, section, onRestored }: MissingSectionProps) {
  const text = useComposerText()
  const { quality, focused, props } = useWorkbench()
  const mayWrite = useMayWrite()
  const card = useAskedFocus(id)
  const remove = useAct('remove')
  const found = useValue(quality).find(({ check, blockId }) => check === 'BROKEN_SECTION' && blockId === id)
  const isElsewhere = found?.values['reason'] === 'elsewhere'
  const { trashed, restore } = useTrashedSections()
  const isInTrash = trashed.some((each) => each.id === section)
  const bringBack = async () => {
    if (await restore(section)) onRestored()
  }
  return (
    <section ref={card} tabIndex={-1} aria-label={text('composer.section.missing.title')} className={styles.repair}>
      <Note tone="remark" icon="warning">
        <p>{text(isInTrash ? 'composer.section.trashed' : isElsewhere ? 'composer.section.elsewhere' : 'composer.section.missing')}</p>
      </Note>
      {mayWrite && (
        <div className={styles.repairActs}>
          {isInTrash && (
            <Button size="small" icon="rotate" onClick={() => void bringBack()}>
              {text('composer.section.restore')}
            </Button>
          )}
          {isElsewhere && (
            <Button size="small" icon="pencil" onClick={() => props.onSection(section)}>
              {text('composer.section.write')}
            </Button>
          )}
          <Button size="small" onClick={() => focused.set({ blockId: id, pointer: '/section' })}>
            {text('composer.section.choose')}
          </Button>
          <Button size="small" variant="subtle" refusal={remove.refusal ?? false} onClick={remove.onAct}>
            {text('composer.repair.remove')}
          </Button>
        </div>
      )}
    </section>
  )
}
