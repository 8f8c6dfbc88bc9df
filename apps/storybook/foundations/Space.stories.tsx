import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
        caption="size, drawn at a quarter"
        tokens={listTokens(tokens.size, 'size')}
        renderPreview={({ property }) => <span className="bar" style={{ inlineSize: `calc(var(${property}) / 4)` }} />}
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

export const Overview: StoryObj<typeof meta> = {
  name: 'Space',
  play: async ({ canvas }) => {
    const widthOf = (size: string) => canvas.getByText(size).closest('tr')?.querySelector('.bar')?.getBoundingClientRect().width
    await expect([widthOf('content'), widthOf('readable')]).toEqual([300, 160])
  },
}
