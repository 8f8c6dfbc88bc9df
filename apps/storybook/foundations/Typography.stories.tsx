import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage } from './FoundationPage.tsx'
import { tokens } from './listTokens.ts'

const sampleSentence = 'Your bus KJA-482DE earned ₦1,284,500.00 from Ajah to CMS, Ọṣun, Ẹ̀gbá, Ɗanladi, Ƙano'

/** Where each role is used. */
const uses: Readonly<Record<keyof typeof tokens.typography, string>> = {
  display: 'The one statement of a page: a result, an amount. 32 px on a phone.',
  title: 'The title of a page, once.',
  heading: 'Sections of a page, and titles of dialogs.',
  subheading: 'Titles of cards, groups and popovers.',
  body: 'Text to read, and what is typed.',
  label: 'Labels of fields and figures, names in a list, small buttons.',
  small: 'Hints, secondary lines, cells of tables.',
  caption: 'Badges, heads of columns and groups, axes of charts.',
  metric: 'A figure of a card, and the total of a ring chart.',
}

function Typography() {
  return (
    <FoundationPage title="Typography">
      {Object.entries(tokens.typography).map(([role, { $value }]) => (
        <section key={role} aria-label={role}>
          <h2>{role}</h2>
          <p>{uses[role as keyof typeof uses]}</p>
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
