import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'

type Replies = Pick<InboxItem, 'replies'>

/** Finds the replies of other people that have left after the one with a number. One's own may be a sending whose answer got lost. */
export function repliesOfOthers({ replies }: Replies, after: number, me: number): Replies['replies'] {
  return replies.filter(({ id, writtenBy }) => id > after && writtenBy?.id !== me)
}
