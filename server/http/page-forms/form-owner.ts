import type { SecretBox } from '#server/adapters/secret-box.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { translate } from '#schemas/errors/translations.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { callOfForm } from './execute-form.ts'
import type { Fields } from './form-fields.ts'
import type { PageForm } from './page-form.ts'

/** The field in which a form says whose it is. */
const field = '_owner'

const purposeOf = (siteId: number): string => `owner of a form, site ${siteId}`

const otherAccount = {
  fr: 'Vous êtes maintenant connecté avec un autre compte que celui pour lequel cette page était ouverte\u00a0: rien n’a été enregistré. Relisez ce qui suit avant d’enregistrer.',
  en: 'You are now signed in with another account than the one this page was opened for: nothing was saved. Read what follows again before you save.',
} as const

/** The mark of a page's owner in its forms, which does not reveal the owner. Null for a visitor. */
export async function ownerToken(secrets: SecretBox, siteId: number, caller: Caller): Promise<string | null> {
  return caller.kind === 'member' ? secrets.seal(String(caller.userId), purposeOf(siteId)) : null
}

/** The owner of a sent form; null for an invalid mark, undefined without one. */
export async function ownerOfForm(secrets: SecretBox, siteId: number, fields: Fields): Promise<number | null | undefined> {
  const mark = fields.text(field)
  if (mark === null) return undefined
  const opened = await secrets.open(mark, purposeOf(siteId))
  return opened === null ? null : Number(opened)
}

/** Returns true when a form acts on the account of its sender. */
export function targetsAccount(form: PageForm): boolean {
  return form.isOfAccount === true || callOfForm(form).role !== 'V'
}

/** The only member who may see the receipt of a form; null for every user of the browser. */
export function ownerOfReceipt(form: PageForm, caller: Caller): number | null {
  return caller.kind === 'member' && form.mayChangeCaller !== true ? caller.userId : null
}

/** The state of a form that was made for another member, without any of its values. */
export function wrongOwnerForm(name: string, fields: Fields, locale: string): SentForm {
  return { name, of: fields.text('_of'), values: {}, errors: [], code: 'OTHER_ACCOUNT', message: translate(locale, otherAccount) }
}
