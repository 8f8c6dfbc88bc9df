import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage } from './FoundationPage.tsx'
import { tokens } from './listTokens.ts'

const sampleSentence = 'Your bus KJA-482DE earned ₦1,284,500.00 from Ajah to CMS, Ọṣun, Ẹ̀gbá, Ɗanladi, Ƙano'

function Typography() {
  return (
    <FoundationPage title="Typography">
      {Object.entries(tokens.typography).map(([role, { $value }]) => (
        <section key={role} aria-label={role}>
          <h2>{role}</h2>
          <code>
            {$value.fontSize.value} {$value.fontSize.unit}, line {$value.lineHeight}, weight {$value.fontWeight}, tracking{' '}
            {$value.letterSpacing.value} px
          </code>
          <p
            style={{
              fontSize: `${$value.fontSize.value / 16}rem`,
              lineHeight: $value.lineHeight,
              fontWeight: $value.fontWeight,
              letterSpacing: `${$value.letterSpacing.value / 16}rem`,
            }}
          >
            {sampleSentence}
          </p>
        </section>
      ))}
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Typography', component: Typography, tags: ['!autodocs'] } satisfies Meta<typeof Typography>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Typography' }
