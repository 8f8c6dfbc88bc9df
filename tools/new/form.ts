import { camel, insertSorted, pascalCase, words, type Plan, type Read } from './generatorPlan.ts'

/** A form of packages/forms: schema with its messages, fields, stories and a table test. */
export function form(name: string, read: Read): Plan {
  if (!pascalCase.test(name) || !name.endsWith('Form')) throw new Error(`A form is named like LoginForm, not "${name}"`)
  const subject = name.slice(0, -'Form'.length)
  const folder = `packages/forms/src/${name}`
  const schema = `${camel(subject)}Schema`
  const values = `${subject}Values`
  return {
    writes: {
      [`${folder}/${name}.tsx`]: `'use client'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of the ${words(subject)} form. */
export const ${schema} = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name')) })
export type ${values} = z.infer<typeof ${schema}>

export interface ${name}Props {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: ${values}) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** What is known already. */
  values?: Partial<${values}>
}

/** Say in one sentence what people fill in here. */
export function ${name}({ onSubmit, onSubmitError, values }: ${name}Props) {
  const { control, submit, ready, pending } = useForm(${schema}, { name: '', ...values }, onSubmit)
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <TextField control={control} name="name" label="Name" autoComplete="name" />
      <SubmitButton ready={ready} pending={pending} pendingLabel="Saving...">
        Save
      </SubmitButton>
    </Form>
  )
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Forms/${name}',
  component: ${name},
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn() },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

/** Filled and ready to be sent. */
export const Overview: Story = { args: { values: { name: 'Adaeze Okafor' } } }

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'x{Backspace}')
    await userEvent.tab()
    await expect(await canvas.findByText('Please enter a name')).toBeVisible()
  },
}

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Adaeze Okafor{Enter}')
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ name: 'Adaeze Okafor' })
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Please check', fields: { name: 'This name is taken' } })) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('This name is taken')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Name')).toHaveFocus())
  },
}
`,
      [`${folder}/${name}.test.tsx`]: `import { expect, test } from 'vitest'
import { ${schema}, type ${values} } from './${name}.tsx'

test.each<[what: string, values: ${values}, message: string | undefined]>([
  ['a name', { name: 'Adaeze Okafor' }, undefined],
  ['none', { name: '' }, 'Please enter a name'],
  ['only spaces', { name: '  ' }, 'Please enter a name'],
])('%s', (_what, values, message) => {
  const { error } = ${schema}.safeParse(values)
  expect(error?.issues[0]?.message).toBe(message)
})
`,
    },
    edits: {
      'packages/forms/src/index.ts': insertSorted(
        read('packages/forms/src/index.ts'),
        `export { ${name}, ${schema}, type ${name}Props, type ${values} } from './${name}/${name}.tsx'`,
        /from '\.\/([A-Z]\w+)\//,
      ),
    },
    commands: [],
    next: `put the real fields and messages into ${folder}/${name}.tsx, a row per rule into its test, and a changeset (pnpm changeset).`,
  }
}
