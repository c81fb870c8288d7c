/** Header by which a call of the panel names the profile whose rights a super-administrator looks through. */
export const VIEW_HEADER = 'x-view-as'
