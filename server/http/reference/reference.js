// Searches the calls of the page; everything else works without it.
const { document } = globalThis
const search = document.querySelector('.search')
const field = search.querySelector('input')
const found = search.querySelector('.found')
const side = document.querySelector('.side details')
const entries = [...document.querySelectorAll('[data-words]')]
const groups = [...document.querySelectorAll('main section.group, .contents > li:has(ul)')]

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const show = () => {
  const words = fold(field.value).split(/\s+/).filter(Boolean)
  for (const entry of entries) entry.hidden = !words.every((word) => fold(entry.dataset.words).includes(word))
  for (const group of groups) group.hidden = group.querySelector('[data-words]:not([hidden])') === null
  for (const guide of document.querySelectorAll('main .guide, .contents > li:not(:has(ul))')) guide.hidden = words.length > 0
  const count = document.querySelectorAll('.call:not([hidden])').length
  found.textContent = words.length === 0 ? '' : count === 0 ? 'Aucun appel' : `${count} appel${count > 1 ? 's' : ''}`
}

search.hidden = false
field.addEventListener('input', show)
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || field.value === '') return
  field.value = ''
  show()
})

// On small screens the contents would hide the page: they open on request.
const narrow = globalThis.matchMedia('(width < 1100px)')
const foldContents = () => {
  side.open = !narrow.matches
}
narrow.addEventListener('change', foldContents)
foldContents()
side.addEventListener('click', (event) => {
  if (narrow.matches && event.target.closest('a')) side.open = false
})
