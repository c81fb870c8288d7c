/** Shows the offline message that the document contains. Nothing else can be loaded offline. */
export function showUnheard(): void {
  const words = document.querySelector<HTMLTemplateElement>('#unheard')
  words?.replaceWith(words.content)
}
