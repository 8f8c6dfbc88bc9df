import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { FoundationPage, TokenTable } from './FoundationPage.tsx'
import { listTokens, tokens } from './listTokens.ts'

const timing = (duration: string, easing: string) => ({ '--duration': duration, '--easing': easing }) as CSSProperties // React's type knows no custom properties

function Motion() {
  return (
    <FoundationPage title="Motion">
      <p>Hover a track to see its duration. With reduced motion nothing moves.</p>
      <TokenTable
        caption="duration"
        tokens={listTokens(tokens.motion.duration, 'duration')}
        renderPreview={({ property }) => (
          <span className="track" style={timing(`var(${property})`, 'var(--vp-easing-standard)')}>
            <span className="movingDot" />
          </span>
        )}
      />
      <TokenTable
        caption="easing"
        tokens={listTokens(tokens.motion.easing, 'easing')}
        renderPreview={({ property }) => (
          <span className="track" style={timing('var(--vp-duration-moderate)', `var(${property})`)}>
            <span className="movingDot" />
          </span>
        )}
      />
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>
export default meta

export const Overview: StoryObj<typeof meta> = {}
