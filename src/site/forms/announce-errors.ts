/** Has the title of the document begin with a word of what was refused, as long as a form of the page says so. */
export function tellRefusals(word: () => string): void {
  const tell = () => {
    const said = word()
    const bare = document.title.startsWith(said) ? document.title.slice(said.length) : document.title
    // A place where something may be said says nothing yet.
    const isRefused = [...document.querySelectorAll('main form [role=alert]')].some(({ textContent }) => textContent.trim() !== '')
    const title = isRefused ? said + bare : bare
    if (title !== document.title) document.title = title
  }
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true, characterData: true })
}
