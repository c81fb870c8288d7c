import { expect, it } from 'vitest'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { emptyRecord } from './empty-record.ts'

it.each(hostileNames)('holds what is written under %j and nothing before', (name) => {
  const record = emptyRecord<number>()
  expect([record[name], name in record]).toEqual([undefined, false])
  record[name] = 1
  expect([record[name], Object.entries(record), JSON.stringify(record)]).toEqual([
    1,
    [[name, 1]],
    JSON.stringify(Object.fromEntries([[name, 1]])),
  ])
})
