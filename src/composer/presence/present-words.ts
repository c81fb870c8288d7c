import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'

/** A person who has the same draft open, as the server names them. */
export type PresentPerson = AdminCallData['presence.beat']['people'][number]

/** Another person who has the same draft open, with the block that is selected there; or oneself in other windows and on other devices. */
export interface Present extends Pick<PresentPerson, 'person' | 'block'> {
  /** The name; null for oneself elsewhere. */
  readonly name: string | null
}

/** Lists who has the draft open: the others, then oneself in other windows. */
export function presentAmong(people: readonly PresentPerson[], account: number): readonly Present[] {
  const others = people.filter(({ id }) => id !== account)
  const own = people.filter(({ id }) => id === account)
  return [
    ...others.map(({ person, name, block }) => ({ person, name, block })),
    ...own.map(({ person, block }) => ({ person, name: null, block })),
  ]
}

/** The name of a person, as lists and marks show it. */
export const presentName = ({ name }: Present, text: ComposerText): string => name ?? text('composer.presence.own')

/** The sentence about a person, with the name of the block that is selected there; null without one. */
export function presentWords({ name }: Present, block: string | null, text: ComposerText): string {
  if (name === null) return block === null ? text('composer.presence.own') : text('composer.presence.own.on', { block })
  return block === null ? text('composer.presence.here', { name }) : text('composer.presence.on', { name, block })
}
