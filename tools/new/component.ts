import { camel, insertSorted, pascalCase, replaced, words, type Plan, type Read } from './generatorPlan.ts'

/** A component of packages/ui: folder, public name, sample and budget. */
export function component(name: string, read: Read): Plan {
  if (!pascalCase.test(name)) throw new Error(`A component is named like ConfirmDialog, not "${name}"`)
  const folder = `packages/ui/src/${name}`
  const recipe = camel(name)
  const budgets = JSON.parse(read('packages/ui/budgets.json')) as { ui: Record<string, number[]> }
  const ui = Object.fromEntries(Object.entries({ ...budgets.ui, [name]: [0] }).toSorted(([a], [b]) => a.localeCompare(b)))
  return {
    writes: {
      [`${folder}/${name}.tsx`]: `import { cva } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './${name}.css.ts'

export type ${name}Tone = 'normal' | 'quiet'

export interface ${name}Props extends HTMLAttributes<HTMLDivElement> {
  /** @default 'normal' */
  tone?: ${name}Tone
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

const ${recipe} = cva(styles.root, { variants: { tone: styles.tone }, defaultVariants: { tone: 'normal' } })

/** A ${words(name)}: describe its purpose in one sentence. */
export function ${name}({ tone, className, children, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={${recipe}({ tone, className })}>
      {children}
    </div>
  )
}
`,
      [`${folder}/${name}.css.ts`]: `import { theme } from '../theme/contract.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { ${name}Tone } from './${name}.tsx'

export const root = style({ padding: theme.space['4'], borderRadius: theme.radius.medium })

export const tone = styleVariants<${name}Tone>({
  normal: { background: theme.color.bg.surface, color: theme.color.text.primary },
  quiet: { color: theme.color.text.secondary },
})
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ${name} } from './${name}.tsx'

const meta = { title: 'UI/Data/${name}', component: ${name}, args: { children: 'Lagos to Ibadan' } } satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack>
      <${name} {...args} />
      <${name} {...args} tone="quiet" />
    </Stack>
  ),
}

export const LongText: Story = {
  args: { children: 'Words that go on and on, far past the end of the line and of the next one, so that all of them can still be read' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.children))).toBeVisible()
  },
}
`,
      [`${folder}/${name}.docs.ts`]: `import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: [],
  related: [],
  use: ['Say when this is the right component.'],
  avoid: ['Say when it is not, and what is right then.'],
  anatomy: ['Its one part'],
  do: ['Say what good use looks like.'],
  dont: ['Say what people get wrong.'],
  keyboard: [],
}
`,
    },
    edits: {
      'packages/ui/src/index.ts': insertSorted(
        read('packages/ui/src/index.ts'),
        `export { ${name}, type ${name}Props, type ${name}Tone } from './${name}/${name}.tsx'`,
        /from '\.\/(\w+)\//,
      ),
      'packages/ui/src/componentSamples.tsx': replaced(
        read('packages/ui/src/componentSamples.tsx'),
        '  VisuallyHidden: {',
        `  ${name}: { props: { children: 'Lagos to Ibadan' } },\n  VisuallyHidden: {`,
      ),
      'packages/ui/budgets.json': JSON.stringify({ ...budgets, ui }, null, 2),
    },
    commands: [['node', 'tools/measureBytes.ts', '--write', name]],
    next: `write ${folder}/${name}.docs.ts in earnest, and a changeset (pnpm changeset).`,
  }
}
