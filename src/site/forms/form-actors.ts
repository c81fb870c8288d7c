import type { Form } from '#schemas/api/content/form.ts'
import type { BlockActor, SiteFormEvent, SiteFormState, FormActors } from '#schemas/runtime/block-actors.ts'
import type { ActorParts } from '#site/actors/actor-deps.ts'
import { warn } from '#site/warn.ts'
import { lazyActor } from '#site/actors/lazy-actor.ts'
import { formErrorPrefix } from './form-error-prefix.ts'
import { keptAnswers } from './form-draft.ts'
import type { FormParts } from './start-form.ts'

type Filling = BlockActor<SiteFormState, SiteFormEvent>
type Parts = FormParts & Pick<ActorParts, 'locale'>

/** An actor that counts who looks at it, and is told when nobody does any more and something was said of the form. */
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

/** What becomes of what a form could not be told. A file that is gone after an update comes with a new page: the form is sent as it is without scripts. */
function withoutMachine({ id, title }: Form, { notify, unreachable }: Parts): (event: SiteFormEvent, error: unknown) => void {
  return (event, error) => {
    warn(error)
    const own = document.querySelector<HTMLInputElement>(`form > input[name=_of][value="${id}"]`)
    // A field may be called `submit`.
    if (event.type === 'step.submit' && own?.form && navigator.onLine) HTMLFormElement.prototype.submit.call(own.form)
    // Of what is typed there will be more, and all of it goes with what is sent.
    else if (event.type !== 'values.change') notify('failure', formErrorPrefix(title) + unreachable)
  }
}

/** Makes the machines of forms, one for each form and language, which remember it while the site is open; each is fetched once its form is filled in. */
export function createFormActors(parts: Parts): FormActors {
  const known = new Map<string, Filling>()
  const make = (form: Form, begun: SiteFormState) => {
    const answers = keptAnswers(form)
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
