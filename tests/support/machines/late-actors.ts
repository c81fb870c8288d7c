import { fromPromise, type NonReducibleUnknown } from 'xstate'

interface Asked {
  readonly name: string
  readonly input: unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

/** Actors that answer when the test says so, and what they were asked. */
export function lateActors() {
  const asked: Asked[] = []
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    asked,
    later: <Output, Input = NonReducibleUnknown>(name: string) =>
      fromPromise<Output, Input>(({ input }) => new Promise<Output>((resolve, reject) => asked.push({ name, input, resolve, reject }))),
    /** The last one that was asked gives this. */
    answer: async (value: unknown) => {
      asked.at(-1)?.resolve(value as never)
      await settle()
    },
    /** The last one that was asked fails. */
    refuse: async (error: unknown) => {
      asked.at(-1)?.reject(error)
      await settle()
    },
  }
}
