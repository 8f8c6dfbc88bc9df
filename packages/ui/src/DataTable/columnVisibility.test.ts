import { describe, expect, test } from 'vitest'
import { readColumnVisibility, getVisibleColumns, writeColumnVisibility, type ColumnStorage } from './columnVisibility.ts'

const columns = [{ id: 'vehicle', fixed: true }, { id: 'plate' }, { id: 'status' }]
const ids = (hidden: readonly string[], of: { id: string; fixed?: boolean }[] = columns) =>
  getVisibleColumns(of, new Set(hidden)).map(({ id }) => id)

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
  test('returns all columns by default', () => expect(ids([])).toEqual(['vehicle', 'plate', 'status']))
  test('removes hidden columns', () => expect(ids(['plate'])).toEqual(['vehicle', 'status']))
  test('keeps columns that are always visible', () => expect(ids(['vehicle', 'plate', 'status'])).toEqual(['vehicle']))
  test('never returns an empty list', () => expect(ids(['plate', 'status'], columns.slice(1))).toEqual(['plate']))
})

describe('stored column visibility', () => {
  test('is read as it was written', () => {
    const storage = holding(null)
    writeColumnVisibility(storage, 'vehicles', { plate: false, status: true })
    expect(readColumnVisibility(storage, 'vehicles')).toEqual({ plate: false, status: true })
  })
  test('is read as earlier versions wrote it: what is not in the list is visible', () =>
    expect(readColumnVisibility(holding('["plate"]'), 'vehicles', { plate: false, status: false })).toEqual({ plate: false, status: true }))
  test.each(['', 'null', '{', '"plate"'])('ignores %s', (text) => expect(readColumnVisibility(holding(text), 'vehicles')).toBeUndefined())
  test('ignores invalid choices', () =>
    expect(readColumnVisibility(holding('{"plate":false,"status":"no","city":null}'), 'vehicles')).toEqual({ plate: false }))
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
