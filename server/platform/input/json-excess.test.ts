import { describe, expect, it } from 'vitest'
import { jsonExcess } from './json-excess.ts'

const bounds = { levels: 3, names: 4, values: 8 }
const excessOf = (text: string) => jsonExcess(Buffer.from(text), bounds)

describe('JSON that is counted before it is parsed', () => {
  it.each([
    ['three levels', '[[[]]]', null],
    ['four levels', '[[[[]]]]', 'LEVELS'],
    ['four levels of objects', '{"a":{"b":{"c":{}}}}', 'LEVELS'],
    ['levels one after the other', '[[[]],[[]]]', null],
    ['four names', '{"a":1,"b":2,"c":3,"d":4}', null],
    ['five names', '{"a":1,"b":2,"c":3,"d":4,"e":5}', 'NAMES'],
    ['one name five times', '{"a":1,"a":2,"a":3,"a":4,"a":5}', 'NAMES'],
    ['five names in two objects', '[{"a":1,"b":2,"c":3},{"d":4,"e":5}]', null],
    ['eight values', '[1,2,3,4,5,6,7,8]', null],
    ['nine values', '[1,2,3,4,5,6,7,8,9]', 'VALUES'],
    ['signs within a text', '["[[[[[[", "{:,:,:,:,:,:,", ",,,,,,,,,,,"]', null],
    ['an escaped quotation mark before signs', String.raw`["a\",,,,,,,,,,,"]`, null],
    ['an escaped backslash at the end of a text', String.raw`["a\\",[[[1]]]]`, 'LEVELS'],
    ['signs within a name', '{"a,b:c[{":1}', null],
    ['letters of several bytes', '["é€😀,",1]', null],
    ['a text without an end', '["aaaa', null],
    ['more ends than beginnings', ']]]]{"a":1}', null],
    ['nothing', '', null],
  ])('has too much or not: %s', (_what, text, excess) => {
    expect(excessOf(text)).toBe(excess)
  })

  it('has as many levels, names and values as every body may by default', () => {
    const nested = (levels: number) => Buffer.from('['.repeat(levels) + ']'.repeat(levels))
    const named = (count: number) =>
      Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))))
    const listed = (count: number) => Buffer.from(JSON.stringify(Array.from({ length: count }, () => 1)))
    expect([nested(400), named(2000), listed(50_000)].map((bytes) => jsonExcess(bytes))).toEqual([null, null, null])
    expect([nested(401), named(2001), listed(50_001)].map((bytes) => jsonExcess(bytes))).toEqual(['LEVELS', 'NAMES', 'VALUES'])
  })

  it.each([
    ['backslashes', (size: number) => `["${'\\'.repeat(size)}"]`],
    ['escaped quotation marks', (size: number) => `["${'\\"'.repeat(size / 2)}"]`],
    ['texts', (size: number) => `[${'"",'.repeat(size / 3)}1]`],
  ])('is read in as many steps as it has bytes: %s', (_what, text) => {
    const readsOf = (size: number): number => {
      let reads = 0
      const bytes = Buffer.from(text(size))
      const counted = new Proxy(bytes, {
        get: (target, name) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
          const value: unknown = Reflect.get(target, name, target)
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      })
      jsonExcess(counted, { ...bounds, values: Infinity })
      return reads
    }
    expect(readsOf(3000)).toBeLessThanOrEqual(2 * 3000 + 10)
  })
})
