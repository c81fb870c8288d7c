import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import styles from '#composer/side/side.module.css'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { screensAt, screensOfRegion, type Screens } from './region-screens.ts'
import { isShell } from './shell-facts.ts'

/** The screens that show the region of a block; null for all of them. */
export function screensOf({ document }: Pick<DocumentStore, 'document'>, id: string): Screens | null {
  let found: FoundBlock | null = findBlock(document, id)
  while (found?.around) found = found.around
  return found && 'region' in found.in ? screensOfRegion(found.in.region) : null
}

/** Says that an element of a shell is not shown at the width of the canvas, with the way to one that shows it; nothing for any other. */
export function ScreenNote({ id }: { readonly id: string }) {
  return isShell(useWorkbench()) && <OwnScreen id={id} />
}

function OwnScreen({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { store, width } = useWorkbench()
  const chosen = useValue(width)
  const screens = screensOf(store, id)
  if (screens === null || screens === screensAt(chosen)) return null
  return (
    <div className={styles.repair}>
      <Note icon={screens === 'small' ? 'smartphone' : 'monitor'}>
        <p>{text(`composer.shell.screen.${screens}`)}</p>
        <div className={styles.repairActs}>
          <Button size="small" onClick={() => width.set({ ...chosen, name: screens === 'small' ? 'phone' : 'desktop' })}>
            {text('composer.shell.screen.show')}
          </Button>
        </div>
      </Note>
    </div>
  )
}
