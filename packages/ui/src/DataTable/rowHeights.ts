/** Heights of many rows, of which only rendered ones are measured. Lookups are logarithmic, also for 100,000 rows. */
export class RowHeights {
  #estimate: number
  readonly #known = new Map<number, number>()
  // A Fenwick tree of the differences between measured heights and the estimate.
  readonly #tree: Float64Array
  readonly count: number

  constructor(count: number, estimate: number) {
    this.count = count
    this.#estimate = estimate
    this.#tree = new Float64Array(count + 1)
  }

  /** Sets the height of a row; returns whether it changed. */
  setHeight(index: number, height: number): boolean {
    if (index >= this.count) return false
    const before = this.#known.get(index) ?? this.#estimate
    const more = height - before
    const isNews = Math.abs(more) >= 0.1
    this.#known.set(index, isNews ? height : before)
    if (!isNews) return false
    this.#add(index, more)
    return true
  }

  /** Sets the height of unmeasured rows; returns whether it changed. */
  setEstimate(estimate: number): boolean {
    const less = this.#estimate - estimate
    if (Math.abs(less) < 0.1) return false
    this.#estimate = estimate
    for (const index of this.#known.keys()) this.#add(index, less)
    return true
  }

  #add(index: number, more: number) {
    for (let node = index + 1; node <= this.count; node += node & -node) this.#tree[node] = (this.#tree[node] ?? 0) + more
  }

  /** Total height of all rows before this one. */
  before(index: number): number {
    let sum = index * this.#estimate
    for (let at = index; at > 0; at -= at & -at) sum += this.#tree[at] ?? 0
    return sum
  }

  /** The row at this distance from the top. */
  rowAt(distance: number): number {
    let low = 0
    let high = Math.max(0, this.count - 1)
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.before(middle) <= distance) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** A rendered row, or the height of skipped rows. */
export type RowSlot = { index: number } | { before: number; height: number }

/** Returns what to render: the visible rows with overscan, the focused row, and spacers for the others. */
export function computeSlots(heights: RowHeights, top: number, height: number, overscan: number, focusedIndex?: number): RowSlot[] {
  const { count } = heights
  const first = Math.max(0, heights.rowAt(top) - overscan)
  const last = Math.min(count - 1, heights.rowAt(top + height) + overscan)
  const rowIndexes = Array.from({ length: Math.max(0, last - first + 1) }, (_unused, i) => first + i)
  if (focusedIndex !== undefined && focusedIndex >= 0 && focusedIndex < first) rowIndexes.unshift(focusedIndex)
  if (focusedIndex !== undefined && focusedIndex > last && focusedIndex < count) rowIndexes.push(focusedIndex)

  const slots: RowSlot[] = []
  let next = 0
  const addSpacer = (until: number) => {
    if (until > next) slots.push({ before: until, height: heights.before(until) - heights.before(next) })
  }
  for (const index of rowIndexes) {
    addSpacer(index)
    slots.push({ index })
    next = index + 1
  }
  addSpacer(count)
  return slots
}
