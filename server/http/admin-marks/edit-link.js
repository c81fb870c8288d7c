// Leads « Modifier » to the page that is shown: the app opens pages without a new document.
const marks = document.querySelector('[data-edit-page]')

const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** True where the link lies over a control of the page. */
function coversControl() {
  const own = marks.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    if (marks.contains(control) || control.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) return false
    const box = control.getBoundingClientRect()
    return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
  })
}

/** Puts the link at the start or the end of the window, with the same distance. */
function putAt(side) {
  marks.style.insetInlineStart = side === 'start' ? start : 'auto'
  marks.style.insetInlineEnd = side === 'start' ? 'auto' : start
}

const start = marks.style.insetInlineStart || '1rem'

/** Puts the link at the end of the window where it would lie over a control at the start, if the end has none. */
function choosePlace() {
  putAt('start')
  if (!coversControl()) return
  putAt('end')
  if (coversControl()) putAt('start')
}

choosePlace()
addEventListener('load', choosePlace)
addEventListener('resize', choosePlace)
// At the end of a scroll: a link that changes sides on the way would be hard to follow.
addEventListener('scrollend', choosePlace)

/** Reads a page as it is written for a new document; an empty text where it is not to be had, as without a connection. */
async function readPage(address) {
  try {
    const answer = await fetch(address)
    return await answer.text()
  } catch {
    return ''
  }
}

document.addEventListener('site.page-shown', async () => {
  marks.hidden = true
  const { href } = location
  const written = new DOMParser().parseFromString(await readPage(href), 'text/html').querySelector('[data-edit-page] a')
  if (written === null || location.href !== href) return
  marks.querySelector('a').setAttribute('href', written.getAttribute('href'))
  marks.hidden = false
  choosePlace()
})
