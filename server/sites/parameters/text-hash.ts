import { createHash } from 'node:crypto'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Parameters } from './service.ts'

/** Which text of a site stood there when somebody agreed to it: its hash; null when there was none. */
export async function textVersion(parameters: Parameters, scope: Scope, type: 'USE_TERMS' | 'PRIVACY_POLICY'): Promise<string | null> {
  const text = await parameters.value(scope, type)
  return typeof text === 'string' ? `sha256-${createHash('sha256').update(text).digest('base64')}` : null
}
