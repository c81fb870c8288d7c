import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { AuthProps } from '#schemas/generated/block-props.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { Register } from './Register.tsx'
import { SignIn } from './SignIn.tsx'
import { useAuth } from './use-auth.ts'
import styles from './View.module.css'

/** Signing in and registering on one page: plain forms, which a script makes quicker. */
export function View({ id, props }: BlockViewProps<AuthProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const auth = useAuth()
  const signOut = useForm('user.logout')
  return (
    <div className={styles.auth}>
      {signOut.isDone && <FormNotice kind="success" title={text('block.auth.signedOut')} takesFocus />}
      <div className={styles.leaves} data-alone={props.canRegister ? undefined : ''}>
        <SignIn
          registerId={props.canRegister ? `${id}-register` : null}
          title={props.loginTitle ?? text('block.auth.loginTitle')}
          resetHref={props.resetHref}
          auth={auth}
        />
        {props.canRegister && <Register id={`${id}-register`} props={props} auth={auth} />}
      </div>
      {props.privacyHref && (
        <p className={`inline-links ${styles.privacy}`}>
          {text('block.auth.privacy')} <a href={localPath(props.privacyHref)}>{text('block.auth.privacyLink')}</a>
        </p>
      )}
    </div>
  )
}
