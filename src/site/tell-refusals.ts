/** Has the title of the document begin with a word of what was refused, as long as a form of the page says so. */
export function tellRefusals(word: () => string): void {
  const tell = () => {
    const said = word()
    const bare = document.title.startsWith(said) ? document.title.slice(said.length) : document.title
    const isRefused = document.querySelector('main form [role=alert]') !== null
    const title = isRefused ? said + bare : bare
    if (title !== document.title) document.title = title
  }
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
}
