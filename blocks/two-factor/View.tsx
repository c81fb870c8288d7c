import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, type FormState } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { TwoFactorProps } from '#schemas/generated/block-props.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { DisableForm } from './DisableForm.tsx'
import { EnableForm } from './EnableForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { StartForm } from './StartForm.tsx'
import { recoveryCodesOf, secretOf } from './form-result.ts'

interface TwoFactorData {
  readonly me?: User | null
}

/** For administrators: a code of an application, asked for at each sign-in. A member is shown it for as long as they have one, to turn it off. */
export function View({ id, props, data: { me } }: BlockViewProps<TwoFactorProps, TwoFactorData>) {
  const text = useText()
  const { isDone } = useForm('totp.disable')
  const isForNothing = me?.role === 'MEMBER' && !me.totp && !isDone
  if (isForNothing && props.hideWithoutCode) return null
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.two-factor.intro')}</p>
  return (
    <Panel id={id} title={props.title ?? text('block.two-factor.title')} intro={intro}>
      <Step me={me} />
    </Panel>
  )
}

/** The current step: begin, give a first code, save the recovery codes, or turn codes off. */
function Step({ me }: TwoFactorData) {
  const text = useText()
  const start = useForm('totp.start')
  const enable = useForm('totp.enable')
  const disable = useForm('totp.disable')
  const codes = recoveryCodesOf(enable.answer)
  if (codes) return <RecoveryCodes codes={codes} continueAt={enable.action} />
  if (!me) return <FormNotice kind="failure">{text('account.failed')}</FormNotice>
  const { email } = me
  if (me.role === 'MEMBER') return <Kept form={disable} email={email} hasCode={me.totp} />
  const secret = secretOf(start.answer) ?? secretOf(enable.answer)
  if (me.totp && secret === null) return <On enable={enable} disable={disable} email={email} />
  if (secret || enable.code !== null)
    return (
      <>
        <EnableForm form={enable} email={email} secret={secret} />
        {enable.code !== null && <StartForm form={start} email={email} isRestart />}
      </>
    )
  return (
    <>
      <Off isDone={disable.isDone} />
      <StartForm form={start} email={email} />
    </>
  )
}

/** The view of a member, who may turn codes off but not on. */
function Kept({ form, email, hasCode }: { readonly form: FormState; readonly email: string; readonly hasCode: boolean }) {
  const text = useText()
  if (hasCode) return <DisableForm form={form} email={email} />
  return form.isDone ? <Off isDone /> : <p>{text('block.two-factor.adminsOnly')}</p>
}

/** Codes are on. The form that turned them on may be sent again when the page is reloaded: it has done its work, which is said. */
function On({ enable, disable, email }: { readonly enable: FormState; readonly disable: FormState; readonly email: string }) {
  return (
    <>
      {enable.code === 'TOTP_INVALID' && (
        <FormNotice kind="note" takesFocus>
          <span>{enable.message}</span>
        </FormNotice>
      )}
      <DisableForm form={disable} email={email} />
    </>
  )
}

function Off({ isDone }: { readonly isDone: boolean }) {
  const text = useText()
  return isDone ? <FormNotice kind="success" title={text('block.two-factor.disabled')} takesFocus /> : <p>{text('block.two-factor.off')}</p>
}
