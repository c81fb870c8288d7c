/** The pairs of kinds of operations that can be in conflict, as `theirs mine`. All others always merge. */
export const MEETING_KINDS = [
  'head head',
  'insert insert',
  'insert remove',
  'move move',
  'move remove',
  'remove insert',
  'remove move',
  'remove set',
  'remove visible',
  'set remove',
  'set set',
  'visible remove',
  'visible visible',
]
