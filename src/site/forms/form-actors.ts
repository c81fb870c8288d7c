import type { Form } from '#schemas/api/content/form.ts'
import type { BlockActor, SiteFormEvent, SiteFormState, FormActors } from '#schemas/runtime/block-actors.ts'
import type { ActorParts } from '#site/actors/actor-deps.ts'
import { warn } from '#site/warn.ts'
import { lazyActor } from '#site/actors/lazy-actor.ts'
import { formErrorPrefix } from './form-error-prefix.ts'
import { keptAnswers } from './form-draft.ts'
import type { FormParts } from './start-form.ts'

type Filling = BlockActor<SiteFormState, SiteFormEvent>
type Parts = FormParts &
  Pick<ActorParts, 'locale'> & {
    /** True when a form is never submitted natively. */
    readonly isTrial?: boolean
  }

/** Returns an actor that counts its subscribers and clears the message of the form when the last one leaves. */
function watched({ subscribe: listen, ...actor }: Filling): { readonly actor: Filling; readonly isSeen: () => boolean } {
  let watchers = 0
  const subscribe: Filling['subscribe'] = (onChange) => {
    const stop = listen(onChange)
    watchers++
    return () => {
      watchers--
      stop()
      if (watchers === 0 && actor.getState().message !== null) actor.send({ type: 'page.leave' })
    }
  }
  return { actor: { ...actor, subscribe }, isSeen: () => watchers > 0 }
}

/**
 * Handles the events of a form whose machine cannot be loaded. A file that is missing after an update comes with a new page, so the form is
 * submitted natively.
 */
function withoutMachine(
  { id, title }: Form,
  { notify, unreachable, isTrial = false }: Parts,
): (event: SiteFormEvent, error: unknown) => void {
  return (event, error) => {
    warn(error)
    const own = document.querySelector<HTMLInputElement>(`form > input[name=_of][value="${id}"]`)
    // A field may be named `submit`.
    if (event.type === 'step.submit' && own?.form && navigator.onLine && !isTrial) HTMLFormElement.prototype.submit.call(own.form)
    // More input will follow, and all of it is sent on submit.
    else if (event.type !== 'values.change') notify('failure', formErrorPrefix(title) + unreachable)
  }
}

/** Creates the machines of forms, one for each form and locale while the site is open. Each is loaded on the first input. */
export function createFormActors(parts: Parts): FormActors {
  const known = new Map<string, Filling>()
  const make = (form: Form, begun: SiteFormState) => {
    const answers = keptAnswers(form, parts.stored)
    const idle = answers.goOn(begun)
    const input = { form, begun: idle, locale: parts.locale() }
    const load = async () => (await import('./start-form.ts')).runForm(input, parts, () => isSeen())
    const filling = lazyActor({ load, idle, onFailure: withoutMachine(form, parts) })
    filling.subscribe(() => {
      answers.note(filling.getState())
    })
    const { actor, isSeen } = watched(filling)
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
