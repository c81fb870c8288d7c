import { adminCalls as calls, type AdminCall } from '#schemas/admin/calls.ts'
import { callRights } from '#schemas/admin/resources/call-rights.ts'
import { resourceCalls, resourceRights } from '#schemas/admin/resources/resources.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { createCallRegistry } from '#server/http/api/call-registry.ts'
import { appearanceHandlers } from './appearance-handlers.ts'
import { approvalHandlers } from './approval-handlers.ts'
import { choiceHandlers } from './choice-handlers.ts'
import { draftHandlers } from './draft-handlers.ts'
import { hoursHandlers } from './frame/hours-handlers.ts'
import { settingHandlers } from './frame/setting-handlers.ts'
import { lawHandlers } from './sites/law-handlers.ts'
import { inboxHandlers } from './inbox-handlers.ts'
import { layoutHandlers } from './layout-handlers.ts'
import { mediaHandlers } from './media-handlers.ts'
import { modelHandlers } from './model-handlers.ts'
import { noteHandlers } from './note-handlers.ts'
import { presenceHandlers } from './presence-handlers.ts'
import { pageHandlers } from './page-handlers.ts'
import { pageLifeHandlers } from './page-life-handlers.ts'
import { planHandlers } from './plan-handlers.ts'
import { publicationHandlers } from './publication-handlers.ts'
import { previewHandlers } from './preview-handlers.ts'
import { referenceHandlers } from './reference-handlers.ts'
import { revisionHandlers } from './revision-handlers.ts'
import { shareHandlers } from './share-handlers.ts'
import { sectionHandlers } from './section-handlers.ts'
import { translationHandlers } from './translation-handlers.ts'
import { shellHandlers } from './shell-handlers.ts'
import { frameHandlers } from './frame/frame-handlers.ts'
import { visitHandlers } from './frame/visit-handlers.ts'
import { mailHandlers } from './mail-handlers.ts'
import { auditHandlers } from './people/audit-handlers.ts'
import { memberHandlers } from './people/member-handlers.ts'
import { teamHandlers } from './people/team-handlers.ts'
import { domainHandlers } from './sites/domain-handlers.ts'
import { redirectHandlers } from './sites/redirect-handlers.ts'
import { newSiteHandlers } from './sites/new-site-handlers.ts'
import { viewHandlers } from './view-handlers.ts'
import { resourceHandlers } from './resources/resource-handlers.ts'

const handlers: HandlersOf<AdminCall> = {
  ...{ ...draftHandlers, ...pageHandlers, ...pageLifeHandlers, ...previewHandlers, ...revisionHandlers, ...publicationHandlers },
  ...{ ...planHandlers, ...shellHandlers, ...mediaHandlers, ...choiceHandlers, ...modelHandlers, ...referenceHandlers, ...layoutHandlers },
  ...{ ...shareHandlers, ...sectionHandlers, ...translationHandlers },
  ...{
    ...inboxHandlers,
    ...frameHandlers,
    ...viewHandlers,
    ...mailHandlers,
    ...visitHandlers,
    ...auditHandlers,
    ...teamHandlers,
    ...memberHandlers,
  },
  ...{
    ...appearanceHandlers,
    ...hoursHandlers,
    ...lawHandlers,
    ...settingHandlers,
    ...approvalHandlers,
    ...noteHandlers,
    ...presenceHandlers,
  },
  ...{ ...newSiteHandlers, ...redirectHandlers, ...domainHandlers },
}

/** The registry of the calls of the panel. */
export const adminCalls = createCallRegistry<CallDefinition>({
  base: '/api/admin',
  calls: [...calls, ...resourceCalls],
  isStrict: true,
  // Handlers of derived calls are found by name: their types are those of the declaration.
  handlers: { ...handlers, ...resourceHandlers },
  rights: { ...callRights, ...resourceRights },
})
