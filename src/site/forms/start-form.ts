import { createActor, fromCallback } from 'xstate'
import {
  fillingStateOf,
  formMachine,
  type FormFailure,
  type FormInput,
  type FormMachineEvent,
  type FormSubmission,
} from '#machines/form/form.machine.ts'
import type { BlockActor, SiteFormEvent, SiteFormState } from '#schemas/runtime/block-actors.ts'
import { isServerFault } from '#schemas/errors/is-server-error.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { askedFields } from '#domain/forms/form-conditions.ts'
import { isFileField } from '#domain/forms/form-steps.ts'
import { fieldErrorsIn } from '#api-client/transport/errors.ts'
import { formsCalls } from '#api-client/forms.ts'
import type { ActorParts } from '#site/actors/actor-deps.ts'
import { blockActorOf } from '#site/actors/block-actor.ts'
import { formErrorPrefix } from './form-error-prefix.ts'
import { keptSending, type KeptSending } from './pending-submission.ts'

/** What the machine of a form is started with beside the form. */
export type FormParts = Pick<ActorParts, 'caller' | 'open' | 'localPath' | 'notify' | 'takeBack' | 'unreachable' | 'unconfirmed'>

/** Of a form that is sent: the values and the files of the fields that are asked. */
function partsOf({ form, values, files }: FormSubmission) {
  const asked = askedFields(form, values)
  const own = Object.entries(values).filter(([name]) => name.startsWith('_') || asked.some((field) => field.name === name))
  const contents = asked.filter(isFileField).map(({ name }) => [name, (files[name] ?? []).map(({ content }) => content)] as const)
  return { values: Object.fromEntries(own), files: { fields: Object.fromEntries(contents) } }
}

/** What the body of an answer says against a form. Where no answer came, or a fault is the server's own, nobody knows whether it was taken. */
function failureOf(body: unknown, { unreachable, unconfirmed }: Pick<FormParts, 'unreachable' | 'unconfirmed'>): FormFailure {
  if (body instanceof Error || !isRecord(body) || typeof body['message'] !== 'string')
    return { message: `${unreachable} ${unconfirmed()}`, errors: [] }
  const { message, data } = body
  const code = isRecord(data) ? data['code'] : null
  return { message: isServerFault(code) ? `${message} ${unconfirmed()}` : message, errors: fieldErrorsIn(data) }
}

/** What is sent, by which it is known again; how long it took says nothing. */
const textOf = ({ values }: FormSubmission) => JSON.stringify({ ...values, _t: '' })

/** The same as the tab may keep it: without what was agreed to. */
function keptTextOf(sending: FormSubmission): string {
  const agreements = new Set(
    sending.form.steps.flatMap(({ fields }) => fields.filter(({ type }) => type === 'CONSENT').map(({ name }) => name)),
  )
  return textOf({ ...sending, values: Object.fromEntries(Object.entries(sending.values).filter(([name]) => !agreements.has(name))) })
}

const hasFiles = ({ files }: FormSubmission) => Object.values(files).some((chosen) => chosen.length > 0)

/** Under which key something is sent: under that of before where somebody sends the same once more. */
function keysOf(kept: KeptSending): (sending: FormSubmission) => string {
  let last: { readonly key: string; readonly sending: FormSubmission } | null = null
  return (sending) => {
    const text = keptTextOf(sending)
    const again = last?.sending.files === sending.files && textOf(last.sending) === textOf(sending) ? last.key : null
    const key = again ?? (hasFiles(sending) ? null : kept.keyOf(text)) ?? crypto.randomUUID()
    last = { key, sending }
    if (hasFiles(sending)) kept.forget()
    else kept.note(key, text)
    return key
  }
}

/** Sends a form: what broke off is sent again under the same key, so that it is never taken twice. */
function senderOf(id: number, { caller, open, localPath, notify, takeBack, ...words }: FormParts, isSeen: () => boolean) {
  const forms = formsCalls(caller)
  const kept = keptSending(id)
  const keyOf = keysOf(kept)
  return fromCallback<FormMachineEvent, FormSubmission>(({ input, sendBack }) => {
    takeBack(formErrorPrefix(input.form.title))
    const key = keyOf(input)
    const { values, files } = partsOf(input)
    const onUpload = (share: number) => sendBack({ type: 'sender.progress', share })
    forms.submit(input.form.id, values, files, { key, onUpload }).then(
      (answer) => {
        kept.forget()
        const { message, redirect } = answer as { readonly message: string; readonly redirect: string | null }
        sendBack({ type: 'sender.accepted', result: message })
        // Whoever has gone on to another page stays there, and is told.
        if (!isSeen()) notify('success', message)
        else if (redirect !== null) open(localPath(redirect))
      },
      (refusal: unknown) => {
        const failure = failureOf(refusal, words)
        sendBack({ type: 'sender.refused', failure })
        if (!isSeen()) notify('failure', formErrorPrefix(input.form.title) + failure.message)
      },
    )
  })
}

/** Starts the machine of a form; `isSeen` says whether somebody looks at it. */
export function runForm(input: FormInput, parts: FormParts, isSeen: () => boolean): BlockActor<SiteFormState, SiteFormEvent> {
  const machine = formMachine.provide({ actors: { sendForm: senderOf(input.form.id, parts, isSeen) } })
  return blockActorOf(createActor(machine, { input }).start(), fillingStateOf)
}
