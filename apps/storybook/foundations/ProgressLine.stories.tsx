import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoMark, Checklist } from '@vehicle-partner/ui'
import { FoundationPage } from './FoundationPage.tsx'

function ProgressLine() {
  return (
    <FoundationPage title="Progress line">
      <p>
        The one visual motif: solid for what is done, dashed for what is ahead, amber for the current position. There is no other
        decoration.
      </p>
      <svg className="progressLine" viewBox="0 0 640 56" role="img" aria-label="Two stops done, one current, two ahead">
        <line x1="28" y1="28" x2="320" y2="28" stroke="var(--vp-color-brand-solid)" strokeWidth="3" />
        <line x1="320" y1="28" x2="612" y2="28" stroke="var(--vp-color-border-control)" strokeWidth="3" strokeDasharray="8 6" />
        {[28, 174].map((x) => (
          <circle key={x} cx={x} cy="28" r="13" fill="var(--vp-color-brand-solid)" />
        ))}
        <circle cx="320" cy="28" r="13" fill="var(--vp-color-accent-solid)" stroke="var(--vp-color-text-primary)" strokeWidth="2" />
        {[466, 612].map((x) => (
          <circle key={x} cx={x} cy="28" r="13" fill="var(--vp-color-bg-page)" stroke="var(--vp-color-border-control)" strokeWidth="2" />
        ))}
      </svg>
      <h2>In the logo</h2>
      <LogoMark />
      <h2>In a checklist</h2>
      <Checklist
        title="Before you drive"
        items={[
          { id: 'documents', label: 'Documents', status: 'completed' },
          { id: 'tyres', label: 'Tyres', status: 'under-review' },
          { id: 'fuel', label: 'Fuel', status: 'pending', href: '#fuel' },
          { id: 'radio', label: 'Radio', status: 'pending', optional: true },
        ]}
      />
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Progress line', component: ProgressLine, tags: ['!autodocs'] } satisfies Meta<typeof ProgressLine>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Progress line' }
