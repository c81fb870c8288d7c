/**
 * Merges a report of marked sections: regenerated sections replace the old ones and the others remain.
 * Handwritten text behind a section remains behind it.
 */
export function joinSections<Part extends string>(old: string, parts: readonly Part[], made: ReadonlyMap<Part, string>): string[] {
  return parts.flatMap((part) => {
    const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
    const from = old.indexOf(begin)
    const to = old.indexOf(end)
    const section = made.get(part)
    if (from === -1 || to === -1) return section === undefined ? [] : [`${begin}\n\n${section}\n\n${end}`]
    const behind = to + end.length
    const next = old.indexOf('<!-- ', behind)
    const written = old.slice(behind, next === -1 ? undefined : next).trim()
    const mergedSection = section === undefined ? old.slice(from, behind) : `${begin}\n\n${section}\n\n${end}`
    return written === '' ? [mergedSection] : [mergedSection, written]
  })
}
