import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useParameter, type FormState } from '#renderer/context.ts'
import { fieldOf, isTicked } from '#renderer/form-field.ts'
import { CheckboxField } from '#ui/forms/fields/CheckboxField.tsx'
import { RobotTrap } from '#ui/forms/fields/Honeypot.tsx'
import { VisuallyHidden } from '#ui/text/VisuallyHidden.tsx'
import styles from './View.module.css'

interface AgreementsProps {
  readonly form: FormState
  readonly termsHref: string | undefined
}

/** Agreements of a new account: the terms of use, and optionally the newsletter. */
export function Agreements({ form, termsHref }: AgreementsProps) {
  const text = useText()
  const localPath = useLocalePath()
  const hasNewsletter = useParameter('ENABLE_NEWSLETTER') === true
  const { name, error } = fieldOf(form, 'useTermsAccepted')
  return (
    <div className={styles.agreements}>
      <CheckboxField
        name={name}
        error={error}
        defaultChecked={isTicked(form, name)}
        required
        label={
          <>
            {text('block.auth.terms')}{' '}
            {termsHref ? (
              <a href={localPath(termsHref)} target="_blank" rel="noopener">
                {text('block.auth.termsLink')} <VisuallyHidden>{text('ui.newTab')}</VisuallyHidden>
              </a>
            ) : (
              <span>{text('block.auth.termsLink')}</span>
            )}
          </>
        }
      />
      {hasNewsletter && (
        <CheckboxField name="newsletter" label={text('block.auth.newsletter')} defaultChecked={isTicked(form, 'newsletter')} />
      )}
      <RobotTrap label={text('form.trap')} />
    </div>
  )
}
