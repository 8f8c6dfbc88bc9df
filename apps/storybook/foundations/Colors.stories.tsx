import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, TokenTable } from './FoundationPage.tsx'
import { listTokens, tokens } from './listTokens.ts'

function Colors({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <FoundationPage title="Colors">
      {Object.entries(tokens.theme[theme]).map(([group, branch]) => (
        <TokenTable
          key={group}
          caption={group}
          tokens={listTokens(branch, `color-${group}`)}
          renderPreview={({ property }) => <span className="swatch" style={{ background: `var(${property})` }} />}
        />
      ))}
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Colors', component: Colors, args: { theme: 'light' } } satisfies Meta<typeof Colors>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args, { globals }) => <Colors {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
}
