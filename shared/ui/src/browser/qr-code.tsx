import { encode } from 'uqr'

/** A QR code as squares of a path: 1 a module, with the quiet border that readers ask for. */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** The code on the screen, px wide and high; a reader wants dark on light, whatever the theme. */
export function QrPicture({
  code: { size, path },
  label,
  width,
}: {
  readonly code: ReturnType<typeof qrCode>
  readonly label: string
  readonly width: number
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      style={{ background: '#fff', borderRadius: 8 }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
