import { adminCalls as calls } from '#schemas/admin/calls.ts'
import { createCallRegistry } from '#server/http/api/call-registry.ts'
import { draftHandlers } from './draft-handlers.ts'
import { pageHandlers } from './page-handlers.ts'

const handlers = { ...draftHandlers, ...pageHandlers }

/** The registry of the calls of the panel. */
export const adminCalls = createCallRegistry({ base: '/api/admin', calls, isStrict: true, handlers })
