import { expect, it } from 'vitest'
import { accountTypes } from '#schemas/generated/block-types.ts'
import { visitor, type Caller } from '#server/platform/scope/caller.ts'
import { readFields } from './form-fields.ts'
import { wrongOwnerForm, targetsAccount, ownerOfReceipt } from './form-owner.ts'
import { pageForms } from './page-forms.ts'

it('says in the language of the page that another member is signed in, without typed values', () => {
  const fields = readFields([
    ['_form', 'user.update'],
    ['firstname', 'Camille'],
  ])
  const [fr, en] = ['fr_FR', 'en_GB'].map((locale) => wrongOwnerForm('user.update', fields, locale))
  expect(fr?.message).toMatch(/^Vous êtes maintenant connecté avec un autre compte/)
  expect(en?.message).toMatch(/^You are now signed in with another account/)
  expect([fr?.values, en?.values]).toEqual([{}, {}])
})

it('concerns every form of the account area, and none that anybody sends', () => {
  const concerned = Object.entries(pageForms).flatMap(([name, form]) => (targetsAccount(form) ? [name] : []))
  expect(concerned.sort()).toEqual([
    'newsletter.update',
    'privacy.request',
    'session.end',
    'totp.disable',
    'totp.enable',
    'totp.start',
    'user.changeEmail',
    'user.changePassword',
    'user.delete',
    'user.export',
    'user.update',
  ])
})

it('is in blocks whose pages the browser opens itself, so that each form names its owner', () => {
  const concerned = Object.values(pageForms).flatMap((form) => (targetsAccount(form) ? form.blocks : []))
  expect([...accountTypes].sort()).toEqual([...new Set(concerned)].sort())
})

it('limits a receipt to the member who sent the form, unless that member may be signed out', () => {
  const member = { kind: 'member', userId: 7 } as Caller
  const open = Object.entries(pageForms).flatMap(([name, form]) => (ownerOfReceipt(form, member) === null ? [name] : []))
  expect(open.sort()).toEqual(['password.reset', 'user.confirmRegistration', 'user.logout'])
  expect(Object.values(pageForms).map((form) => ownerOfReceipt(form, visitor))).toEqual(Object.values(pageForms).map(() => null))
})
