import { commonPasswords } from '#domain/passwords/common-passwords.ts'
import { passwordWeakness, type PasswordWeakness } from '#domain/passwords/password-policy.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** Why a password that someone chooses is too weak to be taken; null when it is good. */
export async function checkPassword(
  password: string,
  { email, site }: { readonly email: string; readonly site: Pick<Site, 'name' | 'hosts'> },
): Promise<PasswordWeakness | null> {
  const common = await commonPasswords()
  return passwordWeakness(password, { email, siteName: site.name, siteHosts: site.hosts, isCommon: (word) => common.has(word) })
}
