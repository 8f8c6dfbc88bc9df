/** `false` hides a column; one that is not named is shown. */
export type ColumnVisibility = Readonly<Record<string, boolean>>

/** Where the choice of columns is kept: the browser's own storage, or anything like it. */
export type ColumnStorage = Pick<Storage, 'getItem' | 'setItem'>

interface Hideable {
  id: string
  /** It cannot be hidden. */
  fixed?: boolean
}

/** The columns that are shown. Fixed ones always are, and where none would be left, the first one is. */
export function getVisibleColumns<Column extends Hideable>(columns: readonly Column[], visibility: ColumnVisibility): readonly Column[] {
  const shown = columns.filter(({ id, fixed }) => fixed === true || visibility[id] !== false)
  return shown.length > 0 ? shown : columns.slice(0, 1)
}

/** What was chosen the last time. What cannot be read, or is no such choice, is as if nothing had been. */
export function readColumnVisibility(storage: ColumnStorage, key: string): ColumnVisibility | undefined {
  try {
    const hidden: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!Array.isArray(hidden)) return undefined
    return Object.fromEntries(hidden.filter((id) => typeof id === 'string').map((id) => [id, false]))
  } catch {
    return undefined
  }
}

/** Keeps the choice. A storage that is full or forbidden loses it, and nothing else. */
export function writeColumnVisibility(storage: ColumnStorage, key: string, visibility: ColumnVisibility): void {
  const hidden = Object.keys(visibility).filter((id) => visibility[id] === false)
  try {
    storage.setItem(key, JSON.stringify(hidden))
  } catch {
    // The columns stay as chosen until the page is left.
  }
}
