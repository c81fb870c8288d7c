import { adminCalls as calls } from '#schemas/admin/calls.ts'
import { createCallRegistry } from '#server/http/api/call-registry.ts'
import { draftHandlers } from './draft-handlers.ts'

/** The registry of the calls of the panel. */
export const adminCalls = createCallRegistry({ base: '/api/admin', calls, isStrict: true, handlers: draftHandlers })
