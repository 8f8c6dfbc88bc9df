import type { ScreenPoint } from './routeGeometry.ts'

export interface LabelRequest extends ScreenPoint {
  id: string
  text: string
  /** Labels with a higher weight are placed first. */
  weight: number
}

export interface PlacedLabel {
  id: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface LabelBox {
  left: number
  right: number
  top: number
  bottom: number
}

const overlaps = (a: LabelBox, b: LabelBox) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The approximate width of a label, in px. */
const estimateWidth = (text: string, textScale: number) => text.length * 7.2 * textScale

/** Places a label at each stop: above, else below, right or left. Labels without space are left out. */
export function placeLabels(
  requests: readonly LabelRequest[],
  { width, height, textScale, taken = [] }: { width: number; height: number; textScale: number; taken?: readonly ScreenPoint[] },
): PlacedLabel[] {
  const line = 16 * textScale
  const dot = (point: ScreenPoint, radius: number): LabelBox => ({
    left: point.x - radius,
    right: point.x + radius,
    top: point.y - radius,
    bottom: point.y + radius,
  })
  const boxes = [...requests.map((wish) => dot(wish, 7)), ...taken.map((point) => dot(point, 20))]
  const placed: PlacedLabel[] = []
  for (const { id, text, x, y } of requests.toSorted((a, b) => b.weight - a.weight)) {
    const labelWidth = estimateWidth(text, textScale)
    // At an edge the label moves inwards.
    const center = Math.min(Math.max(x, labelWidth / 2 + 2), width - labelWidth / 2 - 2)
    const middle = (top: number) => ({
      anchor: 'middle' as const,
      at: center,
      box: { left: center - labelWidth / 2, right: center + labelWidth / 2, top, bottom: top + line },
    })
    const side = (anchor: 'start' | 'end') => {
      const at = anchor === 'start' ? x + 13 : x - 13
      const left = anchor === 'start' ? at : at - labelWidth
      return { anchor, at, box: { left, right: left + labelWidth, top: y - line / 2, bottom: y + line / 2 } }
    }
    const freeBox = [middle(y - 12 - line), middle(y + 12), side('start'), side('end')].find(
      ({ box }) =>
        box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2 && !boxes.some((other) => overlaps(box, other)),
    )
    if (!freeBox) continue
    boxes.push(freeBox.box)
    placed.push({ id, text, x: freeBox.at, y: freeBox.box.bottom - line * 0.28, anchor: freeBox.anchor })
  }
  return placed
}

/** Selects the points that get a button, at least `minDistance` px apart, by weight. */
export function selectButtonPoints<Point extends ScreenPoint & { weight: number }>(points: readonly Point[], minDistance: number): Point[] {
  const pressablePoints: Point[] = []
  for (const point of points.toSorted((a, b) => b.weight - a.weight))
    if (pressablePoints.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= minDistance)) pressablePoints.push(point)
  return points.filter((point) => pressablePoints.includes(point))
}
