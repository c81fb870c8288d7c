import { useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import styles from '#forms/forms.module.css'
import { LinkEditor } from './LinkEditor.tsx'

interface LinkFormProps {
  readonly href: string
  /** Null takes the link away. */
  readonly onChoose: (href: string | null) => void
}

/** Asks for the address of a link in a text. */
export function LinkForm({ href, onChoose }: LinkFormProps) {
  const text = useFormsText()
  const [chosen, setChosen] = useState<string | null>(href === '' ? null : href)
  return (
    <div className={styles.fields}>
      <LinkEditor href={href} canBeEmpty={href !== ''} firstKind="page" isOfDialog onChange={setChosen} />
      <div className={styles.acts} data-keep-clear="">
        <Button variant="primary" refusal={chosen === null && href === '' && text('forms.link.missing')} onClick={() => onChoose(chosen)}>
          {text('forms.link.apply')}
        </Button>
      </div>
    </div>
  )
}
