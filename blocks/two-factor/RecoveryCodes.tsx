import { useText } from '#i18n/hooks/use-text.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import styles from './View.module.css'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, continueAt }: { readonly codes: readonly string[]; readonly continueAt: string }) {
  const text = useText()
  return (
    <>
      <FormNotice kind="success" title={text('block.two-factor.enabled')} takesFocus>
        <p>{text('block.two-factor.keep')}</p>
      </FormNotice>
      <ol className={styles.codes} aria-label={text('block.two-factor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
      <LinkButton href={continueAt} label={text('block.two-factor.kept')} />
    </>
  )
}
