import { adminCalls as calls } from '#schemas/admin/calls.ts'
import { createCallRegistry } from '#server/http/api/call-registry.ts'
import { choiceHandlers } from './choice-handlers.ts'
import { draftHandlers } from './draft-handlers.ts'
import { mediaHandlers } from './media-handlers.ts'
import { modelHandlers } from './model-handlers.ts'
import { pageHandlers } from './page-handlers.ts'
import { previewHandlers } from './preview-handlers.ts'
import { revisionHandlers } from './revision-handlers.ts'

const handlers = {
  ...{ ...draftHandlers, ...pageHandlers, ...previewHandlers, ...revisionHandlers },
  ...{ ...mediaHandlers, ...choiceHandlers, ...modelHandlers },
}

/** The registry of the calls of the panel. */
export const adminCalls = createCallRegistry({ base: '/api/admin', calls, isStrict: true, handlers })
