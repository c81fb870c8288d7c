/** Results of calls that were made one after another. */
export interface Turns<Answer> {
  /** The answers, in the order of the calls; as many as were made. */
  readonly answers: readonly Answer[]
  /** Why the calls ended early; undefined where they were all made, or were stopped. */
  readonly error: unknown
}

interface Watch {
  /** Asked before each call but the first. */
  readonly isStopped: () => boolean
  /** Called after each call with the number of those that were made. */
  readonly onDone: (count: number) => void
}

/** Makes calls one after another, until one fails or a person stops them. */
export async function inTurn<Part, Answer>(
  parts: readonly Part[],
  call: (part: Part) => Promise<Answer>,
  { isStopped, onDone }: Watch = { isStopped: () => false, onDone: () => undefined },
): Promise<Turns<Answer>> {
  const answers: Answer[] = []
  try {
    for (const part of parts) {
      if (answers.length > 0 && isStopped()) break
      answers.push(await call(part))
      onDone(answers.length)
    }
    return { answers, error: undefined }
  } catch (error) {
    return { answers, error }
  }
}

/** Cuts a list into parts of at most `most` things. */
export function partsOf<Thing>(things: readonly Thing[], most: number): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most))
}
