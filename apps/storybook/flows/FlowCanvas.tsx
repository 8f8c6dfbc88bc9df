import { Heading, Stack, Text } from '@vehicle-partner/ui'
import { useEffect, useRef, useState } from 'react'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import { useToolbarGlobals } from '../.storybook/toolbarGlobals.ts'
import { getFrameHref, getStoryHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { takeTurn, whenShown } from './frameTurns.ts'
import { flows, type FlowName, type FlowStep } from './flowList.ts'
import '../start/pages.css'

const sizes = {
  Phone: { width: 390, height: 844, scale: 0.6 },
  Desktop: { width: 1440, height: 900, scale: 0.34 },
} as const
type Size = keyof typeof sizes

/** The test runner has no page for a story alone. */
const canOpenStories = !('__vitest_browser__' in window)

/** A flow on one canvas: its screens in their order, on a phone and on a desktop. Each screen is its story, loaded when it is near, two at a time. */
export function FlowCanvas({ flow }: { flow: FlowName }) {
  const { name, text, steps } = flows[flow]
  return (
    <main className="startPage flowPage">
      <Stack>
        <Heading level={1}>{name}</Heading>
        <Text>
          {text} {steps.length} screens; each is the real portal on demo data. Its name opens it.
        </Text>
      </Stack>
      {(Object.keys(sizes) as Size[]).map((size) => (
        <section key={size} aria-label={size}>
          <Stack>
            <Heading level={2}>{size}</Heading>
            <ScrollRegion className="flowScroll" aria-label={`${name}, ${size}`}>
              <ol className="flowFrames">
                {(steps as readonly FlowStep[]).map((step, at) => (
                  <li
                    key={`${step.title} ${step.story}`}
                    className="flowFrame"
                    style={{ inlineSize: sizes[size].width * sizes[size].scale }}
                  >
                    <ScreenFrame step={step} size={size} />
                    <Text size="small">
                      {at + 1}. <StorybookLink href={getStoryHref(step.title, step.story)}>{getScreenName(step)}</StorybookLink>
                      <br />
                      {step.text}
                    </Text>
                  </li>
                ))}
              </ol>
            </ScrollRegion>
          </Stack>
        </section>
      ))}
    </main>
  )
}

/** The screen and its state, such as "Vehicle document, under review". */
function getScreenName({ title, story }: FlowStep) {
  const words = (text: string) =>
    text.replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  const screen = words(title.slice(title.lastIndexOf('/') + 1))
  return `${screen}, ${words(story).toLowerCase()}`
}

function ScreenFrame({ step: { title, story }, size }: { step: FlowStep; size: Size }) {
  const { width, height, scale } = sizes[size]
  const box = useRef<HTMLDivElement>(null)
  const [isLoading, setIsLoading] = useState(false)
  const endTurn = useRef<() => void>(undefined)
  const theme = useToolbarGlobals()['theme'] === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    if (!box.current || !canOpenStories) return
    let isGone = false
    const load = async () => {
      endTurn.current = await takeTurn()
      if (isGone) endTurn.current()
      else setIsLoading(true)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { rootMargin: '100px 300px' },
    )
    observer.observe(box.current)
    return () => {
      isGone = true
      observer.disconnect()
      endTurn.current?.()
    }
  }, [])
  return (
    <div ref={box} className="flowScreen" inert aria-hidden="true" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {isLoading && (
        // A story of this Storybook: it needs its scripts, and the toolbar's channel of its own origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          src={`${getFrameHref(title, story, `theme:${theme}`)}&picture=true`}
          title={`${title}, ${story}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => void whenShown(currentTarget).then(() => endTurn.current?.())}
        />
      )}
    </div>
  )
}
