import { passwordWeakness, type PasswordSurroundings, type PasswordWeakness } from '#domain/password-policy.ts'

/** Words that the list, made mostly in English, does not know. */
const french =
  'bienvenue administrateur administratrice jetaime connexion utilisateur utilisatrice entreprise secretariat comptable comptabilite identifiant monmotdepasse lemotdepasse changezmoi changemoi provisoire temporaire motdepasseprovisoire printemps automne aout decembre'

let words: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that everyone tries first; read when a password is first chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...french.split(' ')]),
  )
  return words
}

/** Why a password that someone chooses is too weak to be taken; null when it is good. */
export async function checkPassword(
  password: string,
  surroundings: Omit<PasswordSurroundings, 'isCommon'>,
): Promise<PasswordWeakness | null> {
  const common = await commonPasswords()
  return passwordWeakness(password, { ...surroundings, isCommon: (word) => common.has(word) })
}
