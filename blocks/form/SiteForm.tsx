import type { FormEvent, InputEvent, MouseEvent } from 'react'
import { formatNumber } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { useSiteForm, type Filling } from '#renderer/hooks/use-site-form.ts'
import { useFirstFault } from '#renderer/hooks/use-focus-first-error.ts'
import type { Form as SiteFormDefinition } from '#schemas/api/content/form.ts'
import { fieldId } from '#ui/forms/form-scope.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNote } from '#ui/forms/FormHint.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { FormSteps } from '#ui/forms/FormSteps.tsx'
import { RobotTrap } from '#ui/forms/fields/Honeypot.tsx'
import { SendingProgress } from '#ui/forms/UploadProgress.tsx'
import { readValues } from './parse-values.ts'
import { Step } from './Step.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useEarlyAnswers } from './use-early-answers.ts'
import { useTurnedStep } from './use-step-focus.ts'

interface SiteFormProps {
  readonly id: string
  readonly form: SiteFormDefinition
  readonly privacyHref: string | undefined
}

/** A form in one piece without a script; with one, step by step, with errors shown at once. */
export function SiteForm({ id, form, privacyHref }: SiteFormProps) {
  const text = useText()
  const filling = useSiteForm(form, text('block.form.sent'))
  const { state } = filling
  const place = useFirstFault(state.phase === 'sent' ? state.result : state.refusals || null)
  return (
    <div ref={place}>
      {state.phase === 'sent' ? (
        <Sent filling={filling} />
      ) : (
        // Stored values come after the server's HTML: the fields are remounted with them.
        <Fields key={state.kept ? 'kept' : 'sent'} id={id} form={form} filling={filling} privacyHref={privacyHref} />
      )}
    </div>
  )
}

function Sent({ filling: { state, send } }: { readonly filling: Filling }) {
  const text = useText()
  return (
    <>
      <FormNotice kind="success" title={state.result} takesFocus />
      {send && (
        <button className="button" type="button" data-style="link" onClick={() => send({ type: 'form.restart' })}>
          {text('block.form.again')}
        </button>
      )}
    </>
  )
}

function Fields({ id, form, filling, privacyHref }: SiteFormProps & { readonly filling: Filling }) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const { state, send, stepOf } = filling
  const { title, lookFor } = useTurnedStep(state.step)
  const place = useEarlyAnswers(send)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (send === null) return
    event.preventDefault()
    send({ type: 'step.submit', values: readValues(event.currentTarget, event.timeStamp) })
  }
  const onInput = ({ target }: InputEvent<HTMLDivElement>) => {
    const { form: element } = target as HTMLInputElement
    if (send && element) send({ type: 'values.change', values: readValues(element) })
  }
  const onFollowFault = (event: MouseEvent, field: string) => {
    const step = stepOf(field)
    if (send === null || step === state.step) return
    event.preventDefault()
    lookFor(fieldId(id, field))
    send({ type: 'step.show', step })
  }
  const isSending = state.phase === 'sending'
  const labels = Object.fromEntries(form.steps.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))
  return (
    <div ref={place} onInput={onInput} data-whole={filling.isWhole || undefined}>
      <Form
        name="form.submit"
        id={id}
        action={filling.action}
        encType="multipart/form-data"
        hidden={{ _of: String(form.id) }}
        message={state.message}
        errors={state.errors}
        labels={labels}
        onSubmit={onSubmit}
        onFollowFault={onFollowFault}
      >
        {form.steps.length > 1 && (
          <FormSteps
            label={text('block.form.steps')}
            steps={state.steps.map((step) => ({
              title: form.steps[step]?.title ?? '',
              isDone: step < state.step,
              isCurrent: step === state.step,
            }))}
          />
        )}
        {form.steps.map((step, index) => (
          <Step
            key={index}
            form={form}
            step={step}
            isShown={index === state.step}
            filling={filling}
            titleRef={index === state.step ? title : null}
          />
        ))}
        <RobotTrap label={text('form.trap')} />
        {privacyHref && (
          <FormNote>
            <a href={localPath(privacyHref)}>{text('form.privacyLink')}</a>
          </FormNote>
        )}
        {isSending && state.progress !== null && (
          <SendingProgress
            share={state.progress}
            words={text('block.form.sending', { share: formatNumber(Math.round(state.progress * 100), locale) })}
          />
        )}
        <StepButtons form={form} state={state} isBusy={isSending} onBack={() => send?.({ type: 'step.back' })} />
      </Form>
    </div>
  )
}
