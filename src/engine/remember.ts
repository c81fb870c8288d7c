/** Makes a function that works out the answer for an object once, as long as the object lives. What edits share is not read again. */
export function remember<Key extends object, Answer>(answerTo: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const former = known.get(key)
    if (former) return former.answer
    const answer = answerTo(key)
    known.set(key, { answer })
    return answer
  }
}
