/** Words that the list, made mostly in English, does not know. */
const french =
  'bienvenue administrateur administratrice jetaime connexion utilisateur utilisatrice entreprise secretariat comptable comptabilite identifiant monmotdepasse lemotdepasse changezmoi changemoi provisoire temporaire motdepasseprovisoire printemps automne aout decembre doudou loulou chouchou nounours doudoune bisounours coucou cheri cherie monamour jetaimetrop soleil chocolat marseille toulouse bordeaux nantes'

let words: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that everyone tries first; read when a password is first chosen, by the server and by the page alike. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...french.split(' ')]),
  )
  return words
}
