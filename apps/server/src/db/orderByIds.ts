/** The rows in the order of the ids; ids without a row are left out. */
export function orderByIds<Row extends object>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
