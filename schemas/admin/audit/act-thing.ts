import { areaOf, sayArea } from './act-words.ts'

interface ActThing {
  readonly kind: string | null
  readonly number: number | null
  readonly locale: string | null
}

/** Reads the thing of a target: `page 12 fr_FR`, `user:8`, `parameter:ACCENT_COLOR`. */
export function thingIn(target: string): ActThing {
  const [, kind = null, number, locale = null] = /^([a-z][a-z-]{0,59})[ :]([1-9]\d{0,8})(?: ([a-z]{2,3}_[A-Z]{2}))?$/.exec(target) ?? []
  return { kind, number: number === undefined ? null : Number(number), locale }
}

interface NamedAct {
  readonly act: string
  readonly number: number | null
  readonly title: string | null
}

/** Writes what an act is about in plain French, without a code: the noun of its area, then its title or number; the name is empty where it has neither. */
export function sayThing(
  { act, number, title }: NamedAct,
  nounOf: (area: string) => string | undefined,
): readonly [noun: string, name: string] {
  const area = areaOf(act)
  return [nounOf(area) ?? sayArea(area) ?? 'Chose', title ?? (number === null ? '' : `numéro\u00a0${number}`)]
}

/** The act that a target alone tells of, for a target that no listed act has. */
export function actOfTarget(target: string): NamedAct {
  const { number } = thingIn(target)
  return { act: `${/^[a-z-]+/.exec(target)?.[0] ?? ''}.`, number, title: null }
}
