/** A house behind its scaffold, with the door already in. */
export function BuildingSite() {
  return (
    <svg viewBox="0 0 480 372" aria-hidden="true">
      <path className="tint bare" d="M30 356q210-16 420 0-210 14-420 0z" />
      <path className="tint bare" d="M132 128h236v222H132z" />
      <path className="paper" d="M118 122h236v228H118z" />
      <path className="tint" d="M104 122h264v-14H104zM120 108l18-40h196l18 40z" />
      <path className="fine" d="M132 100h208M136 90h200M141 79h190" />
      <path className="paper" d="M276 72V44h28v28" />
      <path className="tint" d="M146 148h42v56h-42zM216 148h42v56h-42zM286 148h42v56h-42z" />
      <path className="fine" d="M167 148v56M146 176h42M237 148v56M216 176h42M307 148v56M286 176h42M140 210h54M210 210h54M280 210h54" />
      <path className="fine" d="M118 226h236M118 234h236" />
      <path className="paper" d="M146 256h92v68h-92z" />
      <path
        className="fine"
        d="M146 268h92M154 256l-6 12M170 256l-4 12M186 256l-2 12M202 256l2 12M218 256l4 12M230 256l6 12M158 324v-44h68v44"
      />
      <path className="sealed" d="M268 350v-94h56v94z" />
      <path d="M278 268h36v32h-36zM278 310h36v30h-36z" className="fine gleam" />
      <path className="paper" d="M311 305a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
      <g strokeWidth="4">
        <path d="M84 350V96M396 350V96M84 142h34M354 142h42M84 232h34M354 232h42" />
      </g>
      <path className="tint" d="M70 136h54v9H70zM348 136h62v9h-62zM70 226h340v10H70z" />
      <path className="fine" d="M84 236l34 106M396 236l-42 106M84 145l34 80M396 145l-42 80" />
      <path
        d="M56 350l22-206M74 350l22-206M58 332h18M60 312h18M62 292h18M64 272h18M67 250h18M69 228h18M71 208h18M73 188h18M76 166h17"
        strokeWidth="2.2"
      />
      <path className="fine" d="M396 96V60h34M424 60v44" />
      <path d="M390 60h14" strokeWidth="4" />
      <path className="tint" d="M412 104h24l-4 26h-16z" />
      <path className="fine" d="M412 104q12-16 24 0" />
      <path d="M186 68V20" />
      <path className="sealed" d="M186 22l44 11-44 12z" />
      <path className="paper" d="M372 350v-16h30v16zM380 334v-14h30v14zM404 350v-16h30v16z" />
    </svg>
  )
}
