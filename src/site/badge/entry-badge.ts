import { localValues } from '../browser-storage.ts'
import { countArticles } from '../shop/count-articles.ts'
import { CART_CHANGED, PAGE_SHOWN } from '../site-events.ts'

let told: number | null = null

function kept(name: string): unknown {
  try {
    return JSON.parse(localValues.read(name) ?? '[]')
  } catch {
    return []
  }
}

/** Shows in every badge of the page how many articles its cart holds; an empty one has none. */
function show(): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-counts]')) {
    const { counts = '', one = '', many = '' } = badge.dataset
    const count = told ?? countArticles(kept(counts))
    const [figure, words] = badge.children
    if (figure) figure.textContent = String(count)
    if (words) words.textContent = (count === 1 ? one : many).replace('#', String(count))
    badge.hidden = count === 0
  }
}

document.addEventListener(CART_CHANGED, (event) => {
  // Where the browser keeps nothing, the cart of the page is all there is.
  told = (event as CustomEvent<number>).detail
  show()
})
document.addEventListener(PAGE_SHOWN, show)
localValues.watch(() => {
  if (told === null) show()
})
show()
