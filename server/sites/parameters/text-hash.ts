import { createHash } from 'node:crypto'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Parameters } from './service.ts'

/** Returns the hash of the current legal text, which is stored with a consent; null without a text. */
export async function textVersion(parameters: Parameters, scope: Scope, type: 'USE_TERMS' | 'PRIVACY_POLICY'): Promise<string | null> {
  const text = await parameters.value(scope, type)
  return typeof text === 'string' ? `sha256-${createHash('sha256').update(text).digest('base64')}` : null
}
