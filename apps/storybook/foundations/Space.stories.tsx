import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, TokenTable } from './FoundationPage.tsx'
import { listTokens, tokens } from './listTokens.ts'

function Space() {
  return (
    <FoundationPage title="Space, size and shape">
      <TokenTable
        caption="space"
        tokens={listTokens(tokens.space, 'space')}
        renderPreview={({ property }) => <span className="bar" style={{ inlineSize: `var(${property})` }} />}
      />
      <TokenTable
        caption="size"
        tokens={listTokens(tokens.size, 'size')}
        renderPreview={({ property }) => <span className="bar" style={{ inlineSize: `min(var(${property}), 20rem)` }} />}
      />
      <TokenTable
        caption="radius"
        tokens={listTokens(tokens.radius, 'radius')}
        renderPreview={({ property }) => <span className="box" style={{ borderRadius: `var(${property})` }} />}
      />
      <TokenTable
        caption="border width"
        tokens={listTokens(tokens.border.width, 'borderWidth')}
        renderPreview={({ property }) => <span className="box" style={{ borderWidth: `var(${property})` }} />}
      />
      <TokenTable
        caption="shadow"
        tokens={listTokens(tokens.shadow, 'shadow')}
        renderPreview={({ property }) => <span className="box" style={{ boxShadow: `var(${property})` }} />}
      />
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Space', component: Space, tags: ['!autodocs'] } satisfies Meta<typeof Space>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Space' }
