import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { standingNow } from '#composer/bar/page-standing.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { startPublication } from './start-publication.ts'
import { followDefault } from './follow-default.ts'
import { inLanguages } from './ReachNote.tsx'
import { isOfOtherLanguage } from './shell-facts.ts'

/** Tells whether a language has a header and a footer of its own, with the way to give or take them; nothing in the default language. */
export function LanguageNote() {
  const text = useComposerText()
  const bench = useWorkbench()
  const { actor } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const { store, standing, props } = bench
  const now = useLater(store.onHistory, () => standingNow(store.client, standing))
  if (!isOfOtherLanguage(bench)) return null
  const names = { own: inLanguages([props.locale]), other: inLanguages(props.site.locales.slice(0, 1)) }
  const follow = async () => {
    setIsBusy(true)
    await followDefault(bench)
    setIsBusy(false)
  }
  return (
    <Note icon="languages" tone={now === 'ONLINE' ? 'fact' : 'remark'}>
      <p>{text(now === 'ONLINE' ? 'composer.shell.own' : 'composer.shell.follows', names)}</p>
      <div className={styles.repairActs}>
        {now === 'ONLINE' ? (
          <Button size="small" busy={isBusy && text('composer.shell.follow.busy')} onClick={() => void follow()}>
            {text('composer.shell.follow', names)}
          </Button>
        ) : (
          <Button size="small" onClick={() => void startPublication({ bench, actor })}>
            {text('composer.shell.make-own', names)}
          </Button>
        )}
      </div>
    </Note>
  )
}
