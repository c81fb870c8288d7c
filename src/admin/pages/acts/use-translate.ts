import { useNavigate } from 'react-router-dom'
import { usePanel } from '#admin/panel-context.ts'
import { editAddress } from '#admin/pages/page-address.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { usePageAct } from './use-page-act.ts'

/** Makes a page in a language that it lacks, with texts to translate, and opens it in the composer. */
export function useTranslate({ id }: Pick<PageItem, 'id'>, title: string): (locale: string) => Promise<void> {
  const text = usePanelText()
  const { admin } = usePanel()
  const navigate = useNavigate()
  const { perform } = usePageAct()
  return (locale) =>
    perform({
      request: async () => {
        await admin.page.translate({ id, locale })
        await navigate(editAddress(id, locale))
      },
      said: text('panel.translation.made', { title, language: languageName(locale).toLowerCase() }),
    })
}
