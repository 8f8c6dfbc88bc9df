import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoMark, Checklist } from '@vehicle-partner/ui'
import { Sheet } from './Sheet.tsx'

function Lane() {
  return (
    <Sheet title="The lane">
      <p>The one motif. A line is solid where it is done, dashed where it is ahead, and amber where we are now. Nothing else decorates.</p>
      <svg className="lane" viewBox="0 0 640 56" role="img" aria-label="Two stops done, one where we are now, two ahead">
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
      <h2>As the mark</h2>
      <LogoMark />
      <h2>As a checklist</h2>
      <Checklist
        title="Before you drive"
        items={[
          { id: 'papers', label: 'Papers', status: 'completed' },
          { id: 'tyres', label: 'Tyres', status: 'under-review' },
          { id: 'fuel', label: 'Fuel', status: 'pending', href: '#fuel' },
          { id: 'radio', label: 'Radio', status: 'pending', optional: true },
        ]}
      />
    </Sheet>
  )
}

const meta = { title: 'Foundations/Lane', component: Lane } satisfies Meta<typeof Lane>
export default meta

export const Overview: StoryObj<typeof meta> = {}
