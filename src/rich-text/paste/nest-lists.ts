/** Puts a list that is beside the items of another into the item before it, as HTML has it. Google Docs writes them side by side. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const item = body.ownerDocument.createElement('li')
      list.before(item)
      item.append(list)
    }
  }
}
