import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { unreadableDate } from '../unreadableDate.ts'
import { DateField } from './DateField.tsx'

afterEach(cleanup)

/** Shows the form's value beside the field. */
function Example({ start }: { start: string }) {
  const { control } = useForm({ defaultValues: { day: start } })
  return (
    <form>
      <DateField control={control} name="day" label="Day" unreadable={unreadableDate} calendar={false} />
      <output>{useWatch({ control, name: 'day' })}</output>
      <button type="reset">Reset</button>
    </form>
  )
}

function open(start = '') {
  render(<Example start={start} />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  return { user: userEvent.setup(), field, state: () => [field.value, document.querySelector('output')?.textContent] }
}

test('an undone date leaves an empty field and no value', async () => {
  const { user, field, state } = open()
  await user.click(field)
  await user.paste('03-02-2026')
  expect(state()).toEqual(['03-02-2026', '2026-02-03'])
  await user.keyboard('{Control>}z{/Control}')
  expect(state()).toEqual(['', ''])
  await user.keyboard('{Control>}y{/Control}')
  expect(state()).toEqual(['03-02-2026', '2026-02-03'])
})

test('the value is the text that an undo or a redo shows', async () => {
  const { user, field, state } = open()
  await user.type(field, '31-02-2027')
  expect(state()).toEqual(['31-02-2027', '?31-02-2027'])
  await user.keyboard('{Control>}zz{/Control}')
  expect(state()).toEqual(['31-02-20', '?31-02-20'])
  await user.keyboard('{Control>}y{/Control}')
  expect(state()).toEqual(['31-02-202', '?31-02-202'])
})

test('the value is the text before a date once that is undone', async () => {
  const { user, field, state } = open()
  await user.type(field, '03-02-2026')
  await user.keyboard('{Control>}z{/Control}')
  expect(state()).toEqual(['03-02-202', '?03-02-202'])
})

test.each([
  ['a date', '03-02-2026'],
  ['a text that is not a date', '31-02-2027'],
])('a reset form has no value after %s', async (_what, typed) => {
  const { user, field, state } = open()
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(state()).toEqual(['', ''])
})

test('the text of a draft can be changed, undone and reset', async () => {
  const { user, field, state } = open('?31-02-2027')
  expect(state()).toEqual(['31-02-2027', '?31-02-2027'])
  await user.type(field, '{Backspace}8')
  expect(state()).toEqual(['31-02-2028', '?31-02-2028'])
  await user.keyboard('{Control>}z{/Control}')
  expect(state()).toEqual(['31-02-202', '?31-02-202'])
  fireEvent.reset(field.closest('form') ?? field)
  expect(state()).toEqual(['', ''])
})
