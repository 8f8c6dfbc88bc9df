'use client'
import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from '../private/icons.ts'
import { useId, useSyncExternalStore, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import * as styles from './Carousel.css.ts'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'

/** A picture with a few words about it; the words carry the meaning. */
export interface CarouselSlide {
  id: string
  title: string
  text: string
  /** Decoration: it is hidden from assistive technology. */
  illustration?: ReactNode
}

/** The words that the carousel says itself. */
export interface CarouselLabels {
  /** What is shown here. @default 'Highlights' */
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
  slides: readonly CarouselSlide[]
  /** Milliseconds that a slide stands. @default 8000 */
  interval?: number
  /** Turns by itself, unless somebody prefers stillness. @default true */
  autoPlay?: boolean
  /** Begins again after the last slide. @default true */
  loop?: boolean
  /** The slide that is shown, from 0. */
  index?: number
  /** @default 0 */
  defaultIndex?: number
  onIndexChange?: (index: number) => void
  /** @default 'dots' */
  controls?: CarouselControls
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
 * Shows its slides in turn on a dark panel and begins again after the last. It waits while it is pointed at or focused
 * and while the page is hidden, can always be paused, and does not start by itself for people who prefer reduced motion.
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
  // As served, all slides can be read: without scripts they stand under one another.
  const isHydrated = useSyncExternalStore(subscribeNever, isBrowser, isBrowserOnServer)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only watch: nothing is operated by them
    <section
      aria-label={mergedLabels.carousel}
      {...rest}
      aria-roledescription="carousel"
      className={cx(styles.root, className)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={(event) => {
        // A mouse that pressed a button leaves its focus behind; only a keyboard's focus means that somebody is reading here.
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

/** One slide back or on. At an end it stays where it is, so that nobody loses the focus. */
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
