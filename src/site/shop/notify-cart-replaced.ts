import { loadText } from '#site/navigation/load-messages.ts'
import type { ActorParts } from '#site/actors/actor-deps.ts'

/** Says that the cart that was here is another's, and was put away. */
export async function tellOthersCart({ locale, notify }: Pick<ActorParts, 'locale' | 'notify'>): Promise<void> {
  notify('info', (await loadText(locale(), ['checkout'])).formatMessage({ id: 'block.checkout.othersCart' }))
}
