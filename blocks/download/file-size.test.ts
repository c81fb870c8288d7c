import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it('says kilobytes below a thousand, then megabytes to one decimal', () => {
  expect(fileSize(999)).toEqual({ unit: 'kilobytes', value: 999 })
  expect(fileSize(1000)).toEqual({ unit: 'megabytes', value: 1 })
  expect(fileSize(2450)).toEqual({ unit: 'megabytes', value: 2.5 })
})
