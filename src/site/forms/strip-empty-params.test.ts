// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { dropListeners } from '#tests/support/server/drop-listeners.ts'
import { dropEmptyFields } from './strip-empty-params.ts'

dropListeners()

/** The names and values that the browser would send of a form; here nothing fires the event that it fires meanwhile. */
function sentBy(method: 'get' | 'post'): [string, FormDataEntryValue][] {
  document.body.innerHTML = `<form method="${method}">
    <input name="q" value=""><select name="colour"><option value=""></option></select>
    <input name="min" value="0"><input type="checkbox" name="tag" value="bio" checked><input name="tag" value="">
  </form>`
  const form = document.querySelector('form')!
  const formData = new FormData(form)
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return [...formData]
}

describe('a form of choices', () => {
  beforeAll(() => {
    dropEmptyFields()
  })

  it('sends what is filled in alone', () => {
    expect(sentBy('get')).toEqual([
      ['min', '0'],
      ['tag', 'bio'],
      ['tag', ''],
    ])
  })

  it('is not one that posts: what was emptied there is said', () => {
    expect(sentBy('post').map(([name]) => name)).toEqual(['q', 'colour', 'min', 'tag', 'tag'])
  })
})
