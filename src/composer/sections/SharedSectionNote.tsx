import { useState } from 'react'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { blocksOfPlace } from '#engine/sections/expand-sections.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { commands } from '#composer/commands/commands.ts'
import styles from '#composer/side/side.module.css'
import { UsedIn } from '#composer/usage/UsedIn.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useBlockFact, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { MissingSection } from './MissingSection.tsx'
import { useSections } from './use-sections.ts'

function Place({ id, section }: { readonly id: string; readonly section: number }) {
  const text = useComposerText()
  const { props, runner, store } = useWorkbench()
  const mayWrite = useMayWrite()
  const [round, setRound] = useState(0)
  const sections = useSections(round)
  const found = sections?.find(({ id }) => id === section)
  if (sections === null) return null
  if (!found) return <MissingSection id={id} section={section} onRestored={() => setRound(round + 1)} />
  // The copies keep the texts that differ here.
  const detach = () => {
    const blocks = blocksOfPlace(readBlocks(found.blocks), store.block(id)?.props ?? {})
    runner.run(commands.detachSection, { blocks })
  }
  return (
    <Note tone="consequence" icon="files">
      <b>{text('composer.section.shared', { title: found.title })}</b>
      <UsedIn admin={props.admin} kind="section" name={section} />
      {mayWrite && (
        <div className={styles.repairActs}>
          <Button size="small" icon="pencil" onClick={() => props.onSection(section)}>
            {text('composer.section.edit')}
          </Button>
          <Button size="small" onClick={detach}>
            {text('composer.command.detach-section')}
          </Button>
        </div>
      )}
    </Note>
  )
}

/** Says that an element shows a shared section, with the pages that show it and the ways to change it; nothing for any other one. */
export function SharedSectionNote({ id }: { readonly id: string }) {
  const section = useBlockFact(id, (block) => (block?.type === SHARED_SECTION ? JSON.stringify(block.props['section'] ?? 0) : ''))
  if (section === '') return null
  return (
    <div className={styles.repair}>
      <Place id={id} section={Number(section)} />
    </div>
  )
}
