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
import { isServerFault, saysTryAgain } from '#schemas/errors/is-server-error.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { askedFields } from '#domain/forms/form-conditions.ts'
import { isFileField } from '#domain/forms/form-steps.ts'
import { fieldErrorsIn } from '#api-client/transport/errors.ts'
import { formsCalls } from '#api-client/forms.ts'
import type { ActorParts } from '#site/actors/actor-deps.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { blockActorOf } from '#site/actors/block-actor.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { formErrorPrefix } from './form-error-prefix.ts'
import { keptSending, type KeptSending } from './pending-submission.ts'

/** The parameters of a form machine beside the form. */
export type FormParts = Pick<ActorParts, 'caller' | 'open' | 'localPath' | 'notify' | 'takeBack' | 'unreachable' | 'unconfirmed'> & {
  /** The storage of a pending submission, by default that of the tab. */
  readonly stored?: StoredValues
}

/** Returns the values and files of the visible fields of a submission. */
function partsOf({ form, values, files }: FormSubmission) {
  const visible = askedFields(form, values)
  const own = Object.entries(values).filter(([name]) => name.startsWith('_') || visible.some((field) => field.name === name))
  const contents = visible
    .filter(isFileField)
    .map(({ name }) => [name, (ownValue(files, name) ?? []).map(({ content }) => content)] as const)
  return { values: Object.fromEntries(own), files: { fields: Object.fromEntries(contents) } }
}

/** Returns the errors in a response. Without a response, or after a server error, the outcome is unknown, unless it says that nothing was stored. */
function failureOf(body: unknown, { unreachable, unconfirmed }: Pick<FormParts, 'unreachable' | 'unconfirmed'>): FormFailure {
  if (body instanceof Error || !isRecord(body) || typeof body['message'] !== 'string')
    return { message: `${unreachable} ${unconfirmed()}`, errors: [] }
  const { message, data } = body
  const isUnknown = isServerFault(isRecord(data) ? data['code'] : null) && !saysTryAgain(data)
  return { message: isUnknown ? `${message} ${unconfirmed()}` : message, errors: fieldErrorsIn(data) }
}

/** Returns the identity of a submission. The elapsed time is not part of it. */
const textOf = ({ values }: FormSubmission) => JSON.stringify({ ...values, _t: '' })

/** Returns the identity to store in the tab, without agreements. */
function keptTextOf(sending: FormSubmission): string {
  const agreements = new Set(
    sending.form.steps.flatMap(({ fields }) => fields.filter(({ type }) => type === 'CONSENT').map(({ name }) => name)),
  )
  return textOf({ ...sending, values: Object.fromEntries(Object.entries(sending.values).filter(([name]) => !agreements.has(name))) })
}

const hasFiles = ({ files }: FormSubmission) => Object.values(files).some((chosen) => chosen.length > 0)

/** Returns a function that finds the key of a submission: the previous key when it is repeated unchanged. */
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

/** Creates the function that sends a form. An aborted submission is retried under the same key, so that it is accepted once. */
function senderOf(id: number, { caller, open, localPath, notify, takeBack, stored, ...words }: FormParts, isSeen: () => boolean) {
  const forms = formsCalls(caller)
  const kept = keptSending(id, stored)
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
        // A visitor who has left the form is notified and is not redirected.
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

/** Starts the machine of a form. `isSeen` returns true while the form is displayed. */
export function runForm(input: FormInput, parts: FormParts, isSeen: () => boolean): BlockActor<SiteFormState, SiteFormEvent> {
  const machine = formMachine.provide({ actors: { sendForm: senderOf(input.form.id, parts, isSeen) } })
  return blockActorOf(createActor(machine, { input }).start(), fillingStateOf)
}
