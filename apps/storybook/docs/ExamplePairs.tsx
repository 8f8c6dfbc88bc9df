import { Heading } from '@storybook/addon-docs/blocks'
import { examplePairs } from './pairTable.tsx'

/** Live examples of what to do and what not to do, side by side. They can be seen and not used: their controls would do nothing. */
export function ExamplePairs({ name }: { name: string }) {
  const pairs = examplePairs[name]
  if (!pairs) return null
  return (
    <>
      <Heading>Do and don’t, side by side</Heading>
      {pairs.map(({ good, bad }) => (
        <div key={good.text} className="docsPairs">
          <figure className="docsExample" data-kind="do">
            <div className="docsExampleStage sb-unstyled" inert>
              {good.example}
            </div>
            <figcaption>
              <strong>Do.</strong> {good.text}
            </figcaption>
          </figure>
          <figure className="docsExample" data-kind="dont">
            <div className="docsExampleStage sb-unstyled" inert>
              {bad.example}
            </div>
            <figcaption>
              <strong>Don’t.</strong> {bad.text}
            </figcaption>
          </figure>
        </div>
      ))}
    </>
  )
}
