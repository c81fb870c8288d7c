import { useSyncExternalStore } from 'react'
import { acceptedTypes, initialFormState, maxFiles, stepOfFields } from '#domain/forms/form-steps.ts'
import type { Form, FormField } from '#schemas/api/content/form.ts'
import type { BlockActor, SiteFormEvent, SiteFormState } from '#schemas/runtime/block-actors.ts'
import { useBlockActor, useForm, type FormState } from '#renderer/context.ts'

/** A form of the site as its view sees it. */
export interface Filling {
  readonly state: SiteFormState
  /** Null without a script behind the page: the form then goes to the server by itself. */
  readonly send: ((event: SiteFormEvent) => void) | null
  /** Where the form is sent without a script. */
  readonly action: string
  /** The fields whose files have gone: those of a form that came back from the server, which gives back none. */
  readonly goneFiles: readonly string[]
  /** Whether it stands as the server has refused it, and no script answers: its steps cannot be turned to. */
  readonly isWhole: boolean
  /** In which step a field stands. */
  readonly stepOf: (field: string) => number
}

/** What stands for the machine as long as there is none: what the server has sent. */
function stillness(
  begun: SiteFormState,
): Pick<BlockActor<SiteFormState, SiteFormEvent>, 'getState' | 'subscribe'> & { readonly send: null } {
  return { getState: () => begun, subscribe: () => () => undefined, send: null }
}

/** What is said of a form that is done, by its site or else by its page; null of one that is not. */
function resultOf({ isDone, answer }: FormState, thanks: string): string | null {
  if (!isDone) return null
  const isAnswered = typeof answer === 'object' && answer !== null && 'message' in answer
  return isAnswered && typeof answer.message === 'string' ? answer.message : thanks
}

/** How far somebody has come with a form: as the machine behind the page knows it, else as the server has sent it. A browser without cookies keeps nothing of the answer: `thanks` stands for it. */
export function useSiteForm(form: Form, thanks: string): Filling {
  const sent = useForm('form.submit', String(form.id))
  const begun = initialFormState(form, { ...sent, result: resultOf(sent, thanks) })
  const { getState, subscribe, send } = useBlockActor('forms')?.of(form, begun) ?? stillness(begun)
  const written = { ...begun }
  const state = useSyncExternalStore(subscribe, getState, () => written)
  const isWhole = begun.message !== null && (send === null || state === written)
  const goneFiles = state.kept ?? (sent.code !== null && state.refusals === 0 ? (sent.files ?? []) : [])
  return { state, send, action: sent.action, goneFiles, isWhole, stepOf: (field) => stepOfFields(form, [field]) }
}

/** What a field for files takes, as its element says it. */
export function fileRules(field: FormField): { readonly accept: string; readonly multiple: boolean } {
  return { accept: acceptedTypes(field).join(','), multiple: maxFiles(field) > 1 }
}
