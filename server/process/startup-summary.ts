import type { FirstAdmin } from '#server/people/accounts/bootstrap-admins.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { SeededSite } from '#server/seeds/seed.ts'

type NamedSite = Pick<Site, 'id' | 'name' | 'devUrl'>

const countOf = (count: number, one: string, several: string): string => `${count} ${count > 1 ? several : one}`

/** Says how many contents of the sample sites were written, and how many were left as an administrator had edited them. */
export function describeSeeds(sites: readonly Pick<SeededSite, 'applied' | 'kept'>[]): string {
  const applied = sites.reduce((sum, site) => sum + site.applied, 0)
  const preserved = sites.reduce((sum, site) => sum + site.kept.length, 0)
  const done = applied === 0 ? 'Sites d’exemple à jour' : `Sites d’exemple remplis\u00a0: ${countOf(applied, 'contenu', 'contenus')}`
  return preserved === 0
    ? done
    : `${done}, ${countOf(preserved, 'contenu modifié laissé tel quel', 'contenus modifiés laissés tels quels')}`
}

/** Lists the demo members of the sample sites, then the addresses of the sites as the last lines. */
export function siteLines(sites: readonly NamedSite[], seeded: readonly SeededSite[], admins: readonly FirstAdmin[]): string[] {
  const addresses = sites.map(({ name, devUrl }) => `  ${name}\u00a0: ${devUrl}`)
  const members = seeded.flatMap(({ siteId, members: those = [] }) => {
    const name = sites.find(({ id }) => id === siteId)?.name ?? ''
    // A member who has just become administrator has another password.
    const isAdmin = (email: string): boolean => admins.some((admin) => admin.site.id === siteId && admin.email === email)
    return those.filter(({ email }) => !isAdmin(email)).map(({ email, password }) => `  ${name}\u00a0: ${email} · ${password}`)
  })
  return [...(members.length === 0 ? [] : ['  Membres de démonstration (adresse · mot de passe)', ...members, '']), ...addresses]
}

/** Lists the administrators that were created. A generated password is printed here and never again. */
export function adminLines(admins: readonly FirstAdmin[]): string[] {
  if (admins.length === 0) return []
  const lines = admins.map(({ site, email, password }) => `  ${site.name}\u00a0: ${email} · ${password ?? 'mot de passe d’ADMIN_PASSWORD'}`)
  const isTold = admins.some(({ password }) => password !== null)
  return ['', `  Administration${isTold ? ' (notez le mot de passe, il ne sera plus affiché)' : ''}`, ...lines, '']
}
