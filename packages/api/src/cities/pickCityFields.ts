/** Reduces rows to the fields of a comma-separated list. Without a list all fields are kept. */
export function pickCityFields<Row extends object>(rows: readonly Row[], fields: string | undefined): Partial<Row>[] {
  if (fields === undefined) return [...rows]
  const names = new Set(fields.split(','))
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Row>) // a subset of the same keys
}
