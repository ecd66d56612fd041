import { create } from 'qrcode'

/** White modules on each side: what ISO/IEC 18004 asks for, and what readers rely on. */
const QUIET_ZONE = 4

/**
 * A QR code for `url` (error correction M: about 15 % of it may be unreadable), as a standalone SVG whose unit is one
 * module. It carries no inline style, and stays black on white in every theme, since many readers refuse the inverse.
 * Throws if `url` is longer than a QR code holds (2,331 bytes).
 */
export function qrSvg(url: string): string {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET_ZONE
  let path = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      const start = x
      while (x < modules.size && modules.get(y, x) !== 0) x++
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
}
