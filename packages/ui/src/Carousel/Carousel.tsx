'use client'
import { cx } from '../private/cx.ts'
import { ChevronLeft, ChevronRight } from '../private/icons/messageIcons.ts'
import { Pause, Play } from '../private/icons/playIcons.ts'
import { useId, useSyncExternalStore, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import * as styles from './Carousel.css.ts'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'

/** A slide with a title, a text and an optional illustration. */
export interface CarouselSlide {
  id: string
  title: string
  text: string
  /** Decorative: hidden from assistive technology. */
  illustration?: ReactNode
}

/** Texts of the carousel. */
export interface CarouselLabels {
  /** The accessible name. @default 'Highlights' */
  carousel: string
  /** @default 'Pause' */
  pause: string
  /** @default 'Play' */
  play: string
  /** @default '1 of 2' */
  slide: (place: number, count: number) => string
  /** The name of the button that shows a slide. @default 'Show slide 1' */
  showSlide: (place: number) => string
  /** @default 'Previous slide' */
  previous: string
  /** @default 'Next slide' */
  next: string
}

export type CarouselControls = 'dots' | 'arrows' | 'both'

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is shown, one after the other. */
  slides: readonly CarouselSlide[]
  /** Milliseconds per slide. @default 8000 */
  interval?: number
  /** Rotates on mount, unless the user prefers reduced motion. @default true */
  autoPlay?: boolean
  /** Starts over after the last slide. @default true */
  loop?: boolean
  /** The shown slide, from 0. */
  index?: number
  /** The slide that is shown first, from 0. @default 0 */
  defaultIndex?: number
  /** Called with the slide that is shown next. */
  onIndexChange?: (index: number) => void
  /** What changes the slide by hand. @default 'dots' */
  controls?: CarouselControls
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<CarouselLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: CarouselLabels = {
  carousel: 'Highlights',
  pause: 'Pause',
  play: 'Play',
  slide: (place, count) => `${place} of ${count}`,
  showSlide: (place) => `Show slide ${place}`,
  previous: 'Previous slide',
  next: 'Next slide',
}

const subscribeNever = () => () => {}
const isBrowser = () => true
const isBrowserOnServer = () => false

/**
 * Shows its slides in turn on a dark panel. Rotation waits while the carousel is hovered or focused and while the page is hidden, can
 * always be paused, and does not start by itself if the user prefers reduced motion.
 */
export function Carousel({
  slides,
  interval = 8000,
  autoPlay = true,
  loop = true,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  controls = 'dots',
  labels,
  className,
  ...rest
}: CarouselProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const id = useId()
  const [requestedIndex, setIndex] = useControllableState(given, defaultIndex, onIndexChange)
  const rotation = useRotation({ count: slides.length, interval, autoPlay, loop, index: requestedIndex, onIndexChange: setIndex })
  const { index, playing, rotating, turn, toggle, enter, leave, focus, blur } = rotation
  const swipe = useSwipe(turn)
  // All slides stay readable without scripts, so they become inert only after hydration.
  const isHydrated = useSyncExternalStore(subscribeNever, isBrowser, isBrowserOnServer)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only observe focus and pointer
    <section
      aria-label={mergedLabels.carousel}
      {...rest}
      aria-roledescription="carousel"
      className={cx(styles.root, className)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={(event) => {
        // Only keyboard focus stops the rotation: a click leaves focus on its button.
        if (event.target.matches(':focus-visible')) focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) blur()
      }}
    >
      {slides.length > 1 ? (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.playButton}
            aria-label={playing ? mergedLabels.pause : mergedLabels.play}
            onClick={toggle}
          >
            <Icon size="small">{playing ? <Pause fill="currentColor" stroke="none" /> : <Play fill="currentColor" stroke="none" />}</Icon>
          </button>
          {controls === 'dots' ? null : (
            <StepButton label={mergedLabels.previous} by={-1} isEnd={!loop && index === 0} controls={id} onStep={turn} />
          )}
          {controls === 'arrows' ? null : (
            <div className={styles.dots}>
              {slides.map((slide, at) => (
                <button
                  key={slide.id}
                  type="button"
                  className={styles.dotButton}
                  aria-label={mergedLabels.showSlide(at + 1)}
                  aria-current={at === index}
                  aria-controls={id}
                  onClick={() => setIndex(at)}
                >
                  <span className={cx(styles.dot, at === index && styles.activeDot)} />
                </button>
              ))}
            </div>
          )}
          {controls === 'dots' ? null : (
            <StepButton label={mergedLabels.next} by={1} isEnd={!loop && index === slides.length - 1} controls={id} onStep={turn} />
          )}
        </div>
      ) : null}
      <div id={id} aria-live={rotating ? 'off' : 'polite'} className={styles.slides} {...swipe}>
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={mergedLabels.slide(at + 1, slides.length)}
            inert={isHydrated && at !== index}
            className={cx(styles.slide, at !== index && styles.hiddenSlide)}
          >
            <div aria-hidden="true" className={styles.illustration}>
              {slide.illustration}
            </div>
            <div className={styles.caption}>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

interface StepButtonProps {
  label: string
  by: 1 | -1
  isEnd: boolean
  controls: string
  onStep: (by: 1 | -1) => void
}

/** Shows the previous or next slide. At an end it stays focusable. */
function StepButton({ label, by, isEnd, controls, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      aria-controls={controls}
      className={cx(styles.playButton, styles.stepButton, isEnd && styles.disabledStep)}
      onClick={() => onStep(by)}
    >
      <Icon>{by === 1 ? <ChevronRight /> : <ChevronLeft />}</Icon>
    </button>
  )
}
