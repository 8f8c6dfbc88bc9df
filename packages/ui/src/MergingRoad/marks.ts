// Each marking is a little longer than the one below it: that is what makes the road come from afar.
const growth = 1.072
const horizon = -900

const marks = (from: number, length: number, gap: number): { top: number; bottom: number }[] => {
  const out: { top: number; bottom: number }[] = []
  for (let bottom = from, part = length, pause = gap; bottom > horizon;) {
    out.push({ top: bottom - part, bottom })
    bottom -= part + pause
    part *= growth
    pause *= growth
  }
  return out
}

const round = (value: number) => Math.round(value * 10) / 10
const box = (top: number, bottom: number, width: number) =>
  `M${round(-width / 2)} ${round(top)}h${round(width)}V${round(bottom)}h${round(-width)}z`

/** Half the width of a mark on the middle line at this height. */
const widthAt = (y: number) => 6 + (900 - y) * 0.0105

/** The amber marks of the middle line as one path: below the stop, at the merge, and up between the arms. */
export const middleMarks = [...marks(722, 30, 27), { top: 843, bottom: 869 }, { top: 890, bottom: 916 }]
  .map(({ top, bottom }) => box(top, bottom, widthAt((top + bottom) / 2)))
  .join('')

const laneX = (y: number) => 66 + (562 - y) * 0.2545

/** The lane marks of both arms as one path, following their lanes. */
export const laneMarks = marks(562, 23, 34)
  .flatMap(({ top, bottom }) =>
    [-1, 1].map((side) => `M${round(side * laneX(bottom))} ${round(bottom)}L${round(side * laneX(top))} ${round(top)}`),
  )
  .join('')
