import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { nameDropped } from '#rich-text/paste/name-dropped.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Names what a paste has left out, on the page or in one of its texts. The composer has the messages of forms beside its own. */
export function nameLeftOut({ text }: Pick<Workbench, 'text'>, dropped: Dropped): void {
  nameDropped((id, values) => text(id as string as ComposerMessage, values), dropped)
}
