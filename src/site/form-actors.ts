import { createActor, fromCallback } from 'xstate'
import { fillingStateOf } from '#machines/form/form-state.ts'
import { formMachine, type FormFailure, type FormMachineEvent, type Sending } from '#machines/form/form.machine.ts'
import type { Form } from '#schemas/api/form.ts'
import type { BlockActor, FillingEvent, FillingState, FormActors } from '#schemas/block-actors.ts'
import { isServerFault } from '#schemas/errors.ts'
import { isRecord } from '#schemas/is-record.ts'
import { askedFields } from '#domain/form-conditions.ts'
import { isFileField } from '#domain/form-flow.ts'
import { formsCalls } from '#api-client/forms.ts'
import type { ActorParts } from './actor-parts.ts'
import { blockActorOf } from './block-actor.ts'

type Parts = Pick<ActorParts, 'caller' | 'locale' | 'open' | 'localPath' | 'notify' | 'unreachable' | 'unconfirmed'>

/** Of a form that is sent: the values and the files of the fields that are asked. */
function partsOf({ form, values, files }: Sending) {
  const asked = askedFields(form, values)
  const own = Object.entries(values).filter(([name]) => name.startsWith('_') || asked.some((field) => field.name === name))
  const contents = asked.filter(isFileField).map(({ name }) => [name, (files[name] ?? []).map(({ content }) => content)] as const)
  return { values: Object.fromEntries(own), files: { fields: Object.fromEntries(contents) } }
}

/** What the body of an answer says against a form. Where no answer came, or a fault is the server's own, nobody knows whether it was taken. */
function failureOf(body: unknown, { unreachable, unconfirmed }: Pick<Parts, 'unreachable' | 'unconfirmed'>): FormFailure {
  if (body instanceof Error || !isRecord(body) || typeof body['message'] !== 'string')
    return { message: `${unreachable} ${unconfirmed()}`, errors: [] }
  const { message, data } = body
  const code = isRecord(data) ? data['code'] : null
  const errors = isRecord(data) && Array.isArray(data['errors']) ? (data['errors'] as FormFailure['errors']) : []
  return { message: isServerFault(code) ? `${message} ${unconfirmed()}` : message, errors }
}

/** Whether somebody sends once more what was sent before; how long it took says nothing. */
function isSame(one: Sending, other: Sending): boolean {
  const textOf = ({ values }: Sending) => JSON.stringify({ ...values, _t: '' })
  return one.files === other.files && textOf(one) === textOf(other)
}

/** An actor that counts who looks at it. */
function watched<State, Event>(actor: BlockActor<State, Event>) {
  let watchers = 0
  const subscribe: typeof actor.subscribe = (onChange) => {
    const stop = actor.subscribe(onChange)
    watchers++
    return () => {
      watchers--
      stop()
    }
  }
  return { actor: { ...actor, subscribe }, isSeen: () => watchers > 0 }
}

/** Sends a form: what broke off is sent again under the same key, so that it is never taken twice. */
function senderOf({ caller, open, localPath, notify, ...words }: Parts, isSeen: () => boolean) {
  const forms = formsCalls(caller)
  let last: { readonly key: string; readonly sending: Sending } | null = null
  return fromCallback<FormMachineEvent, Sending>(({ input, sendBack }) => {
    const key = last !== null && isSame(last.sending, input) ? last.key : crypto.randomUUID()
    last = { key, sending: input }
    const { values, files } = partsOf(input)
    const onUpload = (share: number) => sendBack({ type: 'sender.progress', share })
    forms.submit(input.form.id, values, files, { key, onUpload }).then(
      (answer) => {
        const { message, redirect } = answer as { readonly message: string; readonly redirect: string | null }
        sendBack({ type: 'sender.accepted', result: message })
        // Whoever has gone on to another page stays there, and is told.
        if (!isSeen()) notify('success', message)
        else if (redirect !== null) open(localPath(redirect))
      },
      (refusal: unknown) => {
        const failure = failureOf(refusal, words)
        sendBack({ type: 'sender.refused', failure })
        if (!isSeen()) notify('failure', `${input.form.title} — ${failure.message}`)
      },
    )
  })
}

/** Makes the machines of forms, one for each form and language, which remember it while the site is open. */
export function createFormActors(parts: Parts): FormActors {
  const known = new Map<string, BlockActor<FillingState, FillingEvent>>()
  const make = (form: Form, begun: FillingState) => {
    const machine = formMachine.provide({ actors: { sendForm: senderOf(parts, () => isSeen()) } })
    const { actor, isSeen } = watched(
      blockActorOf(createActor(machine, { input: { form, begun, locale: parts.locale() } }).start(), fillingStateOf),
    )
    return actor
  }
  return {
    of: (form, begun) => {
      const name = `${parts.locale()} ${form.id}`
      const actor = known.get(name) ?? make(form, begun)
      known.set(name, actor)
      return actor
    },
  }
}
