import { calls } from '#schemas/api/calls.ts'
import { apiRights } from '#schemas/admin/resources/api-rights.ts'
import { createCallRegistry } from './call-registry.ts'
import { fieldChecks } from './field-validators.ts'
import { fileHandlers } from './handlers/file-handlers.ts'
import { handlers } from './handlers/handlers.ts'

/** Calls of the public API. */
export const publicCalls = createCallRegistry({ base: '/api', calls, handlers, rights: apiRights, fileHandlers, fieldChecks })
