import { useState } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { Canvas } from '#composer/canvas/Canvas.tsx'
import { Checks } from '#composer/checks/Checks.tsx'
import { useReview } from '#composer/checks/use-review.ts'
import { Several } from '#composer/inspector/Several.tsx'
import { Outline } from '#composer/outline/Outline.tsx'
import { Palette } from '#composer/palette/Palette.tsx'
import { closePalette, openPaletteInSight } from '#composer/palette/open-palette.ts'
import { LastChange } from '#composer/revisions/LastChange.tsx'
import { DocumentSettings } from '#composer/shells/DocumentSettings.tsx'
import { ShellEntry } from '#composer/shells/ShellEntry.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useHead, useSelectedIds, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { BlockSheet } from './BlockSheet.tsx'
import { PhoneTab } from './PhoneTab.tsx'
import styles from './phone.module.css'

/** The sheet of what is selected. */
function Chosen() {
  const text = useComposerText()
  const { selection } = useWorkbench()
  const [selected, second] = useSelectedIds()
  if (selected === undefined) return null
  if (second === undefined) return <BlockSheet key={selected} id={selected} />
  const close = <IconButton icon="x" size="medium" label={text('composer.close')} onClick={() => selection.select([])} />
  return (
    <section className={styles.sheet} aria-label={text('composer.acts')} data-block-sheet="" tabIndex={-1}>
      <Several end={close} />
    </section>
  )
}

/** The desk of a small window: the page at its true width, and sheets from below. */
export function PhoneDesk() {
  const text = useComposerText()
  const bench = useWorkbench()
  const { side, isWriting, adding } = bench
  const mayWrite = useMayWrite()
  const review = useReview()
  const { actor } = useSession()
  const title = useHead('/title')
  const [isOutlineOpen, setOutlineOpen] = useState(false)
  const shown = useValue(side)
  const isAdding = useValue(adding) > 0
  // The keyboard and the sheet together would hide a text that is typed on the page.
  const isAway = useValue(isWriting)
  const close = () => {
    setOutlineOpen(false)
    bench.sought.set(null)
    side.set('inspector')
  }
  const closeChecks = () => {
    actor.send({ type: 'refusal.close' })
    close()
  }
  const pageTitle = text('composer.page.heading', { title: typeof title === 'string' ? title : '' })
  return (
    <div className={styles.desk}>
      <div className={styles.page}>
        <Canvas isTrueWidth />
      </div>
      <div className={styles.chosen} data-away={isAway || undefined}>
        <Chosen />
      </div>
      <nav className={styles.tabs} aria-label={text('composer.phone.tabs')} data-keep-clear="">
        <PhoneTab icon="layers" label={text('composer.outline.short')} isOpen={isOutlineOpen} onOpen={() => setOutlineOpen(true)} />
        {mayWrite && (
          <PhoneTab data-add="" icon="plus" label={text('composer.add.short')} isOpen={isAdding} onOpen={() => openPaletteInSight(bench)} />
        )}
        <PhoneTab icon="file-text" label={text('composer.page.tab')} isOpen={shown === 'page'} onOpen={() => side.set('page')} />
        <PhoneTab
          icon="alert"
          label={text('composer.checks.short')}
          count={review.count + review.conflicts}
          isBusy={review.facts === 'asking'}
          isOpen={shown === 'checks'}
          onOpen={review.open}
        />
      </nav>
      <Sheet from="below" isOpen={isOutlineOpen} onClose={close} title={text('composer.outline')} isFlush>
        <div className={styles.outline}>
          <ShellEntry end="header" />
          <Outline
            onPick={close}
            isSearchOpen
            foot={
              <>
                <ShellEntry end="footer" />
                <LastChange onOpen={() => setOutlineOpen(false)} />
              </>
            }
          />
        </div>
      </Sheet>
      <Sheet from="below" isOpen={isAdding} onClose={() => closePalette(bench)} title={text('composer.add')} isFlush>
        <div className={styles.palette}>
          <Palette onClose={() => closePalette(bench)} isOver />
        </div>
      </Sheet>
      <Sheet from="below" isOpen={shown === 'page' || shown === 'revisions'} onClose={close} title={pageTitle} isFlush>
        <DocumentSettings hasHead={false} />
      </Sheet>
      <Sheet from="below" isOpen={shown === 'checks'} onClose={closeChecks} title={text('composer.checks.title')} isFlush>
        <Checks hasHead={false} />
      </Sheet>
    </div>
  )
}
