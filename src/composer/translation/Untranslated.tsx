import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { languageName } from '#composer/words/language-name.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'

interface UntranslatedProps {
  readonly props: ComposerProps
  /** The language in which the page exists. */
  readonly source: string
  readonly onMade: () => void
}

/** Stands in the place of a page that is not made in a language yet: makes it there, or leads back to the language it has. */
export function Untranslated({ props, source, onMade }: UntranslatedProps) {
  const text = useComposerText()
  const [isBusy, setBusy] = useState(false)
  const { admin, edited, locale, site } = props
  const language = languageName(locale).toLowerCase()
  const former = languageName(source).toLowerCase()
  const mayMake = site.rights.includes('pages.write')
  const make = async () => {
    setBusy(true)
    try {
      await admin.page.translate({ id: edited.id, locale })
      onMade()
    } catch {
      toast({ text: text('composer.translation.failed'), tone: 'stop' })
      setBusy(false)
    }
  }
  return (
    <EmptyState
      title={text('composer.untranslated')}
      level={1}
      icon="languages"
      isAnnounced
      acts={
        <>
          {mayMake && (
            <Button variant="primary" icon="languages" busy={isBusy && text('composer.translation.busy')} onClick={() => void make()}>
              {text('composer.untranslated.make', { language })}
            </Button>
          )}
          <Button variant={mayMake ? 'subtle' : 'primary'} icon="arrow-left" onClick={() => props.onLocale(source)}>
            {text('composer.untranslated.back', { language: former })}
          </Button>
          <Button variant="subtle" onClick={props.onLeave}>
            {text('composer.back')}
          </Button>
        </>
      }
    >
      <p>{text(mayMake ? 'composer.untranslated.may' : 'composer.untranslated.ask', { language, source: former })}</p>
    </EmptyState>
  )
}
