/** Puts the content of tables that only lay a text out in their place: a frame of one cell, and cells below each other with tables or titles in them. */
export function unwrapLayout(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows]
    const isColumn = rows.length > 0 && rows.every(({ cells }) => cells.length === 1)
    if (!isColumn || (rows.length > 1 && table.querySelector('table, h1, h2, h3, h4, h5, h6') === null)) continue
    const boxes = [...table.querySelectorAll(':scope > caption'), ...rows.flatMap(({ cells }) => [...cells])].map((cell) => {
      const box = body.ownerDocument.createElement('div')
      box.append(...cell.childNodes)
      return box
    })
    table.replaceWith(...boxes)
  }
}
