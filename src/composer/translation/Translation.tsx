import { useState } from 'react'
import { difference } from '#engine/draft/operations/difference.ts'
import { takeOver } from '#engine/draft/translation/take-over.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { offerUndo } from '#composer/acts/offer-undo.ts'
import { languageName } from '#composer/words/language-name.ts'
import { usePlace } from '#composer/checks/line-place.ts'
import { openLine } from '#composer/checks/open-line.ts'
import { readableVersions } from '#composer/conflicts/conflict-words.ts'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { documentKey } from '#composer/document-key.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { useTextsToReview } from './texts-to-review.ts'
import { readTranslation } from './read-translation.ts'
import type { TextToReview, Translation as Known } from './translation.ts'

/** Marks texts as up to date. They leave the list when the server has answered. */
async function settle(bench: Workbench, texts: readonly TextToReview[], failed: string): Promise<void> {
  const { props } = bench
  const seen = texts.map(({ blockId, pointer, now }) => ({ blockId, pointer, now }))
  try {
    await props.admin.page.translated({ id: props.edited.id, locale: props.locale }, { texts: seen })
    await readTranslation(bench)
    void bench.facts.ask()
  } catch {
    toast({ text: failed, tone: 'stop' })
  }
}

function useSettle() {
  const text = useComposerText()
  const bench = useWorkbench()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    settle: async (texts: readonly TextToReview[]) => {
      setBusy(true)
      await settle(bench, texts, text('composer.translation.failed'))
      setBusy(false)
    },
  }
}

function Line({ line }: { readonly line: TextToReview }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { place } = usePlace(line)
  const { former, now = '' } = readableVersions({ former: line.former ?? undefined, now: line.now }, bench.pickers.values)
  const { isBusy, settle: done } = useSettle()
  return (
    <li className={styles.issue}>
      <Icon name="languages" />
      <div>
        <p>{line.isTaken || former === undefined ? <span>{now}</span> : <MarkedWords former={former} text={now} />}</p>
        <p>{place}</p>
        <Button
          size="small"
          variant="link"
          icon="check"
          busy={isBusy && text('composer.translation.busy')}
          onClick={() => void done([line])}
        >
          {text(line.isTaken ? 'composer.translation.same-words' : 'composer.translation.settle')}
        </Button>
      </div>
      <Button size="small" onClick={() => openLine(bench, line)}>
        {text(line.isTaken ? 'composer.translation.translate' : 'composer.translation.open')}
      </Button>
    </li>
  )
}

interface GroupProps {
  readonly title: string
  readonly lines: readonly TextToReview[]
}

function Group({ title, lines }: GroupProps) {
  const text = useComposerText()
  const { isBusy, settle: done } = useSettle()
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {lines.map((line) => (
          <Line key={`${line.blockId} ${line.pointer}`} line={line} />
        ))}
      </ul>
      {lines.length > 1 && (
        <p className={styles.settle}>
          <Button size="small" variant="link" busy={isBusy && text('composer.translation.busy')} onClick={() => void done(lines)}>
            {text(lines[0]?.isTaken ? 'composer.translation.same-words-all' : 'composer.translation.settleAll', { count: lines.length })}
          </Button>
        </p>
      )}
    </>
  )
}

/** Takes the elements and their order from the language of the site, as one act that an undo takes back. */
function useTakeOver(source: string) {
  const text = useComposerText()
  const bench = useWorkbench()
  const language = languageName(source).toLowerCase()
  return async () => {
    const { store, props } = bench
    const label = text('composer.translation.take', { language })
    try {
      const { document } = await props.admin.draft.open({ ...documentKey(props), locale: source })
      const operations = difference(store.document, takeOver(store.document, readEditedDocument(document)))
      if (!('refused' in operations) && operations.length === 0) return void toast({ text: text('composer.translation.same') })
      const done = 'refused' in operations ? operations : store.act({ operations, label })
      if ('refused' in done) return void toast({ text: text('composer.translation.refused'), tone: 'stop' })
      offerUndo(bench, { sentence: text('composer.translation.taken'), batch: done.batch.id })
    } catch {
      toast({ text: text('composer.translation.failed'), tone: 'stop' })
    }
  }
}

/** Texts of this language to review beside those of the language of the site, and the act that takes its elements. */
export function Translation() {
  const known = useValue(useWorkbench().translation)
  return known && <Compared known={known} />
}

function Compared({ known }: { readonly known: Known }) {
  const text = useComposerText()
  const { props } = useWorkbench()
  const source = props.site.locales[0] ?? ''
  const take = useTakeOver(source)
  const mayWrite = useMayWrite()
  const language = languageName(source).toLowerCase()
  const { changed, taken } = useTextsToReview(known)
  return (
    <section className={styles.findings}>
      <Group title={text('composer.translation.changed', { count: changed.length, language })} lines={changed} />
      <Group title={text('composer.translation.untranslated', { count: taken.length, language })} lines={taken} />
      <h3>{text('composer.translation.title', { language })}</h3>
      <p className={styles.settle}>
        {changed.length + taken.length === 0 && <span>{text('composer.translation.none')}</span>}
        {mayWrite && (
          <>
            <Button size="small" icon="languages" onClick={() => void take()}>
              {text('composer.translation.take', { language })}
            </Button>
            <span>{text('composer.translation.take.help')}</span>
          </>
        )}
      </p>
    </section>
  )
}
