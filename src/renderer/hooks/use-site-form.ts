import { useSyncExternalStore } from 'react'
import { acceptedTypes, initialFormState, maxFiles, stepOfFields } from '#domain/forms/form-steps.ts'
import type { Form, FormField } from '#schemas/api/content/form.ts'
import type { BlockActor, SiteFormEvent, SiteFormState } from '#schemas/runtime/block-actors.ts'
import { useBlockActor, useForm, type FormState } from '#renderer/context.ts'

/** A form of the site for its view. */
export interface Filling {
  readonly state: SiteFormState
  /** Null without a script: the form is then submitted natively. */
  readonly send: ((event: SiteFormEvent) => void) | null
  /** The URL of the native submission. */
  readonly action: string
  /** The fields whose files were lost, because the server returns none. */
  readonly goneFiles: readonly string[]
  /** True when the form shows the rejection of the server without a script, in a single step. */
  readonly isWhole: boolean
  /** Returns the step of a field. */
  readonly stepOf: (field: string) => number
}

/** Returns the state without a machine: that of the server. */
function stillness(
  begun: SiteFormState,
): Pick<BlockActor<SiteFormState, SiteFormEvent>, 'getState' | 'subscribe'> & { readonly send: null } {
  return { getState: () => begun, subscribe: () => () => undefined, send: null }
}

/** Returns the confirmation of a completed form, from the site or the page; otherwise null. */
function resultOf({ isDone, answer }: FormState, thanks: string): string | null {
  if (!isDone) return null
  const isAnswered = typeof answer === 'object' && answer !== null && 'message' in answer
  return isAnswered && typeof answer.message === 'string' ? answer.message : thanks
}

/**
 * Returns the state of a form: from its machine, or else from the server. Without cookies the confirmation is lost, and `thanks` replaces
 * it.
 */
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

/** Returns the attributes of a file input. */
export function fileRules(field: FormField): { readonly accept: string; readonly multiple: boolean } {
  return { accept: acceptedTypes(field).join(','), multiple: maxFiles(field) > 1 }
}
