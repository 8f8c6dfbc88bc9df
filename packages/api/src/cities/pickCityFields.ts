/** The rows with only the fields that a comma-separated list names; all of them without one. */
export function pickCityFields<Row extends object>(rows: readonly Row[], fields: string | undefined): Partial<Row>[] {
  if (fields === undefined) return [...rows]
  const names = new Set(fields.split(','))
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Row>) // fewer of the same keys
}
