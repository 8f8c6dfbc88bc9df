import { describe, expect, test } from 'vitest'
import { listPropsByComponent } from '../.storybook/catalog.ts'

const propsByComponent = listPropsByComponent()
const find = (component: string, prop: string) => propsByComponent[component]?.props.find(({ name }) => name === prop)

describe('the props of a docs page', () => {
  test.each([
    ['RadioCards', 'error', 'string', false],
    ['RadioCards', 'options', 'readonly RadioCard[]', true],
    ['DataTable', 'data', 'readonly Row[]', true],
    ['DataTable', 'pagination', 'TablePagination', false],
    ['DataTable', 'rowHref', '(row: Row) => string | undefined', false],
    ['DataTable', 'currentRowId', 'string', false],
    ['TextField', 'label', 'string', true],
  ])('%s.%s is %s', (component, prop, type, required) => {
    expect(find(component, prop)).toMatchObject({ type, required })
  })

  test('what a type leaves out is no prop', () => {
    expect(find('RadioCards', 'children')).toBeUndefined()
    expect(find('RadioCards', 'onChange')).toBeUndefined()
  })

  test('the types that the props name are defined below them', () => {
    const names = propsByComponent['DataTable']?.types.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['TablePagination', 'PaginationOptions', 'SelectedRows', 'Column']))
  })

  // `ref` is that of React.
  test('every prop is described in the types of its component', () => {
    const without = Object.entries(propsByComponent).flatMap(([name, listed]) =>
      (listed?.props ?? []).filter((prop) => prop.description === '' && prop.name !== 'ref').map((prop) => `${name}.${prop.name}`),
    )
    expect(without).toEqual([])
  })

  // A toast is a function of its hook.
  test('every component has props', () => {
    const without = Object.entries(propsByComponent).flatMap(([name, listed]) => ((listed?.props.length ?? 0) === 0 ? [name] : []))
    expect(without).toEqual(['Toast'])
  })
})
