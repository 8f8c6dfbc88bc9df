import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet } from './Sheet.tsx'
import { tokens } from './tokens.ts'

const sentence = 'Your bus KJA-482DE earned ₦1,284,500.00 from Ajah to CMS, Ọṣun, Ẹ̀gbá, Ɗanladi, Ƙano'

function Type() {
  return (
    <Sheet title="Type">
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
            {sentence}
          </p>
        </section>
      ))}
    </Sheet>
  )
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>
export default meta

export const Overview: StoryObj<typeof meta> = {}
