/** A letter that comes back: what it was sent to is not there. */
export function ReturnedLetter() {
  return (
    <svg viewBox="0 0 480 372" aria-hidden="true">
      <path className="tint bare" d="M44 356q196-18 392 0-196 14-392 0z" />
      <g transform="rotate(-6 240 214)">
        <path className="tint bare" d="M92 122h320v204H92z" />
        <path className="paper" d="M76 104h324v206H76z" />
        <path className="fine" d="M96 124h44M96 136h60M96 148h34" />
        <path className="tint" d="M330 122h50v62h-50z" strokeDasharray="1 5.6" />
        <path className="paper fine" d="M336 128h38v50h-38z" />
        <path className="fine" d="M341 170h28M345 170v-22l10-9 10 9v22M352 170v-12h6v12" />
        <g className="fine">
          <circle cx="300" cy="158" r="34" />
          <circle cx="300" cy="158" r="23" />
          <path d="M284 152q3-4 6 0t6 0 6 0 6 0 6 0M287 165q3-4 6 0t6 0 6 0 6 0M266 140q-12-7-24 0t-24 0-24 0M264 153q-12-7-24 0t-24 0-24 0M264 166q-12-7-24 0t-24 0-24 0" />
        </g>
        <path
          d="M196 226c6 0 9-17 5-17s-5 17 2 17c2-2 3-8 4-8s-1 8 2 8c2-6 4-8 5-8s1 4 1 8m7 0c5 0 7-8 3-8s-3 8 3 8c2-6 4-8 5-8s1 4 1 8c5 0 7-8 3-8s-3 8 3 8c6 0 9-17 5-17s-5 17 2 17c2-6 4-8 5-8s1 4 1 8c2-2 3-8 4-8s-1 8 2 8m7 0c5 0 7-8 3-8s-3 8 3 8c2-6 4-8 5-8s1 4 1 8c5 0 7-8 3-8s-3 8 3 8c5 0 7-8 3-8s-3 8 3 8M196 250c2-2 3-8 4-8s-1 8 2 8c2-2 3-8 4-8s-1 8 2 8c2-6 4-8 5-8s1 4 1 8c2-6 4-8 5-8s1 4 1 8c5 0 7-8 3-8s-3 8 3 8c5 0 7-8 3-8s-3 8 3 8c2-6 4-8 5-8s1 4 1 8m7 0c5 0 7-8 3-8s-3 8 3 8c5 0 7-8 3-8s-3 8 3 8c2-6 4-8 5-8s1 4 1 8c2-6 4-8 5-8s1 4 1 8c5 0 7-8 3-8s-3 8 3 8M196 274c6 0 9-17 5-17s-5 17 2 17c5 0 7-8 3-8s-3 8 3 8c5 0 7-8 3-8s-3 8 3 8c5 0 7-8 3-8s-3 8 3 8m7 0c2-6 4-8 5-8s1 4 1 8c2-6 4-8 5-8s1 4 1 8c2-6 4-8 5-8s1 4 1 8c5 0 7-8 3-8s-3 8 3 8c2-6 4-8 5-8s1 4 1 8"
          strokeWidth="2"
        />
        <path className="seal" d="M182 270q70-12 152-62M186 214q78 20 146 62" />
        <g transform="rotate(-5 126 264)">
          <path className="seal" d="M90 232h74v62H90zM96 238h62v50H96z" />
          <path className="seal" d="M112 257h24a11 11 0 0 1 0 22h-12M121 248l-9 9 9 9" transform="translate(0 -1)" strokeWidth="4" />
        </g>
      </g>
      <path className="fine" strokeDasharray="2 8" d="M24 200C2 150 12 62 74 46s70 44 36 48-36-54 22-72 112 10 142 30" />
      <path className="sealed bare" d="M17 206a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
    </svg>
  )
}
