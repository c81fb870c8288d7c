import { hostileTexts } from '#tests/support/blocks/hostile-texts.ts'

/** A source of numbers from 0 to 1 (1 left out), the same for the same seed. */
export type Random = () => number

/** A small generator of the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Holder = Record<string, unknown> | unknown[]

const words = ['text', 'section', 'heading', 'gadget', 'hero', 'plain', 'accent', 'fr_FR', 'title', 'a'.repeat(200), 'é', '']
const numbers = [0, -1, 1, 2, 1.5, 99, 2 ** 31, 2 ** 53, 1e308, 5e-324, -0]
const keys = ['props', 'slots', 'visibility', 'title', 'html', 'id', 'type', 'v', 'content', 'onclick', '__proto__', 'constructor', '']

function pick<Item>(random: Random, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)] as Item
}

/** A value of any kind, small most of the time. */
function anyValue(random: Random): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => pick(random, words),
    () => pick(random, hostileTexts),
    () => pick(random, numbers),
    () => pick(random, [null, true, false]),
    () => [],
    () => ({}),
    () => ({ [pick(random, keys)]: pick(random, words) }),
    () => 'x'.repeat(pick(random, [61, 601, 4001, 50_000])),
    () => pick(random, ['x\ud800', 'x\u0000', '\ufdd1', '{{COMPANY_NAME}}', '{{NONE}}', '\u2028']),
  ]
  return pick(random, kinds)()
}

function holdersIn(value: unknown): Holder[] {
  const holders: Holder[] = []
  const waiting: unknown[] = [value]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    holders.push(next as Holder)
    waiting.push(...(Object.values(next) as unknown[]))
  }
  return holders
}

const changes: readonly ((random: Random, holder: Holder) => void)[] = [
  (random, holder) => setOwn(holder, someKey(random, holder), anyValue(random)),
  (random, holder) => setOwn(holder, someKey(random, holder), anyValue(random)),
  (random, holder) => setOwn(holder, pick(random, keys), anyValue(random)),
  (random, holder) => {
    if (Array.isArray(holder)) holder.splice(Math.floor(random() * holder.length), 1)
    else Reflect.deleteProperty(holder, someKey(random, holder))
  },
  (random, holder) => {
    if (Array.isArray(holder) && holder.length > 0) holder.push(structuredClone(pick(random, holder)))
  },
  (_, holder) => {
    if (Array.isArray(holder)) holder.reverse()
  },
  (random, holder) => {
    const key = someKey(random, holder)
    const value = own(holder, key)
    if (typeof value === 'string') setOwn(holder, key, `${value}${pick(random, hostileTexts)}`)
    if (typeof value === 'number') setOwn(holder, key, value + pick(random, [1, -1, 0.5]))
  },
  (random, holder) => {
    const key = someKey(random, holder)
    const depth = pick(random, [2, 60, 500])
    const inner = own(holder, key)
    let nested = inner
    for (let level = 0; level < depth; level++)
      nested = { id: `deep-${level}`, type: 'section', v: 1, props: {}, slots: { content: [nested] } }
    setOwn(holder, key, nested)
  },
]

function someKey(random: Random, holder: Holder): string {
  return pick(random, Object.keys(holder)) ?? '0'
}

function own(holder: Holder, key: string): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value
}

// A plain assignment to `__proto__` would change the prototype: what comes from JSON has a property of that name.
function setOwn(holder: Holder, key: string, value: unknown): void {
  if (Array.isArray(holder) && !/^\d+$/.test(key)) return
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** A copy of a JSON document with one to three changes anywhere in it. */
export function mutateDocument(document: unknown, random: Random): unknown {
  const copy = structuredClone(document)
  const count = 1 + Math.floor(random() * 3)
  for (let change = 0; change < count; change++) pick(random, changes)(random, pick(random, holdersIn(copy)))
  return copy
}
