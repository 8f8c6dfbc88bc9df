import { describe, expect, test } from 'vitest'
import { readColumnVisibility, getVisibleColumns, writeColumnVisibility, type ColumnStorage } from './columnVisibility.ts'

const columns = [{ id: 'vehicle', fixed: true }, { id: 'plate' }, { id: 'status' }]
const ids = (visibility: Record<string, boolean>, of: { id: string; fixed?: boolean }[] = columns) =>
  getVisibleColumns(of, visibility).map(({ id }) => id)

const holding = (text: string | null): ColumnStorage & { text: string | null } => ({
  text,
  getItem() {
    return this.text
  },
  setItem(_key, value) {
    this.text = value
  },
})

describe('getVisibleColumns', () => {
  test('returns all columns by default', () => expect(ids({})).toEqual(['vehicle', 'plate', 'status']))
  test('removes hidden columns', () => expect(ids({ plate: false, status: true })).toEqual(['vehicle', 'status']))
  test('keeps columns that are always visible', () => expect(ids({ vehicle: false, plate: false, status: false })).toEqual(['vehicle']))
  test('never returns an empty list', () => expect(ids({ plate: false, status: false }, columns.slice(1))).toEqual(['plate']))
})

describe('stored column visibility', () => {
  test('is read as it was written', () => {
    const storage = holding(null)
    writeColumnVisibility(storage, 'vehicles', { plate: false, status: true })
    expect(storage.text).toBe('["plate"]')
    expect(readColumnVisibility(storage, 'vehicles')).toEqual({ plate: false })
  })
  test.each(['', 'null', '{', '{"plate":false}', '"plate"'])('ignores %s', (text) =>
    expect(readColumnVisibility(holding(text), 'vehicles')).toBeUndefined(),
  )
  test('ignores invalid ids', () => expect(readColumnVisibility(holding('[1,"plate",null]'), 'vehicles')).toEqual({ plate: false }))
  test('survives a storage that throws', () => {
    const refuses: ColumnStorage = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(readColumnVisibility(refuses, 'vehicles')).toBeUndefined()
    expect(() => writeColumnVisibility(refuses, 'vehicles', {})).not.toThrow()
  })
})
