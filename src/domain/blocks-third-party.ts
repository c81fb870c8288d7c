import { redactTokens } from './urls/redact-tokens.ts'
import { isStandalonePath } from './urls/standalone-path.ts'

/**
 * Returns true when no third-party service may load on the page of a path without its locale prefix: a standalone page, or a path with a
 * token.
 */
export function isClosedToServices(path: string): boolean {
  return isStandalonePath(path) || redactTokens(path) !== path
}
