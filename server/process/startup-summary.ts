import type { FirstAdmin } from '#server/people/accounts/bootstrap-admins.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { SeededSite } from '#server/seeds/seed.ts'

type NamedSite = Pick<Site, 'id' | 'name' | 'devUrl'>

/** With whom the sample sites can be tried, and where the sites are: the addresses are the last thing said. */
export function siteLines(sites: readonly NamedSite[], seeded: readonly SeededSite[], admins: readonly FirstAdmin[]): string[] {
  const addresses = sites.map(({ name, devUrl }) => `  ${name}\u00a0: ${devUrl}`)
  const members = seeded.flatMap(({ siteId, members: those = [] }) => {
    const name = sites.find(({ id }) => id === siteId)?.name ?? ''
    // One who has just been made administrator has another password.
    const isAdmin = (email: string): boolean => admins.some((admin) => admin.site.id === siteId && admin.email === email)
    return those.filter(({ email }) => !isAdmin(email)).map(({ email, password }) => `  ${name}\u00a0: ${email} · ${password}`)
  })
  return [...(members.length === 0 ? [] : ['  Membres de démonstration (adresse · mot de passe)', ...members, '']), ...addresses]
}

/** Who administers the sites that had nobody; a password that was made is told here and never again. */
export function adminLines(admins: readonly FirstAdmin[]): string[] {
  if (admins.length === 0) return []
  const lines = admins.map(({ site, email, password }) => `  ${site.name}\u00a0: ${email} · ${password ?? 'mot de passe d’ADMIN_PASSWORD'}`)
  const isTold = admins.some(({ password }) => password !== null)
  return ['', `  Administration${isTold ? ' (notez le mot de passe, il ne sera plus affiché)' : ''}`, ...lines, '']
}
