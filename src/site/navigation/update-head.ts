import type { Head } from '#site/document/head.ts'

/** Puts a page's head into the document that stays open. */
export function showHead({ lang, title, tags }: Head): void {
  document.documentElement.lang = lang
  document.title = title
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.dataset['head'] = ''
    document.head.append(element)
  }
}
