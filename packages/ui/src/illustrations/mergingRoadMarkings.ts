// Perspective: each marking is longer than the one below it.
const growth = 1.072
const horizon = -900

interface Marking {
  top: number
  bottom: number
}

const markingsFrom = (start: number, firstLength: number, firstGap: number): Marking[] => {
  const markings: Marking[] = []
  for (let bottom = start, length = firstLength, gap = firstGap; bottom > horizon;) {
    markings.push({ top: bottom - length, bottom })
    bottom -= length + gap
    length *= growth
    gap *= growth
  }
  return markings
}

const round = (value: number) => Math.round(value * 10) / 10
const rectanglePath = (top: number, bottom: number, width: number) =>
  `M${round(-width / 2)} ${round(top)}h${round(width)}V${round(bottom)}h${round(-width)}z`

const middleMarkingWidth = (y: number) => 6 + (900 - y) * 0.0105

/** SVG path of the amber middle line: below the stop, at the merge, and between the arms. */
export const middleMarkings = [...markingsFrom(722, 30, 27), { top: 843, bottom: 869 }, { top: 890, bottom: 916 }]
  .map(({ top, bottom }) => rectanglePath(top, bottom, middleMarkingWidth((top + bottom) / 2)))
  .join('')

const laneX = (y: number) => 66 + (562 - y) * 0.2545

/** SVG path of the lane markings of both arms. */
export const laneMarkings = markingsFrom(562, 23, 34)
  .flatMap(({ top, bottom }) =>
    [-1, 1].map((side) => `M${round(side * laneX(bottom))} ${round(bottom)}L${round(side * laneX(top))} ${round(top)}`),
  )
  .join('')
