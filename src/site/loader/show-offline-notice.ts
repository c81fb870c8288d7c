/** Shows what the document itself brings for when nobody answers: offline nothing more can be fetched to say so. */
export function showUnheard(): void {
  const words = document.querySelector<HTMLTemplateElement>('#unheard')
  words?.replaceWith(words.content)
}
