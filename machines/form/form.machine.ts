import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate'
import type { Form } from '#schemas/api/content/form.ts'
import type { ChosenFile, SiteFormEvent, SiteFormState } from '#schemas/runtime/block-actors.ts'
import { formErrorMessage } from '#schemas/errors/form-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/form-field-messages.ts'
import { askedSteps, formView, isFileField, stepFaults, stepOfFields } from '#domain/forms/form-steps.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { addFiles, removeFile, withoutRefused } from './selected-files.ts'

/** Input of the machine: the form, its initial state and the locale. */
export interface FormInput {
  readonly form: Form
  readonly begun: SiteFormState
  readonly locale: string
}

/** Context of the machine. */
export interface FormContext extends Omit<SiteFormState, 'phase' | 'steps' | 'asked'> {
  readonly form: Form
  readonly locale: string
}

/** Values and files of the visible fields of a form. */
export interface FormSubmission {
  readonly form: Form
  readonly values: SiteFormState['values']
  readonly files: SiteFormState['files']
}

/** The reason why a submitted form is rejected. */
export type FormFailure = Pick<SiteFormState, 'errors'> & { readonly message: string }

/** Events of the sender, which the app provides. */
export type SenderEvent =
  | { readonly type: 'sender.progress'; readonly share: number }
  | { readonly type: 'sender.accepted'; readonly result: string }
  | { readonly type: 'sender.refused'; readonly failure: FormFailure }

/** Events of the machine. */
export type FormMachineEvent = SiteFormEvent | SenderEvent

type Submit = Extract<SiteFormEvent, { type: 'step.submit' }>

/** Returns the visible steps before and after the present one. */
function around({ form, values, step }: Pick<FormContext, 'form' | 'values' | 'step'>): {
  previous: number | undefined
  next: number | undefined
} {
  const steps = askedSteps(form, values)
  return { previous: steps.findLast((each) => each < step), next: steps.find((each) => each > step) }
}

const withValues = (context: FormContext, { values }: Pick<Submit, 'values'>): FormContext => ({ ...context, values })

/** Drops the errors of changed fields. */
function mended({ errors, values: before }: FormContext, values: SiteFormState['values']): SiteFormState['errors'] {
  return errors.filter(({ field }) => JSON.stringify(ownValue(before, field)) === JSON.stringify(ownValue(values, field)))
}

/** Returns a change of the errors. The message goes when the errors go, or when the first errors appear. */
function told<Change extends Pick<FormContext, 'errors'>>(
  { errors, message }: FormContext,
  change: Change,
): Change & Pick<FormContext, 'message'> {
  return { ...change, message: errors.length > 0 === change.errors.length > 0 ? message : null }
}

/** Returns the errors that belong to no field of the present step. */
function elsewhere({ form, step }: FormContext, errors: SiteFormState['errors']): SiteFormState['errors'] {
  const here = new Set(form.steps[step]?.fields.map(({ name }) => name))
  return errors.filter(({ field }) => !here.has(field))
}

/** Returns the errors of rejected files until the first attempt to continue without them. */
function refusedFiles({ form, step, errors, message }: FormContext): SiteFormState['errors'] {
  const here = new Set(form.steps[step]?.fields.filter(isFileField).map(({ name }) => name))
  return message === null ? errors.filter(({ field }) => here.has(field)) : []
}

const machineOf = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormMachineEvent,
    input: {} as FormInput,
  },
  actors: {
    // The app provides the server call.
    sendForm: fromCallback<FormMachineEvent, FormSubmission>(() => undefined),
  },
  guards: {
    isIncomplete: ({ context }, event: Submit) =>
      stepFaults(context.form, context.step, withValues(context, event)).length > 0 || refusedFiles(context).length > 0,
    hasNext: ({ context }, event: Submit) => around(withValues(context, event)).next !== undefined,
    hasPrevious: ({ context }) => around(context).previous !== undefined,
    isAsked: ({ context: { form, values } }, { step }: { step: number }) => askedSteps(form, values).includes(step),
    isSent: ({ context }) => context.result !== null,
  },
  actions: {
    keepValues: assign(({ context }, { values }: Pick<Submit, 'values'>) => told(context, { values, errors: mended(context, values) })),
    addFiles: assign(({ context }, added: { field: string; files: readonly ChosenFile[] }) => told(context, addFiles(context, added))),
    removeFile: assign(({ context }, place: { field: string; index: number }) => told(context, removeFile(context, place))),
    sayWhatIsMissing: assign(({ context }, event: Submit) => {
      const { form, step, locale, refusals } = context
      const faults = stepFaults(form, step, withValues(context, event))
      return {
        values: event.values,
        errors: [
          ...faults.map(({ field, code, values }) => ({ field, code, message: fieldErrorMessage(code, locale, values) })),
          ...refusedFiles(context),
        ],
        message: formErrorMessage('VALIDATION_FAILED', locale),
        refusals: refusals + 1,
      }
    }),
    // Errors of later steps remain until they are corrected there.
    goOn: assign(({ context }, event: Submit) => {
      const errors = elsewhere(context, mended(context, event.values))
      const message = errors.length === 0 ? null : context.message
      return { values: event.values, errors, message, step: around(withValues(context, event)).next ?? context.step }
    }),
    turnTo: assign((_, { step }: { step: number }) => ({ step })),
    goBack: assign(({ context }) => ({ step: around(context).previous ?? context.step, errors: [], message: null })),
    forgetFailure: assign(({ context: { errors, message } }) => ({ message: errors.length === 0 ? null : message })),
    beginSending: assign((_, { values }: Submit) => ({ values, errors: [], message: null, progress: 0 })),
    noteProgress: assign((_, { share }: { share: number }) => ({ progress: share })),
    noteFailure: assign(({ context }, { failure }: { failure: FormFailure }) => ({
      ...failure,
      files: withoutRefused(context.files, { errors: failure.errors, locale: context.locale }),
      progress: null,
      refusals: context.refusals + 1,
      step:
        failure.errors.length === 0
          ? context.step
          : stepOfFields(
              context.form,
              failure.errors.map(({ field }) => field),
            ),
    })),
    noteResult: assign((_, { result }: { result: string }) => ({ result, progress: null, values: {}, files: {} })),
    empty: assign({ values: {}, files: {}, errors: [], message: null, result: null, step: 0 }),
  },
})

/** Fills in a form step by step and submits it. A rejected form retains its values and files. */
export const formMachine = machineOf.createMachine({
  id: 'form',
  context: ({ input: { form, begun, locale } }) => {
    const { step, values, files, errors, message, refusals, progress, result, kept } = begun
    return { form, locale, step, values, files, errors, message, refusals, progress, result, ...(kept && { kept }) }
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'filling' }] },
    filling: {
      on: {
        'values.change': { actions: { type: 'keepValues', params: ({ event }) => event } },
        'files.add': { actions: { type: 'addFiles', params: ({ event }) => event } },
        'files.remove': { actions: { type: 'removeFile', params: ({ event }) => event } },
        'step.show': {
          guard: { type: 'isAsked', params: ({ event }) => event },
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'page.leave': { actions: 'forgetFailure' },
        'step.back': { guard: 'hasPrevious', actions: 'goBack' },
        'step.submit': [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event },
            actions: { type: 'sayWhatIsMissing', params: ({ event }) => event },
          },
          { guard: { type: 'hasNext', params: ({ event }) => event }, actions: { type: 'goOn', params: ({ event }) => event } },
          { target: 'sending', actions: { type: 'beginSending', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      invoke: { src: 'sendForm', input: ({ context: { form, values, files } }) => ({ form, values, files }) },
      on: {
        'sender.progress': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'sender.accepted': { target: 'sent', actions: { type: 'noteResult', params: ({ event }) => event } },
        'sender.refused': { target: 'filling', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    sent: {
      on: { 'form.restart': { target: 'filling', actions: 'empty' } },
    },
  },
})

/** Snapshot of the machine. */
export type FormSnapshot = SnapshotFrom<typeof formMachine>

/** Returns the state that views show. */
export function fillingStateOf({ value, context }: FormSnapshot): SiteFormState {
  const { form, step, values, files, errors, message, refusals, progress, result, kept } = context
  const phase = value === 'sending' || value === 'sent' ? value : 'filling'
  return { phase, step, values, files, errors, message, refusals, progress, result, ...(kept && { kept }), ...formView(form, values) }
}
