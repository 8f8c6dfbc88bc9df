/** The looks of series in order; more than five cannot be told apart. */
export const seriesLooks = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export type SeriesLook = (typeof seriesLooks)[number]

export const seriesLookAt = (index: number): SeriesLook => seriesLooks[index % seriesLooks.length] ?? 'first'

/** SVG paths of the markers: circle, square, triangle, diamond, cross, of similar visual size. */
export const markerPath: Record<SeriesLook, (x: number, y: number) => string> = {
  first: (x, y) => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z`,
  second: (x, y) => `M${x - 3.25} ${y - 3.25}h6.5v6.5h-6.5z`,
  third: (x, y) => `M${x} ${y - 4.25}l4.25 7.5h-8.5z`,
  fourth: (x, y) => `M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5z`,
  fifth: (x, y) => `M${x - 1.25} ${y - 4}h2.5v2.75h2.75v2.5h-2.75v2.75h-2.5v-2.75h-2.75v-2.5h2.75z`,
}
