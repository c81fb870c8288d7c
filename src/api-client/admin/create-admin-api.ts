import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import type { ClientOptions } from '#api-client/transport/transport.ts'
import { createAdminCaller } from './admin-caller.ts'
import { appearanceCalls } from './appearance.ts'
import { approvalCalls } from './approvals.ts'
import { choiceCalls } from './choices.ts'
import { draftCalls } from './drafts.ts'
import { hoursCalls } from './resources/hours.ts'
import { settingCalls } from './resources/settings.ts'
import { lawCalls } from './resources/law.ts'
import { inboxCalls } from './inbox.ts'
import { layoutCalls } from './layouts.ts'
import { mediaCalls } from './media.ts'
import { modelCalls } from './models.ts'
import { noteCalls } from './notes.ts'
import { presenceCalls } from './presence.ts'
import { pageCalls } from './pages.ts'
import { planCalls } from './plans.ts'
import { publicationCalls } from './publications.ts'
import { referenceCalls } from './references.ts'
import { adminClient, undoBatch } from './resources/admin-client.ts'
import { revisionCalls } from './revisions.ts'
import { shareCalls } from './shares.ts'
import { sectionCalls } from './sections.ts'
import { shellCalls } from './shells.ts'
import { paletteCalls } from './palette.ts'
import { todayCalls } from './today.ts'
import { auditCalls } from './lists/audit.ts'
import { mailCalls } from './lists/mails.ts'
import { memberCalls } from './people/members.ts'
import { teamCalls } from './people/team.ts'
import { visitCalls } from './lists/visits.ts'
import { newSiteCalls } from './sites/new-site.ts'
import { domainCalls } from './sites/domains.ts'
import { redirectCalls } from './sites/redirects.ts'
import { viewCalls } from './lists/views.ts'

/** Makes the client of the panel's calls. Calls reject as those of visitors do: with the sentence of the server, or with the raw error. */
export function createAdminApi(options: Omit<ClientOptions, 'base'> = {}) {
  const caller = createAdminCaller(options)
  return {
    caller,
    draft: draftCalls(caller),
    share: shareCalls(caller),
    appearance: appearanceCalls(caller),
    hours: hoursCalls(caller),
    setting: settingCalls(caller),
    ...lawCalls(caller),
    approval: approvalCalls(caller),
    note: noteCalls(caller),
    presence: presenceCalls(caller),
    page: pageCalls(caller),
    revision: revisionCalls(caller),
    shell: shellCalls(caller),
    plan: planCalls(caller),
    publication: publicationCalls(caller),
    layout: layoutCalls(caller),
    media: mediaCalls(caller),
    inbox: inboxCalls(caller),
    today: todayCalls(caller),
    palette: paletteCalls(caller),
    view: viewCalls(caller),
    visit: visitCalls(caller),
    audit: auditCalls(caller),
    mail: mailCalls(caller),
    team: teamCalls(caller),
    member: memberCalls(caller),
    newSite: newSiteCalls(caller),
    redirects: redirectCalls(caller),
    domains: domainCalls(caller),
    choice: choiceCalls(caller),
    model: modelCalls(caller),
    reference: referenceCalls(caller),
    section: sectionCalls(caller),
    resource: (described: Pick<ResourceDescription, 'name'>) => adminClient(caller.request, described),
    undo: (batch: string) => undoBatch(caller.request, batch),
  }
}

/** Client of the panel's calls. */
export type AdminApi = ReturnType<typeof createAdminApi>
