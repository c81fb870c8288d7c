import { commonPasswords } from '#domain/common-passwords.ts'
import { passwordWeakness, type PasswordSurroundings, type PasswordWeakness } from '#domain/password-policy.ts'

/** Why a password that someone chooses is too weak to be taken; null when it is good. */
export async function checkPassword(
  password: string,
  surroundings: Omit<PasswordSurroundings, 'isCommon'>,
): Promise<PasswordWeakness | null> {
  const common = await commonPasswords()
  return passwordWeakness(password, { ...surroundings, isCommon: (word) => common.has(word) })
}
