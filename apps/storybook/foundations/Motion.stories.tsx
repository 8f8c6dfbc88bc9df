import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Sheet, TokenTable } from './Sheet.tsx'
import { shown, tokens } from './tokens.ts'

const timing = (duration: string, easing: string) => ({ '--duration': duration, '--easing': easing }) as CSSProperties // React's type knows no custom properties

function Motion() {
  return (
    <Sheet title="Motion">
      <p>Point at a lane to see its time. Under reduced motion nothing moves.</p>
      <TokenTable
        caption="duration"
        tokens={shown(tokens.motion.duration, 'duration')}
        picture={({ property }) => (
          <span className="track" style={timing(`var(${property})`, 'var(--vp-easing-standard)')}>
            <span className="runner" />
          </span>
        )}
      />
      <TokenTable
        caption="easing"
        tokens={shown(tokens.motion.easing, 'easing')}
        picture={({ property }) => (
          <span className="track" style={timing('var(--vp-duration-moderate)', `var(${property})`)}>
            <span className="runner" />
          </span>
        )}
      />
    </Sheet>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>
export default meta

export const Overview: StoryObj<typeof meta> = {}
