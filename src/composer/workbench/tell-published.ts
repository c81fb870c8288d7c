import type { ToastAct } from '#kit/feedback/toast.ts'
import { cutWords } from '#engine/text/cut-words.ts'
import { tellWithAdvice } from '#composer/checks/open-advice.ts'
import { pageAddress } from '#composer/page/page-address.ts'
import { inLanguages } from '#composer/shells/ReachNote.tsx'
import { isOfOtherLanguage, isShell } from '#composer/shells/shell-facts.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import type { Workbench } from './workbench.ts'

/** The longest title of a page in the sentence, in characters. */
const MAX_TITLE_LENGTH = 40

/** The sentence about a publication: of a page, it names the page, with its language where the site has several; of a section, it counts the pages that show it. */
async function doneSentence(bench: Workbench, text: ComposerText): Promise<string> {
  const { props, store } = bench
  const { kind, id } = props.edited
  const reach = kind === 'section' ? await props.admin.section.reach(id, props.locale).catch(() => null) : null
  if (reach) return text('composer.publish.done-section', { ...reach })
  const { title } = store.document.head
  if (kind !== 'page' || typeof title !== 'string' || title === '') return text('composer.publish.done')
  const languages = props.site.locales.length > 1 ? inLanguages([props.locale]) : 'none'
  return text('composer.publish.done-page', { title: cutWords(title, MAX_TITLE_LENGTH), languages })
}

/** Tells that the draft is published and how much advice is open, with the ways to see both and to take it back. */
export async function tellPublished(bench: Workbench, text: ComposerText, withdraw: () => void): Promise<void> {
  const view = { label: text('composer.publish.view'), onAct: () => void window.open(pageAddress(bench), '_blank', 'noopener') }
  const back = { label: text('composer.publish.withdraw'), onAct: withdraw }
  // Before its first header, footer or section a site had none to go back to.
  const isNeeded = bench.props.edited.kind === 'section' || (isShell(bench) && !isOfOtherLanguage(bench))
  const acts: readonly ToastAct[] = isNeeded && bench.former.get() === null ? [view] : [view, back]
  await tellWithAdvice(bench, await doneSentence(bench, text), acts)
}
