const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** The elements that a drawing may have: shapes, text, paint and filters; nothing that runs, asks, embeds or moves. */
export const svgElements = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`)

/** The properties of a shape's look, as an attribute or in a `style` attribute. */
export const svgPresentationAttributes = words(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display dominant-baseline fill fill-opacity fill-rule filter
  flood-color flood-opacity font-family font-size font-style font-variant font-weight letter-spacing marker-end marker-mid marker-start mask
  mix-blend-mode opacity paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering vector-effect visibility word-spacing
`)

/** The attributes of a shape's place and form. */
export const svgGeometry = words(`
  id x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform gradientTransform gradientUnits
  patternTransform patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY
  orient offset spreadMethod pathLength dx dy rotate textLength lengthAdjust startOffset
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation radius edgeMode tableValues slope intercept
  amplitude exponent role aria-label aria-hidden focusable
`)

/** Elements that are removed while their content stays: links, and choices that hold the drawing. */
export const svgUnwrappedElements = words('a switch')
