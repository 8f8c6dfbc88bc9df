/** An element of an icon of lucide: its tag and attributes, lengths on a grid of 24. */
export type IconElement = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})\s*(?=(.?))`)

const lengths = new Set(['d', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'key'])

/** The path of an element, starting at an absolute point, so that it can follow another one. */
function toPath([tag, attributes]: IconElement): string {
  const read = (name: string, missing = '0') => Number(attributes[name] ?? missing)
  switch (tag) {
    case 'path':
      // Only the first point of a path is absolute in either case; coordinates without a command then go on relative.
      return (attributes['d'] ?? '').replace(relativeStart, (_, x, y, next) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`)
    case 'line':
      return `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`
    case 'polyline':
      return `M${attributes['points'] ?? ''}`
    case 'polygon':
      return `M${attributes['points'] ?? ''}z`
    case 'circle':
    case 'ellipse': {
      const [x, y, rx, ry] = [read('cx'), read('cy'), read('rx', attributes['r']), read('ry', attributes['r'])]
      return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
    }
    case 'rect': {
      const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')]
      const [rx, ry] = [read('rx', attributes['ry']), read('ry', attributes['rx'])]
      if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
      const corner = (right: number, down: number) => `a${rx} ${ry} 0 0 1 ${right} ${down}`
      const [across, along] = [width - 2 * rx, height - 2 * ry]
      const top = `M${x + rx} ${y}h${across}${corner(rx, ry)}v${along}`
      return `${top}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-along}${corner(rx, -ry)}z`
    }
    default:
      throw new Error(`An icon has an element that has no path: ${tag}`)
  }
}

/** One path that draws what the elements of an icon draw; undefined if one has more than the stroke of the icon, such as a fill. */
export function toIconPath(elements: readonly IconElement[]): string | undefined {
  const isStroke = elements.every(([, attributes]) => Object.keys(attributes).every((name) => lengths.has(name)))
  return isStroke ? elements.map(toPath).join('') : undefined
}
