import { SHELL_IDS } from '#composer/document-key.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** True for a header and a footer, false for a page. */
export const isShell = ({ props }: Pick<Workbench, 'props'>): boolean => props.edited.kind === 'shell'

/** True for a page, false for what has no address of its own. */
export const isPage = ({ props }: Pick<Workbench, 'props'>): boolean => props.edited.kind === 'page'

/** The number of the shell that is edited, or that stands around the edited page. */
export function shellIdOf({ props, store }: Pick<Workbench, 'props' | 'store'>): number {
  if (props.edited.kind === 'shell') return props.edited.id
  return store.document.head['shell'] === 'page' ? SHELL_IDS.page : SHELL_IDS.default
}

/** True for a shell in another language than the site's default one, which may do without its own. */
export function isOfOtherLanguage({ props }: Pick<Workbench, 'props'>): boolean {
  return props.edited.kind === 'shell' && props.locale !== props.site.locales[0]
}
