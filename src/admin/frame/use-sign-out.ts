import { toast } from '#kit/feedback/toast.ts'
import { useRecentThings } from '#admin/palette/recent-things.ts'
import { replyDrafts } from '#admin/inbox/work/reply-drafts.ts'
import { unsavedForms } from '#admin/unsaved/unsaved-forms.ts'
import { useStoredCopy } from '#composer/clipboard/use-shared-copy.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** Signs out, forgets what was opened on this device, and leads to the site. */
export function useSignOut(): () => void {
  const text = usePanelText()
  const { account, leave, start, person } = usePanel()
  const [, changeRecent] = useRecentThings()
  const [, changeCopy] = useStoredCopy()
  return () => {
    account.logout().then(
      () => {
        changeRecent(() => [])
        changeCopy(() => null)
        void Promise.all([unsavedForms.forget(person.id), replyDrafts.forget(person.id)]).then(() => leave(start.siteUrl))
      },
      () => void toast({ text: text('panel.signOutFailed'), tone: 'stop' }),
    )
  }
}
