import { redactTokens } from './urls/redact-tokens.ts'
import { isStandalonePath } from './urls/standalone-path.ts'

/** Whether no service from outside may ever run on the page of a path, without the prefix of its language: one that stands alone, or whose very address opens something. */
export function isClosedToServices(path: string): boolean {
  return isStandalonePath(path) || redactTokens(path) !== path
}
