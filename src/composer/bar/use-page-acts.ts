import type { MenuAct } from '#kit/overlays/Menu.tsx'
import { pageAddress } from '#composer/page/page-address.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { languageName } from '#composer/words/language-name.ts'

/** The languages of the page as acts; none where there is no choice. */
export function useLanguageActs(): readonly MenuAct[] {
  const { site, locale, onLocale } = useWorkbench().props
  if (site.locales.length < 2) return []
  return site.locales.map((each) => ({ label: languageName(each), isChosen: each === locale, onAct: () => onLocale(each) }))
}

/** The link to the page as it is on the site, as an act. */
export function useLiveAct(): MenuAct {
  const text = useComposerText()
  const bench = useWorkbench()
  useHead('/url')
  return { label: text('composer.view'), icon: 'external-link', href: pageAddress(bench), isNewTab: true }
}
