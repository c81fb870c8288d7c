import type { FastifyInstance } from 'fastify'

/** Every route as the router itself knows it: « GET /api/blog/:id ». */
export function registeredRoutes(app: FastifyInstance): string[] {
  const found: string[] = []
  const parents: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const [, indent = '', segment = '', methods] = /^([│ ├└─\s]*)(\S+)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? []
    if (segment === '') continue
    const depth = Math.floor(indent.length / 4)
    parents.length = depth
    parents[depth] = segment
    const path = parents.join('').replace(/(^|\w)\*$/, '$1/*')
    for (const method of methods?.split(', ') ?? []) found.push(`${method} ${path}`)
  }
  return found
}
