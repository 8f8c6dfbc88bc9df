/** `false` hides a column; other columns are visible. */
export type ColumnVisibility = Readonly<Record<string, boolean>>

/** `localStorage`, or an object with the same methods. */
export type ColumnStorage = Pick<Storage, 'getItem' | 'setItem'>

interface Hideable {
  id: string
  /** The column cannot be hidden. */
  fixed?: boolean
}

/** Returns the visible columns; the first one if none is left. */
export function getVisibleColumns<Column extends Hideable>(columns: readonly Column[], visibility: ColumnVisibility): readonly Column[] {
  const shown = columns.filter(({ id, fixed }) => fixed === true || visibility[id] !== false)
  return shown.length > 0 ? shown : columns.slice(0, 1)
}

/** Reads the stored visibility; undefined if there is none or it is invalid. */
export function readColumnVisibility(storage: ColumnStorage, key: string): ColumnVisibility | undefined {
  try {
    const hidden: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!Array.isArray(hidden)) return undefined
    return Object.fromEntries(hidden.filter((id) => typeof id === 'string').map((id) => [id, false]))
  } catch {
    return undefined
  }
}

/** Stores the visibility. Errors of a full or forbidden storage are ignored. */
export function writeColumnVisibility(storage: ColumnStorage, key: string, visibility: ColumnVisibility): void {
  const hidden = Object.keys(visibility).filter((id) => visibility[id] === false)
  try {
    storage.setItem(key, JSON.stringify(hidden))
  } catch {
    // The setting then lasts until the page is closed.
  }
}
