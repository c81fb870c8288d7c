import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { findCall } from '#schemas/api/calls.ts'
import { isReservedId } from '#schemas/text/reserved-ids.ts'
import { fieldId } from '#ui/forms/form-scope.ts'
import { findPageForm, pageForms } from './page-forms.ts'
import { readFields } from './form-fields.ts'

const types = new Set(catalogue.map(({ manifest }) => manifest.type))

describe.each(Object.entries(pageForms))('the form %s', (name, form) => {
  it('makes a call that writes, and stands in blocks that exist', () => {
    expect(findCall(form.call)?.method).toMatch(/POST|PUT|DELETE/)
    expect(form.blocks.filter((type) => !types.has(type))).toEqual([])
    expect(form.blocks.length).toBeGreaterThan(0)
  })

  it('has a name that an address can say', () => {
    expect(name).toMatch(/^[a-z]+\.[A-Za-z]{1,40}$/)
    expect(findPageForm(name)).toBe(form)
  })

  it('gives its fields ids that no anchor of a page can take', () => {
    const id = fieldId(name, 'email')
    // An anchor is written in small letters.
    expect(id !== id.toLowerCase() || isReservedId(id)).toBe(true)
  })

  it('reads what was sent, and no more than it asks for', () => {
    const place = { params: {}, query: {}, target: null }
    const more = [
      ['role', 'SUPER_ADMIN'],
      ['siteId', '38'],
      ['userId', '1'],
    ] as const
    const read = form.read(readFields(more), place)
    // Which fields a site's own form has, its definition says: the call reads no others.
    const none = form.read(readFields([]), place)
    const own = name === 'form.submit' ? { body: { ...none.body, role: 'SUPER_ADMIN', siteId: '38', userId: '1' } } : {}
    expect(read).toEqual({ ...none, ...own })
  })
})

it.each(['constructor', 'toString', '__proto__', '', 'user.me', 'user.delete.now'])('%j is no form', (name) => {
  expect(findPageForm(name)).toBeUndefined()
})

describe('the fields of a form', () => {
  it('are texts, boxes and lists; what is empty is not there', () => {
    const fields = readFields([
      ['email', 'a@example.org'],
      ['phone', ''],
      ['terms', 'true'],
      ['lists', '1'],
      ['lists', '2'],
      ['password', ' espaces '],
    ])
    expect([fields.text('email'), fields.text('phone'), fields.text('missing'), fields.text('lists')]).toEqual([
      'a@example.org',
      null,
      null,
      '2',
    ])
    expect([fields.isTicked('terms'), fields.isTicked('phone'), fields.isTicked('missing')]).toEqual([true, false, false])
    expect(fields.all('lists')).toEqual(['1', '2'])
    expect([fields.has('phone'), fields.has('missing')]).toEqual([true, false])
    expect(fields.text('password')).toBe(' espaces ')
  })

  it('are a thousand at most, and none reaches a prototype', () => {
    const most = Array.from({ length: 1000 }, (_, index): [string, string] => [`f${index}`, ''])
    expect(readFields(most).entries.size).toBe(1000)
    expect(() => readFields([...most, ['one', 'more']])).toThrow('Too heavy')
    for (const name of ['__proto__', 'a[constructor]', 'a.prototype.b', 'constructor'])
      expect(() => readFields([[name, 'x']])).toThrow('cannot be read')
  })
})
