/** Leaves what is not filled in out of the address to which a form of choices leads, so that it can be read and shared. */
export function dropEmptyFields(): void {
  document.addEventListener('formdata', ({ target: form, formData }) => {
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    for (const name of [...formData.keys()]) if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
  })
}
