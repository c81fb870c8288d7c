import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { languageName } from '#composer/words/language-name.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { PagesSheet } from './PagesSheet.tsx'
import { isShell } from './shell-facts.ts'

const lists = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The names of languages in a sentence: « en français et en anglais ». */
export const inLanguages = (locales: readonly string[]): string =>
  lists.format(locales.map((locale) => `en ${languageName(locale).toLocaleLowerCase('fr')}`))

/** The number of pages that a publication of a shell changes; nothing for a page. */
export function ReachNote() {
  return isShell(useWorkbench()) && <Reach />
}

function Reach() {
  const text = useComposerText()
  const bench = useWorkbench()
  const reach = useValue(bench.reach)
  const [isOpen, setOpen] = useState(false)
  if (!reach) return null
  return (
    <div className={styles.repair}>
      <Note tone="consequence" icon="files">
        <b>{text('composer.shell.reach', { count: reach.pages })}</b>
        <span>{text('composer.shell.reach.languages', { languages: inLanguages([bench.props.locale, ...reach.followers]) })}</span>
        {reach.documents.length > 0 && (
          <div>
            <Button variant="link" onClick={() => setOpen(true)}>
              {text('composer.shell.reach.which')}
            </Button>
          </div>
        )}
      </Note>
      {isOpen && <PagesSheet reach={reach} onClose={() => setOpen(false)} />}
    </div>
  )
}
