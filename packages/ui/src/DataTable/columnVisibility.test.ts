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

describe('which columns are shown', () => {
  test('all, when nothing is said', () => expect(ids({})).toEqual(['vehicle', 'plate', 'status']))
  test('without the hidden ones', () => expect(ids({ plate: false, status: true })).toEqual(['vehicle', 'status']))
  test('with the fixed ones always', () => expect(ids({ vehicle: false, plate: false, status: false })).toEqual(['vehicle']))
  test('never none', () => expect(ids({ plate: false, status: false }, columns.slice(1))).toEqual(['plate']))
})

describe('the choice is remembered', () => {
  test('as it was', () => {
    const storage = holding(null)
    writeColumnVisibility(storage, 'vehicles', { plate: false, status: true })
    expect(storage.text).toBe('["plate"]')
    expect(readColumnVisibility(storage, 'vehicles')).toEqual({ plate: false })
  })
  test.each(['', 'null', '{', '{"plate":false}', '"plate"'])('%s is no choice', (text) =>
    expect(readColumnVisibility(holding(text), 'vehicles')).toBeUndefined(),
  )
  test('what is no id is left out', () => expect(readColumnVisibility(holding('[1,"plate",null]'), 'vehicles')).toEqual({ plate: false }))
  test('a storage that refuses costs only the memory', () => {
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
