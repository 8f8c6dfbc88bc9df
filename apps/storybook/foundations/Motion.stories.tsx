import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vehicle-partner/ui'
import { Play } from '@vehicle-partner/ui/icons'
import { useState, type CSSProperties } from 'react'
import { FoundationPage, TokenTable } from './FoundationPage.tsx'
import { listTokens, tokens } from './listTokens.ts'

const timing = (duration: string, easing: string) => ({ '--duration': duration, '--easing': easing }) as CSSProperties // React's type knows no custom properties

function Motion() {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <FoundationPage title="Motion">
      <p>
        Motion shows where something comes from or that it is under way; nothing moves for its own sake. With reduced motion nothing moves
        at all: the end is shown at once.
      </p>
      <div>
        <Button variant="secondary" startIcon={<Play />} onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? 'Play back' : 'Play'}
        </Button>
      </div>
      <div className={isPlaying ? 'tracks playing' : 'tracks'}>
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
      </div>
      <h2>Where which</h2>
      <ul>
        <li>instant: hover and press.</li>
        <li>quick: menus, tooltips, the thumb of a switch.</li>
        <li>moderate: dialogs, panels, a carousel’s cross-fade.</li>
        <li>The easing standard for what comes, exit for what goes.</li>
      </ul>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion, tags: ['!autodocs'] } satisfies Meta<typeof Motion>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Motion' }
