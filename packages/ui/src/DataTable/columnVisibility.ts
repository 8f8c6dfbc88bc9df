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
export function getVisibleColumns<Column extends Hideable>(columns: readonly Column[], hidden: ReadonlySet<string>): readonly Column[] {
  const shown = columns.filter(({ id, fixed }) => fixed === true || !hidden.has(id))
  return shown.length > 0 ? shown : columns.slice(0, 1)
}

/**
 * Reads the stored choices of columns; undefined if there are none or they are invalid. Earlier versions stored a list of all hidden columns, which
 * shows those that are hidden by default and not in it.
 */
export function readColumnVisibility(storage: ColumnStorage, key: string, byDefault: ColumnVisibility = {}): ColumnVisibility | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (Array.isArray(stored))
      return Object.fromEntries([...Object.keys(byDefault), ...stored].map((id: unknown) => [String(id), !stored.includes(id)]))
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
  } catch {
    return undefined
  }
}

/** Stores the choices. Errors of a full or forbidden storage are ignored. */
export function writeColumnVisibility(storage: ColumnStorage, key: string, choices: ColumnVisibility): void {
  try {
    storage.setItem(key, JSON.stringify(choices))
  } catch {
    // The setting then lasts until the page is closed.
  }
}
