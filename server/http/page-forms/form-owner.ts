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

/** The mark that the forms of a page carry of whoever it is made for; it tells nobody who that is. Null for a visitor. */
export async function ownerToken(secrets: SecretBox, siteId: number, caller: Caller): Promise<string | null> {
  return caller.kind === 'member' ? secrets.seal(String(caller.userId), purposeOf(siteId)) : null
}

/** Whose form was sent: null when nobody can tell by its mark, undefined when it carries none. */
export async function ownerOfForm(secrets: SecretBox, siteId: number, fields: Fields): Promise<number | null | undefined> {
  const mark = fields.text(field)
  if (mark === null) return undefined
  const opened = await secrets.open(mark, purposeOf(siteId))
  return opened === null ? null : Number(opened)
}

/** Returns true when what a form does is done to the account of whoever sends it. */
export function targetsAccount(form: PageForm): boolean {
  return form.isOfAccount === true || callOfForm(form).role !== 'V'
}

/** To which member alone it is said that a form of theirs is done; null when whoever has the browser may know. */
export function ownerOfReceipt(form: PageForm, caller: Caller): number | null {
  return caller.kind === 'member' && form.mayChangeCaller !== true ? caller.userId : null
}

/** A form that was made for somebody else, as its page says so: with nothing of what stood in it. */
export function wrongOwnerForm(name: string, fields: Fields, locale: string): SentForm {
  return { name, of: fields.text('_of'), values: {}, errors: [], code: 'OTHER_ACCOUNT', message: translate(locale, otherAccount) }
}
