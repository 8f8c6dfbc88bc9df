import type { Meta, StoryObj } from '@storybook/react-vite'
import * as illustrations from '@vehicle-partner/ui/illustrations'
import { createElement, type ComponentType } from 'react'
import { components } from 'virtual:catalog'
import { samples } from '../../../packages/ui/src/componentSamples.tsx'
import { getDocs } from '../docs/componentDocs.ts'
import { renderInlineCode } from '../docs/renderInlineCode.tsx'
import { getDocsHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const drawings = components.filter(({ name }) => name.endsWith('Illustration'))
const byName = illustrations as unknown as Record<string, ComponentType<object>> // each with the props of its sample
const propsByName: Record<string, { props: object } | undefined> = samples

function Illustrations() {
  return (
    <FoundationPage title="Illustrations">
      <p>
        Roads and buses from above, in the colors of the theme: two lanes that meet, a dashed line for what is ahead, one amber bus in a
        picture. They are decoration: the text beside them carries the meaning, and screen readers pass them by.
      </p>
      <ul>
        <li>One drawing in a view, where there is nothing else to see: an empty list, the end of a way, a public page.</li>
        <li>Not beside data, not in a card of a list, not as an icon.</li>
        <li>Left out where the device asks for little data.</li>
      </ul>
      <div className="drawings">
        {drawings.map(({ name, title }) => (
          <section key={name} aria-label={name}>
            <h2>
              <StorybookLink href={getDocsHref(title)}>{name}</StorybookLink>
            </h2>
            <div className="drawing" inert aria-hidden="true">
              {byName[name] && createElement(byName[name], propsByName[name]?.props)}
            </div>
            <p>{renderInlineCode(getDocs(name)?.use.join(' ') ?? '')}</p>
          </section>
        ))}
      </div>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Illustrations', component: Illustrations, tags: ['!autodocs'] } satisfies Meta<typeof Illustrations>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Illustrations' }
