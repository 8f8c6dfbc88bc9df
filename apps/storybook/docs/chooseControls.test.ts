import type { StrictArgTypes } from 'storybook/internal/types'
import { expect, test, vi } from 'vitest'
import { chooseControls } from '../.storybook/chooseControls.ts'

vi.mock('virtual:unread-types', () => ({ unreadTypes: { DataTable: { columns: 'readonly Column<Row>[]' } } }))

const union = (raw: string): StrictArgTypes[string] => ({
  name: 'prop',
  type: { name: 'union', value: [], raw },
  table: { type: { summary: 'union' } },
})
const choose = (argType: StrictArgTypes[string], value?: unknown) =>
  chooseControls({ argTypes: { prop: argType }, initialArgs: value === undefined ? {} : { prop: value } })['prop']

test.each([
  ["boolean | 'end'", "boolean | 'end'", 'inline-radio', [true, false, 'end']],
  ["| 'none'\n  | 'small'", "'none' | 'small'", 'inline-radio', ['none', 'small']],
  ['string | undefined', 'string', 'text', undefined],
  ['boolean | undefined', 'boolean', 'boolean', undefined],
  ['number | null', 'number | null', 'number', undefined],
])('the union %s is written as %s and has the control %s', (raw, summary, type, options) => {
  const chosen = choose(union(raw))
  expect(chosen).toMatchObject({ table: { type: { summary } }, control: { type } })
  expect(chosen?.options).toEqual(options)
})

test('a union that no control can edit is written, without a control', () => {
  expect(choose(union('Sorting | null'))).toMatchObject({ table: { type: { summary: 'Sorting | null' } }, control: { disable: true } })
})

test('an attribute of HTML with a default of yes or no has a switch', () => {
  const attribute = { name: 'disabled', table: { defaultValue: { summary: 'false' } } }
  expect(choose(attribute)).toMatchObject({ table: { type: { summary: 'boolean' } }, control: { type: 'boolean' } })
})

test('a type that Storybook does not know is that of the source', () => {
  const columns: StrictArgTypes[string] = {
    name: 'columns',
    type: { name: 'other', value: 'unknown' },
    table: { type: { summary: 'unknown' } },
  }
  expect(chooseControls({ argTypes: { columns }, initialArgs: {}, title: 'UI/Data/DataTable/Rows' })['columns']).toMatchObject({
    table: { type: { summary: 'readonly Column<Row>[]' } },
    control: { disable: true },
  })
})
