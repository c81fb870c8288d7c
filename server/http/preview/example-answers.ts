import { findCall } from '#schemas/api/calls.ts'
import type { Need } from '#engine/registry/needs.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { exampleEvents } from './example-events.ts'

/** The address of a grey picture in the public folder. */
const GREY = '/example-picture.svg'

/** The number of things in a list of examples. */
const SEVERAL = 4

/** A list of examples with several things in place of one, each with a number of its own. */
function withSeveral(answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  const repeat = (list: unknown[]): unknown[] => {
    const [only] = list
    if (list.length !== 1 || !isRecord(only)) return list
    const numbered = (at: number) =>
      Object.fromEntries(
        ['id', 'idProduct'].flatMap((name) => {
          const number = ownValue(only, name)
          return typeof number === 'number' ? [[name, number + at]] : []
        }),
      )
    return Array.from({ length: SEVERAL }, (_, at) => ({ ...only, ...numbered(at) }))
  }
  const lists = Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? repeat(value) : value] as const)
  return { ...Object.fromEntries(lists), ...('total' in answer && { total: SEVERAL }) }
}

/** An example whose pictures, which no site has, are grey ones. */
function withGreyPictures(example: unknown): unknown {
  const text = JSON.stringify(example) as string | undefined
  return text === undefined ? undefined : JSON.parse(text.replaceAll(/"\/media\/[^"]*"/g, JSON.stringify(GREY)))
}

/** Says what a block asks for on the day of the version that is drawn. */
interface Question {
  readonly params: Need['params']
  readonly today: string
}

/** The answer of a call in a picture: its stage, else its example. The example of a collection is an item of that collection. */
export function exampleOf(call: string, staged: unknown, asked?: Question): unknown {
  if (staged !== undefined) return withGreyPictures(staged)
  if (asked?.params['route'] === 'event') return withGreyPictures(exampleEvents(call, asked.params, asked.today))
  const { list, example } = findCall(call) ?? {}
  return withGreyPictures(list === undefined ? example?.data : withSeveral(example?.data))
}
